import type { z } from 'zod';
import { INVITATION_NOT_FOUND, type PublicInvitationResponse } from '#domain/api/invitations.ts';
import { slugInPath } from '#domain/invitation/slug.ts';
import { INVALID_FORMAT } from '#domain/invitation/wedding-data.ts';
import { loadPublicInvitation } from '../api-client.ts';
import { ApiError } from '../api-transport.ts';

export type Found =
  | { readonly kind: 'found'; readonly invitation: PublicInvitationResponse }
  | { readonly kind: 'failed'; readonly message: string }
  /** No response: a retry may succeed. */
  | { readonly kind: 'unreached' };

/** (spec) Shown for an address that names no invitation. */
export const INVALID_URL = 'Invalid invitation URL';

/** Loads the invitation at an address; failures resolve with the specification's wording. */
export async function findInvitation(pathname: string): Promise<Found> {
  const cleanUrl = slugInPath(pathname);
  if (cleanUrl === '') return { kind: 'failed', message: INVALID_URL };
  try {
    return { kind: 'found', invitation: await loadPublicInvitation(cleanUrl) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.kind === 'network') return { kind: 'unreached' };
    return { kind: 'failed', message: messageOf(error) };
  }
}

function messageOf(error: ApiError): string {
  if (error.status === 404) return INVITATION_NOT_FOUND;
  const failed = `Failed to load invitation (${error.status})`;
  if (error.kind === 'unreadable') {
    const cause = error.cause as z.ZodError | undefined;
    const isContent = cause?.issues.some(({ path }) => path[0] === 'weddingData');
    return isContent ? INVALID_FORMAT : failed;
  }
  return error.serverMessage ?? failed;
}
