/**
 * Runs the benches, each in its own process, and prints targets and measurements: all of them with
 * `npm run bench`, some with `npm run bench render replies`.
 */
import { fork } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { formatRow, type Row } from './report.ts';

const SUFFIX = '.bench.ts';
/**
 * Creates thousands of files, which ext4 without a journal does slowly for minutes after many were
 * deleted, as every bench does when it ends: 15 times slower, measured with 2,000 files.
 */
const FIRST = 'republish-embedded';
const all = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith(SUFFIX))
  .map((file) => file.slice(0, -SUFFIX.length))
  .sort((one, other) => Number(other === FIRST) - Number(one === FIRST));
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !all.includes(name));
if (unknown.length > 0) {
  console.error(`There is no bench ${unknown.join(', ')}; there are: ${all.join(', ')}.`);
  process.exit(1);
}

const rows: Row[] = [];
for (const name of asked.length > 0 ? asked : all) await run(name);
const missed = rows.filter(({ isMet }) => !isMet).length;
console.log(`${rows.length - missed} targets met, ${missed} missed`);
process.exitCode = missed === 0 ? 0 : 1;

function run(name: string): Promise<void> {
  const child = fork(join(import.meta.dirname, `${name}${SUFFIX}`), {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  child.on('message', (row: Row) => {
    rows.push(row);
    console.log(formatRow(row));
  });
  return new Promise((resolve) => {
    child.on('exit', (code) => {
      if (code !== 0) {
        const row = { what: name, target: 'to run', measured: `ended with ${code}`, isMet: false };
        rows.push(row);
        console.log(formatRow(row));
      }
      resolve();
    });
  });
}
