import type { ReactNode } from 'react';
import { safeHref } from '#domain/invitation/links.ts';
import { Rsvp } from '../../../parts/rsvp/rsvp.tsx';
import type { SectionProps } from '../../template-view.ts';
import { SERENE_RSVP } from '../rsvp-texts.ts';
import { SectionShell } from '../section-shell.tsx';

/** The reply slip on stone. (spec) Only if replies are enabled. */
export function RsvpSection({ content, section }: SectionProps): ReactNode {
  const { enabled, email } = content.rsvp;
  if (!enabled) return null;
  const mail = email.includes('@') ? safeHref(`mailto:${email.trim()}`) : null;
  return (
    <SectionShell section={section} className="band-rsvp">
      <div className="reply">
        <Rsvp content={content} texts={SERENE_RSVP} />
        {mail ? (
          <p className="caption rsvp-contact">
            Questions? Write to <a href={mail}>{email.trim()}</a>
          </p>
        ) : null}
      </div>
    </SectionShell>
  );
}
