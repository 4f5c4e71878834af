import { randomBytes, randomUUID } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  freePort,
  removeFolder,
  requireProgram,
  runProgram,
  type ServerProcess,
  startProcess,
  type TestServer,
  temporaryFolder,
  untilReady,
} from './server-process.ts';

export interface S3Connection {
  readonly endpoint: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/**
 * Starts a Ceph RADOS Gateway, a full S3 server, on the smallest possible cluster: one monitor, one
 * OSD in memory, one gateway, no authentication between them. Takes about 1 s and 150 MB.
 */
export async function startRadosGateway(): Promise<TestServer<S3Connection>> {
  for (const program of ['ceph-mon', 'monmaptool']) requireProgram(program, 'ceph-mon');
  requireProgram('ceph-osd', 'ceph-osd');
  requireProgram('ceph', 'ceph-common');
  for (const program of ['radosgw', 'radosgw-admin']) requireProgram(program, 'radosgw');

  const folder = await temporaryFolder('rados-gateway');
  const [monitorPort, port] = [await freePort(), await freePort()];
  const cluster = randomUUID();
  const CEPH_CONF = join(folder, 'ceph.conf');
  const run = (program: string, ...args: string[]) => runProgram(program, args, { CEPH_CONF });
  const start = (program: string, ...args: string[]) => startProcess(program, args, { CEPH_CONF });
  await Promise.all(['monitor', 'osd', 'gateway', 'run'].map((name) => mkdir(join(folder, name))));
  await writeFile(CEPH_CONF, configuration(folder, cluster, monitorPort, port));
  await writeFile(join(folder, 'keyring'), '');

  const monitorMap = join(folder, 'monmap');
  const address = `[v2:127.0.0.1:${monitorPort}]`;
  await run('monmaptool', '--create', '--fsid', cluster, '--addv', 'a', address, monitorMap);
  await run('ceph-mon', '--mkfs', '-i', 'a', '--monmap', monitorMap);
  const processes: ServerProcess[] = [start('ceph-mon', '-f', '-i', 'a')];
  const stop = async () => {
    // The gateway first: without its cluster it would wait for it until SIGKILL.
    for (const server of processes.toReversed()) await server.end();
    await removeFolder(folder);
  };
  try {
    await run('ceph-osd', '--mkfs', '-i', '0', '--osd-uuid', randomUUID());
    await run('ceph', 'osd', 'new', (await readFile(join(folder, 'osd/fsid'), 'utf8')).trim(), '0');
    processes.push(start('ceph-osd', '-f', '-i', '0'));
    const connection = {
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      accessKeyId: randomBytes(10).toString('hex').toUpperCase(),
      secretAccessKey: randomBytes(20).toString('hex'),
    };
    await run(
      ...(['radosgw-admin', 'user', 'create', '--uid=tester', '--display-name=tester'] as const),
      ...[`--access-key=${connection.accessKeyId}`, `--secret-key=${connection.secretAccessKey}`],
      '--max-buckets=100000',
    );
    const gateway = start('radosgw', '-f', '-n', 'client.admin');
    processes.push(gateway);
    await untilReady('radosgw', gateway, async () => {
      await (await fetch(connection.endpoint, { signal: AbortSignal.timeout(1000) })).text();
    });
    return { connection, pids: processes.map((server) => server.pid), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

const QUIET = ['ms', 'mon', 'osd', 'rgw', 'objecter', 'objclass', 'memstore', 'rados', 'optracker'];

function configuration(folder: string, cluster: string, monitorPort: number, port: number): string {
  return `[global]
fsid = ${cluster}
mon host = v2:127.0.0.1:${monitorPort}
mon initial members = a
mon data = ${folder}/monitor/a
mon cluster log file = ${folder}/cluster.log
mon allow pool size one = true
mon data avail warn = 1
mon data avail crit = 1
osd data = ${folder}/osd
osd objectstore = memstore
memstore device bytes = 4294967296
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 1
osd pool default pgp num = 1
osd crush chooseleaf type = 0
rgw data = ${folder}/gateway
# Without nodelay, headers and body of an answer wait 40 ms for each other.
rgw frontends = beast endpoint=127.0.0.1:${port} tcp_nodelay=1
rgw thread pool size = 64
run dir = ${folder}/run
log file = ${folder}/$name.log
keyring = ${folder}/keyring
admin socket =
public addr = 127.0.0.1
ms bind msgr1 = false
auth cluster required = none
auth service required = none
auth client required = none
# The gateway's own default, secure, needs keys.
ms mon client mode = crc
# Decisions of the cluster are not gathered for a second each.
paxos propose interval = 0.02
paxos min wait = 0.01
# Log lines that nobody will read are gathered in memory by default: a sixth of all its work.
${QUIET.map((subsystem) => `debug ${subsystem} = 0/0`).join('\n')}
`;
}
