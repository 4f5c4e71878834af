import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { prepare } from './build.mjs';
import { requireNode } from './packages.mjs';
import { become } from './processes.mjs';
import { ROOT } from './root.mjs';

/**
 * Starts the whole product in one process or, with an argument, only its `api` or a `worker`; or
 * runs the command `move-to-servers`.
 */
const part = process.argv[2] ?? 'standalone';
if (!['standalone', 'api', 'worker', 'move-to-servers'].includes(part)) {
  console.error(
    `Unknown part "${part}": use api, worker, move-to-servers, or nothing for the whole product.`,
  );
  process.exit(1);
}

requireNode();
// Production images contain the built files but no sources.
if (existsSync(join(ROOT, 'domain')) && !(await prepare())) process.exit(1);
become(process.execPath, ['--enable-source-maps', join(ROOT, `dist/server/${part}.js`)], {
  NODE_ENV: 'production',
  // Image libraries allocate from many threads; glibc's default arenas would keep hundreds of MB.
  MALLOC_ARENA_MAX: '2',
  // The AWS SDK warns on Node.js 20, which the locked version still supports.
  AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
});
