import { once } from 'node:events';
import { createServer } from 'node:net';

/** @throws the system's error, such as EADDRINUSE, when nothing can listen there. */
export async function requireFreePort(port: number, host: string): Promise<void> {
  const server = createServer().listen(port, host);
  await once(server, 'listening');
  server.close();
  await once(server, 'close');
}
