import { startEdge } from '#tests/support/edge.ts';
import { createPlace, type Deployment } from '#tests/support/place.ts';
import { type ProductProcess, startProduct } from '#tests/support/product.ts';
import { freePort } from '#tests/support/servers/server-process.ts';

export interface RunningProduct {
  /** The origin for guests and couples: the edge, or the process itself. */
  readonly url: string;
  readonly processes: readonly ProductProcess[];
  readonly env: Readonly<Record<string, string>>;
  /** Credentials for the operator's panel. */
  readonly operator: { readonly username: string; readonly password: string };
  stop(): Promise<void>;
}

const operator = { username: 'operator', password: 'correct horse battery' };
const OPERATOR = { ADMIN_USERNAME: operator.username, ADMIN_PASSWORD: operator.password };

/**
 * Starts the built product as it is deployed: one process on embedded parts, or an api and two
 * workers on MariaDB, Redis and RADOS Gateway behind nginx.
 */
export async function startDeployment(
  deployment: Deployment,
  env: Readonly<Record<string, string>> = {},
): Promise<RunningProduct> {
  const place = await createPlace(deployment);
  const shared = { ...place.env, ...OPERATOR, ...env };
  const started =
    deployment === 'embedded' ? await startEmbedded(shared) : await startCluster(shared);
  return {
    ...started,
    env: shared,
    operator,
    async stop() {
      await started.stop();
      await place.drop();
    },
  };
}

async function startEmbedded(env: Readonly<Record<string, string>>) {
  const product = await startProduct('standalone', { env });
  return { url: product.url, processes: [product], stop: () => product.end() };
}

async function startCluster(env: Readonly<Record<string, string>>) {
  const [apiPort, edgePort] = [await freePort(), await freePort()];
  const PUBLIC_URL = `http://127.0.0.1:${edgePort}`;
  const api = await startProduct('api', { env: { ...env, PUBLIC_URL, PORT: String(apiPort) } });
  const edge = await startEdge(`127.0.0.1:${apiPort}`, { port: edgePort });
  const worker = () =>
    startProduct('worker', {
      env: { ...env, PUBLIC_URL, EDGE_URL: edge.url, EDGE_SECRET: edge.secret },
    });
  const workers = await Promise.all([worker(), worker()]);
  const processes = [api, ...workers];
  return {
    url: edge.url,
    processes,
    async stop() {
      await Promise.all(processes.map((one) => one.end()));
      await edge.nginx.stop();
    },
  };
}
