import type { Knex } from 'knex';
import { namedInLink } from '#domain/api/links.ts';
import { licenseKey, lookalikesAsDigits } from '#domain/license/code.ts';
import { containing } from '../engine/search.ts';
import type { Db } from '../engine/transaction.ts';

/**
 * Returns a condition for what an operator searches: one of the columns contains the text, as it is
 * or as activation would read it, or the text is a link of the invitation, which is joined. An empty
 * text matches all rows.
 */
export function sought(db: Db, columns: readonly string[], q: string) {
  const named = namedInLink(q.trim());
  const activated = asActivated(q);
  return (where: Knex.QueryBuilder): void => {
    where.where(containing(db, columns, q));
    if (activated !== undefined) where.orWhere(containing(db, columns, activated));
    if (named === undefined) return;
    where.orWhere('invitations.id', named).orWhere('invitations.slug', named.toLowerCase());
  };
}

/**
 * Returns a code as activation reads it: somebody may have typed O for 0, or blanks. Undefined for
 * what is no code.
 */
function asActivated(q: string): string | undefined {
  const key = licenseKey(lookalikesAsDigits(q));
  // Shorter ones would find codes for every name that is searched.
  return /^[0-9a-f]{4,}$/.test(key) ? key : undefined;
}
