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
  const origin = publicUrl.replace(/\/+$/, '');
  const [invitation, secret] = [encodeURIComponent(id), encodeURIComponent(token)];
  return {
    invitationUrl: invitationUrl(publicUrl, slug),
    dashboardUrl: `${origin}/dashboard/${invitation}?token=${secret}`,
    editUrl: `${origin}/?invitationId=${invitation}&token=${secret}`,
  };
}

/** Address of the public page. */
export function invitationUrl(publicUrl: string, slug: string): string {
  return `${publicUrl.replace(/\/+$/, '')}/${slug}`;
}

/** Returns the path of an invitation's calendar file on the site. */
export const calendarPath = (slug: string): string => `/${slug}/invitation.ics`;
