import { canParseUrl } from '../can-parse-url.ts';
import { slugInPath } from '../invitation/slug.ts';

export interface InvitationLinks {
  readonly invitationUrl: string;
  readonly dashboardUrl: string;
  readonly editUrl: string;
}

/** The three links of an invitation. `publicUrl` is the site's origin. */
export function invitationLinks(
  publicUrl: string,
  { id, slug, token }: { id: string; slug: string; token: string },
): InvitationLinks {
  const [invitation, secret] = [encodeURIComponent(id), encodeURIComponent(token)];
  return {
    invitationUrl: invitationUrl(publicUrl, slug),
    dashboardUrl: dashboardUrl(publicUrl, { id, token }),
    editUrl: `${originOf(publicUrl)}/?invitationId=${invitation}&token=${secret}`,
  };
}

/** Address of the public page. */
export function invitationUrl(publicUrl: string, slug: string): string {
  return `${originOf(publicUrl)}/${slug}`;
}

/** Address of the couple's dashboard, with the token that opens it. */
export function dashboardUrl(
  publicUrl: string,
  { id, token }: { id: string; token: string },
): string {
  const [invitation, secret] = [encodeURIComponent(id), encodeURIComponent(token)];
  return `${originOf(publicUrl)}/dashboard/${invitation}?token=${secret}`;
}

/** Returns the id or the slug that one of these links names; undefined for any other text. */
export function namedInLink(text: string): string | undefined {
  const link = LINK.exec(text)?.[1];
  if (link === undefined || !canParseUrl(`https://${link}`)) return undefined;
  const { pathname, searchParams } = new URL(`https://${link}`);
  return searchParams.get('invitationId') ?? (slugInPath(pathname) || undefined);
}

/** A host and what follows; pages show links without their `https://`. */
const LINK = /^(?:https?:\/\/)?([^\s/:]+(?::\d+)?\/\S+)$/i;

const originOf = (publicUrl: string) => publicUrl.replace(/\/+$/, '');

/** Returns the path of an invitation's calendar file on the site. */
export const calendarPath = (slug: string): string => `/${slug}/invitation.ics`;
