import type { EventEmitter } from 'node:events';

/**
 * The slowest pace at which a picture may arrive, since space is reserved for all of it meanwhile.
 * The builder waits ten minutes for one: 10 MB that arrive in time come sixteen times as fast.
 * Three at once over EDGE (8 kB/s) come twice as fast, which leaves time for a tunnel.
 */
const PACE = { bytes: 64 * 1024, withinMs: 60_000 };

interface Body extends EventEmitter {
  readonly socket: { readonly bytesRead: number };
}

/** Calls `giveUp` once if the body is slower than `PACE`; the returned function ends the watch. */
export function watchPace(req: Body, giveUp: () => void): () => void {
  const { socket } = req;
  let seen = socket.bytesRead;
  const look = setInterval(() => {
    const came = socket.bytesRead - seen;
    seen += came;
    if (came >= PACE.bytes) return;
    clearInterval(look);
    giveUp();
  }, PACE.withinMs);
  const stop = () => clearInterval(look);
  for (const ending of ['end', 'close']) req.once(ending, stop);
  return stop;
}
