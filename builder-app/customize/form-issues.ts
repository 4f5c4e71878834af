import { toNestErrors } from '@hookform/resolvers';
import type { FieldErrors, Resolver } from 'react-hook-form';
import { type Issue, toIssues } from '#domain/api/errors.ts';
import { isEmailAddress } from '#domain/email-address.ts';
import { safeHref, youtubeVideoId } from '#domain/invitation/links.ts';
import { publishIssues } from '#domain/invitation/publishable.ts';
import { type WeddingData, weddingDataSchema } from '#domain/invitation/wedding-data.ts';

/** (spec) Shown for a music link that names no video. */
export const INVALID_YOUTUBE_URL = 'Please enter a valid YouTube URL';

export const INVALID_CONTACT = 'Please enter a valid e-mail address';

export const INVALID_LINK = 'This link cannot be opened; please check it';

/**
 * Returns all issues that the form shows: limits exceeded, required fields missing, and
 * links or a contact address that guests could not use.
 */
export function formIssues(content: WeddingData): Issue[] {
  const parsed = weddingDataSchema.safeParse(content);
  return [
    ...(parsed.success ? [] : toIssues(parsed.error)),
    ...publishIssues(content),
    ...musicIssues(content),
    ...linkIssues(content),
    ...contactIssues(content),
  ];
}

function musicIssues({ customizations: { backgroundMusic } }: WeddingData): Issue[] {
  const { enabled, youtubeUrl } = backgroundMusic;
  if (!enabled || youtubeUrl.trim() === '' || youtubeVideoId(youtubeUrl)) return [];
  return [{ path: 'customizations.backgroundMusic.youtubeUrl', message: INVALID_YOUTUBE_URL }];
}

function linkIssues({ registry, honeymoonFund }: WeddingData): Issue[] {
  const links = [
    ...registry.links.map(({ url }, index) => ({
      path: `registry.links.${index}.url`,
      url: registry.enabled ? url : '',
    })),
    { path: 'honeymoonFund.link', url: honeymoonFund.enabled ? honeymoonFund.link : '' },
  ];
  return links
    .filter(({ url }) => url.trim() !== '' && safeHref(url) === null)
    .map(({ path }) => ({ path, message: INVALID_LINK }));
}

function contactIssues({ rsvp: { enabled, email } }: WeddingData): Issue[] {
  const address = email.trim();
  if (!enabled || address === '' || isEmailAddress(address)) return [];
  return [{ path: 'rsvp.email', message: INVALID_CONTACT }];
}

/** The form's rules for react-hook-form; of a field's issues, the first is shown. */
export const invitationResolver: Resolver<WeddingData> = (values, _context, options) => {
  const issues = formIssues(values);
  if (issues.length === 0) return { values, errors: {} };
  const errors: FieldErrors = {};
  for (const { path, message } of issues) errors[path] ??= { type: 'invalid', message };
  return { values: {}, errors: toNestErrors<WeddingData>(errors, options) };
};
