import { existsSync, rmSync } from 'node:fs';
import { mkdtemp, readFile, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from './build.mjs';
import { BROWSERS, installServers } from './debian.mjs';
import { compileSqlite, installPackages, requireNode } from './packages.mjs';
import { run } from './processes.mjs';
import { ROOT } from './root.mjs';

const BIN = join(ROOT, 'node_modules/.bin');
const RESULTS = join(ROOT, '.cache/results');
/** Files here are in memory, on Linux. */
const MEMORY = '/dev/shm';
const MEMORY_NEEDED = 4 * 1024 ** 3;
/** How many browser tests may pass only at the second try; each further one counts as failed. */
const SECOND_TRIES = 3;
const total = { passed: 0, failed: 0 };

const suite = process.argv[2] ?? 'all';
if (!['all', 'unit', 'integration', 'browser', 'checks'].includes(suite)) {
  console.error(`Unknown suite "${suite}": use unit, integration, browser, checks, or nothing.`);
  process.exit(1);
}
const wants = (name) => suite === 'all' || suite === name;

requireNode();
// On its own: it mostly waits for the network, and neither checks nor builds need its servers.
const servers = wants('integration') || wants('browser') ? installServers() : Promise.resolve([]);
await installPackages();
// Also on its own: it uses one core, and checks do not need it.
const sqlite = compileSqlite();

if (wants('checks')) {
  await Promise.all([
    check('format, lint and walls between rooms', 'biome', ['ci', '--error-on-warnings']),
    check('types', 'tsc', ['-b']),
    unused(),
    // An install on one machine may leave other platforms' optional packages out of the lock file.
    check('lock file of every platform', 'npm', ['ci', '--dry-run', '--no-audit']),
  ]);
}
if (wants('integration') || wants('browser')) count('build', await build());

// These need no database.
if (wants('unit')) await vitest(['unit', 'unit-dom']);
if (!(await sqlite)) count('SQLite', false);

const missing = await servers;
total.failed += missing.length;
const hasServers = missing.every((name) => BROWSERS.includes(name));
const hasBrowser = !missing.some((name) => BROWSERS.includes(name));
if (wants('integration') && hasServers) {
  await vitest(['integration', 'integration-alone'], await temporaryInMemory());
}
if (wants('browser') && hasBrowser) await browser();

process.exitCode = total.failed === 0 ? 0 : 1;
console.log(`${total.passed} passed, ${total.failed} failed`);

function count(name, ok) {
  total[ok ? 'passed' : 'failed'] += 1;
  console.log(`${ok ? '✓' : '✗'} ${name}`);
}

/** Runs a check that passes or fails as a whole; prints its output when it fails. */
async function check(name, command, args) {
  const program = existsSync(join(BIN, command)) ? join(BIN, command) : command;
  const { ok, output } = await run(program, args);
  if (!ok) console.error(output.trim());
  count(name, ok);
}

/** In sequence: while knip reads vike's configuration, vike creates files beside the pages. */
async function unused() {
  await check('nothing unused', 'knip', ['--no-progress']);
  const args = ['--no-progress', '--production', '--include', 'files,exports'];
  await check('nothing that only tests use', 'knip', args);
}

async function vitest(projects, env = {}) {
  const report = join(RESULTS, 'vitest.json');
  const args = [
    'run',
    ...projects.flatMap((name) => ['--project', name]),
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  const result = await tests(report, 'vitest', args, env);
  // A file that cannot be loaded has no tests that could fail.
  const broken = result?.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  add(result?.numPassedTests, (result?.numFailedTests ?? 0) + (broken?.length ?? 0));
}

async function browser() {
  const report = join(RESULTS, 'browser.json');
  const result = await tests(report, 'playwright', ['test', '-c', 'tests/browser'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  const { expected = 0, unexpected = 0 } = result?.stats ?? {};
  const again = (result?.suites ?? []).flatMap(secondTries);
  const tooMany = Math.max(0, again.length - SECOND_TRIES);
  add(expected + again.length - tooMany, unexpected + tooMany);
  if (again.length === 0) return;
  const verdict = tooMany > 0 ? `, ${SECOND_TRIES} are allowed` : '';
  console.log(`Passed at the second try (${again.length}${verdict}): ${again.join('; ')}`);
}

/**
 * Returns the environment in which temporary files are in memory, or an empty one where there is
 * too little. The servers of the tests wait for the disk after each write: a seventh of the time.
 */
async function temporaryInMemory() {
  const { bavail, bsize } = await statfs(MEMORY).catch(() => ({ bavail: 0, bsize: 0 }));
  if (bavail * bsize < MEMORY_NEEDED) return {};
  const folder = await mkdtemp(join(MEMORY, 'wedding-invite-tests-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  return { TMPDIR: folder };
}

/** Names the tests in Playwright's report that failed once and then passed, by file and title. */
function secondTries({ title, specs = [], suites = [] }) {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  const names = [...own.map((spec) => spec.title), ...suites.flatMap(secondTries)];
  return names.map((name) => `${title}: ${name}`);
}

/** Runs a test runner and returns its report; one that ends without a report counts as failed. */
async function tests(report, command, args, env = {}) {
  await rm(report, { force: true });
  const { ok } = await run(join(BIN, command), args, { show: true, env });
  const result = existsSync(report) ? JSON.parse(await readFile(report, 'utf8')) : undefined;
  const sawFailure = result && (result.numFailedTests > 0 || result.stats?.unexpected > 0);
  if (!result || (!ok && !sawFailure)) count(`${command} ended without an error`, false);
  return result;
}

function add(passed = 0, failed = 0) {
  total.passed += passed;
  total.failed += failed;
}
