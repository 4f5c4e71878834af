import { loadConfig } from '../config.ts';
import { runToEnd } from '../lifecycle.ts';
import { moveToServers } from './move.ts';

await runToEnd(() => moveToServers(loadConfig(), (line) => console.log(line)));
