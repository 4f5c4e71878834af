import { join } from 'node:path';
import { prepare } from './build.mjs';
import { requireNode } from './packages.mjs';
import { become } from './processes.mjs';
import { ROOT } from './root.mjs';

/** Measures the product against its targets; arguments select benches by name. */
requireNode();
if (!(await prepare())) process.exit(1);
become(
  process.execPath,
  ['--import', 'tsx', join(ROOT, 'tests/bench/main.ts'), ...process.argv.slice(2)],
  { NODE_ENV: 'production' },
);
