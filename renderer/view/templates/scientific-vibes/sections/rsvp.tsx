import type { ReactNode } from 'react';
import { Rsvp } from '../../../parts/rsvp/rsvp.tsx';
import { RsvpContact } from '../../../parts/rsvp/rsvp-contact.tsx';
import type { SectionProps } from '../../template-view.ts';
import { SCIENTIFIC_RSVP } from '../rsvp-texts.ts';
import { SectionShell } from '../section-shell.tsx';

/** The reply form as the journal's submission system. */
export function RsvpSection({ content, section, shown }: SectionProps): ReactNode {
  return (
    <SectionShell section={section} shown={shown} className="section-rsvp">
      <p className="lead">
        Dear reviewer, you have been selected for your long record in the field. Will you attend?
        Please submit your RSVP here.
      </p>
      <div className="submission">
        <Rsvp content={content} texts={SCIENTIFIC_RSVP} />
      </div>
      <RsvpContact email={content.rsvp.email} lead="Correspondence:" />
    </SectionShell>
  );
}
