import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { run } from './processes.mjs';

/** The full browser, and the headless shell, with which most tests take a third less time. */
export const BROWSERS = ['chromium', 'chromium-headless-shell'];

/**
 * What the tests start beside the product: a file whose presence shows that it is installed, its
 * package, and a file that does as well where that package cannot be installed.
 */
const SERVERS = [
  { file: '/usr/sbin/mariadbd', debian: 'mariadb-server' },
  { file: '/usr/bin/redis-server', debian: 'redis-server' },
  { file: '/usr/sbin/nginx', debian: 'nginx' },
  {
    file: '/usr/lib/nginx/modules/ngx_http_brotli_filter_module.so',
    debian: 'libnginx-mod-http-brotli-filter',
  },
  {
    file: '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
    debian: 'libnginx-mod-http-brotli-static',
  },
  { file: '/usr/bin/radosgw', debian: 'radosgw' },
  { file: '/usr/bin/ceph-mon', debian: 'ceph-mon' },
  { file: '/usr/bin/ceph-osd', debian: 'ceph-osd' },
  { file: '/usr/bin/chromium', debian: 'chromium', instead: '/usr/bin/chromium-headless-shell' },
  {
    file: '/usr/bin/chromium-headless-shell',
    debian: 'chromium-headless-shell',
    instead: '/usr/bin/chromium',
  },
];

const NEVER_START = '/usr/sbin/policy-rc.d';

/**
 * Makes sure that the servers and browsers of the tests are there: installs them on Debian when run
 * as root, then prints one line for each that is still missing.
 * @returns {Promise<string[]>} Debian names of what is still missing
 */
export async function installServers() {
  const wanted = SERVERS.filter(({ file }) => !existsSync(file)).map(({ debian }) => debian);
  if (wanted.length === 0) return [];
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) await install(wanted);
  const left = SERVERS.filter(
    ({ file, instead = file }) => !existsSync(file) && !existsSync(instead),
  ).map(({ debian }) => debian);
  for (const name of left) console.error(`Not installed: please install the package ${name}.`);
  return left;
}

/** Packages start their services when installed; a policy against that keeps ports and RAM free. */
async function install(names) {
  console.log(`Installing ${names.join(', ')} …`);
  const ownPolicy = !existsSync(NEVER_START);
  const allowStarts = () => ownPolicy && rmSync(NEVER_START, { force: true });
  if (ownPolicy) writeFileSync(NEVER_START, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  // Also when something else ends this process during the installation.
  process.once('exit', allowStarts);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['-q', 'update'], { env });
  const options = ['-q', '-y', '--no-install-recommends', 'install'];
  const { ok, output } = await run('apt-get', [...options, ...names], { env });
  if (!ok) console.error(output.trim());
  allowStarts();
}
