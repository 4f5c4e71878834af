import { loadConfig } from '../config/config.ts';
import { runToEnd } from '../start/lifecycle.ts';
import { moveToServers } from './move.ts';

await runToEnd(() => moveToServers(loadConfig(), (line) => console.log(line)));
