import type { ReactNode } from 'react';
import { safeHref } from '#domain/invitation/links.ts';
import { Rsvp } from '../../../parts/rsvp/rsvp.tsx';
import type { SectionProps } from '../../template-view.ts';
import { SCIENTIFIC_RSVP } from '../rsvp-texts.ts';
import { SectionShell } from '../section-shell.tsx';

/** The journal's own system for replies. (spec) Only if replies are enabled. */
export function RsvpSection({ content, section }: SectionProps): ReactNode {
  const { enabled, email } = content.rsvp;
  if (!enabled) return null;
  const mail = email.includes('@') ? safeHref(`mailto:${email.trim()}`) : null;
  return (
    <SectionShell section={section} content={content} className="section-rsvp">
      <p className="lead">
        Dear reviewer, you have been selected for your long record in the field. Will you attend?
        Please submit your RSVP here.
      </p>
      <div className="submission">
        <Rsvp content={content} texts={SCIENTIFIC_RSVP} />
      </div>
      {mail ? (
        <p className="rsvp-contact">
          Correspondence: <a href={mail}>{email.trim()}</a>
        </p>
      ) : null}
    </SectionShell>
  );
}
