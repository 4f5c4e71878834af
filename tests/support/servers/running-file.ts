import { readFileSync } from 'node:fs';
import type { Connections } from './all.ts';
import { isAlive } from './server-process.ts';

/** The file in which `serve.ts` writes how to reach the servers that it keeps running. */
export const runningFile = process.env.TEST_SERVERS_FILE ?? '.cache/test-servers.json';

export interface RunningFile {
  readonly pids: readonly number[];
  readonly connections: Partial<Connections>;
}

/** Returns the connections of the servers kept running, if there are any and all are alive. */
export function readRunning(): Partial<Connections> | undefined {
  let content: string;
  try {
    content = readFileSync(runningFile, 'utf8');
  } catch {
    return undefined;
  }
  const running = JSON.parse(content) as RunningFile;
  return running.pids.every(isAlive) ? running.connections : undefined;
}
