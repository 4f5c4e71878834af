import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';

export interface Draining {
  /**
   * Stops accepting. Every response is now the last on its connection; idle connections end at
   * once. Resolves when all have ended; those that take longer than `graceMs` milliseconds are cut.
   */
  close(graceMs: number): Promise<void>;
}

/** Tracks requests in progress on each connection of `server`, to close it between responses. */
export function createDraining(server: Server): Draining {
  const connections = new Map<Socket, Set<ServerResponse>>();
  let isClosing = false;

  const follow = ({ socket }: IncomingMessage, res: ServerResponse) => {
    const underWay = connections.get(socket);
    underWay?.add(res);
    // Node then sends `Connection: close` and ends the connection after the response.
    if (isClosing) res.shouldKeepAlive = false;
    res.once('close', () => {
      underWay?.delete(res);
      // A response whose headers were sent earlier has promised to keep the connection open.
      if (isClosing && underWay?.size === 0) socket.destroySoon();
    });
  };
  server.on('connection', (socket: Socket) => {
    connections.set(socket, new Set());
    socket.once('close', () => connections.delete(socket));
  });
  server.prependListener('request', follow);
  server.prependListener('checkExpectation', follow);

  // `close` calls this. Node's own takes a response still in memory for sent, and waits for
  // connections on which no request ever came.
  server.closeIdleConnections = () => {
    for (const [socket, underWay] of connections) if (underWay.size === 0) socket.destroy();
  };

  return {
    async close(graceMs) {
      if (!server.listening) return;
      isClosing = true;
      for (const underWay of connections.values()) {
        for (const res of underWay) res.shouldKeepAlive = false;
      }
      // Lets requests that have already arrived be read first.
      await nextTurn();
      const overdue = setTimeout(() => server.closeAllConnections(), graceMs);
      await new Promise<void>((resolve) => server.close(() => resolve()));
      clearTimeout(overdue);
    },
  };
}
