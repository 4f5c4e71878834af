import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';

export interface Draining {
  /**
   * Stops accepting; every answer from now on is the last on its connection, and one with nothing under
   * way ends at once. Resolves when all have ended; what takes longer than `graceMs` is cut.
   */
  close(graceMs: number): Promise<void>;
}

/** Follows what is under way on each connection of `server`, so that it can be closed between answers. */
export function createDraining(server: Server): Draining {
  const connections = new Map<Socket, Set<ServerResponse>>();
  let isClosing = false;

  const follow = ({ socket }: IncomingMessage, res: ServerResponse) => {
    const underWay = connections.get(socket);
    underWay?.add(res);
    // Node says `Connection: close` then, and ends the connection behind the answer.
    if (isClosing) res.shouldKeepAlive = false;
    res.once('close', () => {
      underWay?.delete(res);
      // One whose headers were out before has promised to stay.
      if (isClosing && underWay?.size === 0) socket.destroySoon();
    });
  };
  server.on('connection', (socket: Socket) => {
    connections.set(socket, new Set());
    socket.once('close', () => connections.delete(socket));
  });
  server.prependListener('request', follow);
  server.prependListener('checkExpectation', follow);

  // Node's own, which `close` calls, takes an answer for sent that still lies in memory, and waits for
  // connections on which nothing was ever asked.
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
      // What has arrived by now is read first.
      await nextTurn();
      const overdue = setTimeout(() => server.closeAllConnections(), graceMs);
      await new Promise<void>((resolve) => server.close(() => resolve()));
      clearTimeout(overdue);
    },
  };
}
