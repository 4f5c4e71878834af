import { z } from 'zod';

/** A moment in an answer: ISO 8601, UTC. */
export const moment = z.iso.datetime();
