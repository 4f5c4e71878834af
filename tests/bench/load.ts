import { connect, type Socket } from 'node:net';

export interface LoadResult {
  /** Responses per second. */
  readonly rate: number;
  /** Milliseconds from request to complete response. */
  readonly latencies: readonly number[];
  /** Number of responses by status. */
  readonly statuses: Readonly<Record<string, number>>;
}

export interface LoadOptions {
  readonly url: string;
  readonly connections: number;
  readonly seconds: number;
  /** Returns the complete request, head and body, with the given running number. */
  request(number: number): string;
}

/**
 * Sends one request after another on each of several keep-alive connections. Speaks only as much
 * HTTP as needed, so as to cost little beside the measured server: responses need a Content-Length.
 */
export async function putUnderLoad(options: LoadOptions): Promise<LoadResult> {
  const { hostname, port } = new URL(options.url);
  const latencies: number[] = [];
  const statuses: Record<string, number> = {};
  const startedAt = performance.now();
  const endsAt = startedAt + options.seconds * 1000;
  let number = 0;

  const drive = async (socket: Socket): Promise<void> => {
    const receive = answersOf(socket);
    while (performance.now() < endsAt) {
      const sentAt = performance.now();
      socket.write(options.request(number++));
      const status = await receive();
      latencies.push(performance.now() - sentAt);
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
    socket.destroy();
  };

  const sockets = await Promise.all(
    Array.from({ length: options.connections }, () => open(hostname, Number(port))),
  );
  await Promise.all(sockets.map(drive));
  const rate = latencies.length / ((performance.now() - startedAt) / 1000);
  return { rate, latencies, statuses };
}

/**
 * Puts two servers under the same load in alternating turns, so that other load on the machine
 * affects both alike. The first turn of each is a warm-up and does not count.
 */
export async function compareUnderLoad(
  ours: LoadOptions,
  reference: LoadOptions,
  turns = 5,
): Promise<{ readonly ours: LoadResult; readonly reference: LoadResult }> {
  let number = 0;
  const turn = (options: LoadOptions) =>
    putUnderLoad({ ...options, request: () => options.request(number++) });
  const results: { ours: LoadResult; reference: LoadResult }[] = [];
  for (let count = 0; count <= turns; count += 1) {
    results.push({ ours: await turn(ours), reference: await turn(reference) });
  }
  const counted = results.slice(1);
  return {
    ours: joined(counted.map((result) => result.ours)),
    reference: joined(counted.map((result) => result.reference)),
  };
}

function joined(results: readonly LoadResult[]): LoadResult {
  const statuses: Record<string, number> = {};
  for (const result of results) {
    for (const [status, count] of Object.entries(result.statuses)) {
      statuses[status] = (statuses[status] ?? 0) + count;
    }
  }
  return {
    rate: results.reduce((sum, { rate }) => sum + rate, 0) / results.length,
    latencies: results.flatMap(({ latencies }) => latencies),
    statuses,
  };
}

function open(host: string, port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, noDelay: true }, () => resolve(socket));
    socket.once('error', reject);
  });
}

/** Returns a function that resolves with the status of the socket's next response. */
function answersOf(socket: Socket): () => Promise<string> {
  let missing = -1;
  let head = '';
  let status = '';
  let answered: (status: string) => void = () => undefined;
  let failed: (error: Error) => void = () => undefined;
  socket.on('error', (error) => failed(error));
  socket.on('close', () => failed(new Error('The server closed a connection under load')));
  socket.on('data', (chunk: Buffer) => {
    let rest = chunk.length;
    if (missing < 0) {
      head += chunk.toString('latin1');
      const end = head.indexOf('\r\n\r\n');
      if (end < 0) return;
      const length = /\r\ncontent-length: *(\d+)/i.exec(head.slice(0, end))?.[1];
      if (length === undefined) return failed(new Error('An answer without Content-Length'));
      status = head.slice(9, 12);
      rest = head.length - end - 4;
      missing = Number(length);
      head = '';
    }
    missing -= rest;
    if (missing > 0) return;
    missing = -1;
    answered(status);
  });
  return () =>
    new Promise((resolve, reject) => {
      answered = resolve;
      failed = reject;
    });
}
