import { z } from 'zod';

/** A time in JSON: ISO 8601, UTC. */
export const isoTime = z.iso.datetime();
