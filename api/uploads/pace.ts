import type { EventEmitter } from 'node:events';

/**
 * The slowest pace at which a picture may arrive, since space is reserved for it meanwhile: `bytes`
 * or, if that is more, one in `share` of its bytes within `withinMs`. The builder waits ten minutes
 * for a picture, so one that arrives in time is four times as fast. Three at once over EDGE (8 kB/s)
 * are twice as fast, which leaves time for a tunnel.
 */
const PACE = { bytes: 64 * 1024, share: 40, withinMs: 60_000 };

interface Body extends EventEmitter {
  readonly socket: { readonly bytesRead: number };
}

/**
 * Calls `giveUp` once if the body, of at most `size` bytes, is slower than `PACE`; the returned
 * function stops watching.
 */
export function watchPace(req: Body, size: number, giveUp: () => void): () => void {
  const { socket } = req;
  const least = Math.max(PACE.bytes, size / PACE.share);
  let seen = socket.bytesRead;
  const look = setInterval(() => {
    const came = socket.bytesRead - seen;
    seen += came;
    if (came >= least) return;
    clearInterval(look);
    giveUp();
  }, PACE.withinMs);
  const stop = () => clearInterval(look);
  for (const ending of ['end', 'close']) req.once(ending, stop);
  return stop;
}
