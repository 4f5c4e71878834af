import { fileURLToPath } from 'node:url';
import {
  freePort,
  removeFolder,
  type ServerProcess,
  startProcess,
  temporaryFolder,
  untilReady,
} from './servers/server-process.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export interface ProductProcess {
  /** Origin at which it serves; empty for a worker. */
  readonly url: string;
  /** Origin of health and metrics. */
  readonly operationsUrl: string;
  readonly dataDir: string;
  readonly process: ServerProcess;
  /** Ends it with a signal (default SIGTERM) and keeps its data. */
  end(signal?: NodeJS.Signals): Promise<void>;
  /** Ends it and removes its data. */
  stop(): Promise<void>;
}

export interface ProductOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** Data of an earlier process; a new folder otherwise. */
  readonly dataDir?: string;
}

/**
 * Starts a built part of the product (`npm run build`) as its own process on a free port,
 * configured only by `env`, and waits until it is ready.
 */
export async function startProduct(
  part: 'standalone' | 'api' | 'worker',
  { env = {}, dataDir }: ProductOptions = {},
): Promise<ProductProcess> {
  const folder = dataDir ?? (await temporaryFolder('product'));
  const port = env.PORT ?? String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const child = startProcess(
    process.execPath,
    ['--enable-source-maps', `${ROOT}dist/server/${part}.js`],
    {
      NODE_ENV: 'production',
      MALLOC_ARENA_MAX: '2',
      AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
      LOG_LEVEL: 'warn',
      PORT: port,
      METRICS_PORT: port,
      PUBLIC_URL: url,
      DATA_DIR: folder,
      ...env,
    },
  );
  await untilReady(part, child, () => answers(`${url}/readyz`));
  if (part === 'standalone') await untilReady(part, child, () => saysReady(child));
  return {
    url: part === 'worker' ? '' : url,
    operationsUrl: url,
    dataDir: folder,
    process: child,
    end: (signal) => child.end(signal),
    async stop() {
      await child.end();
      await removeFolder(folder);
    },
  };
}

async function answers(url: string): Promise<void> {
  const response = await fetch(url, { signal: AbortSignal.timeout(1_000) });
  if (!response.ok) throw new Error(`${url} answers ${response.status}`);
}

/** The process is ready only when it has printed all its lines. */
async function saysReady(child: ServerProcess): Promise<void> {
  if (!child.output().includes('is ready')) throw new Error('not yet');
}

/** Finds something in what a process has printed, such as the demo license code. */
export function printed(product: ProductProcess, pattern: RegExp): string {
  const found = pattern.exec(product.process.output())?.[1];
  if (found === undefined) throw new Error(`Not printed: ${pattern}\n${product.process.output()}`);
  return found;
}
