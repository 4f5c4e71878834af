import type { Request } from 'express';
import type { Log } from '#infra/log.ts';
import { operatorOf } from './session.ts';

/** What was changed, by its ids or their number; codes and tokens have no place in a log. */
type Subject = Readonly<Record<string, string | number>>;

export type Audit = (req: Request, what: string, subject?: Subject) => void;

/**
 * Returns the function that logs a change by an operator once it is made: who, what and which.
 * Without the client's address: addresses are counted, never kept.
 */
export function createAudit(log: Log): Audit {
  return (req, what, subject) => log.info({ operator: operatorOf(req), ...subject }, what);
}
