import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import { AppError } from '#domain/api/errors.ts';
import { slugCandidates } from '#domain/invitation/slug.ts';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import { invitationRepository } from '#infra/database/invitations/invitation-repository.ts';

/** Slugs looked up in one query, and in all. */
const SLUGS_AT_ONCE = 20;
const MAX_SLUGS = 10_000;

/**
 * Stores the invitation under the first free slug; resolves with that slug.
 *
 * @throws AppError `unavailable` when none of those tried is free.
 */
export async function createInvitation(
  trx: Knex.Transaction,
  id: string,
  content: WeddingData,
  at: number,
): Promise<string> {
  const invitations = invitationRepository(trx);
  const { bride, groom } = content.couple;
  const candidates = slugCandidates(bride, groom, randomBase32);
  for (let tried = 0; tried < MAX_SLUGS; tried += SLUGS_AT_ONCE) {
    const batch = Array.from({ length: SLUGS_AT_ONCE }, () => candidates.next().value);
    const taken = await invitations.takenSlugs(batch);
    for (const slug of batch) {
      if (taken.has(slug)) continue;
      try {
        await invitations.create({ id, slug, content, at });
        return slug;
      } catch (error) {
        // Somebody took it since the query.
        if (!(error instanceof AppError) || error.code !== 'already_exists') throw error;
      }
    }
  }
  throw new AppError('unavailable', 'No address is free for these names. Please contact us.');
}

const BASE32 = 'abcdefghijklmnopqrstuvwxyz234567';

function randomBase32(): string {
  return Array.from(randomBytes(8), (byte) => BASE32[byte % 32]).join('');
}
