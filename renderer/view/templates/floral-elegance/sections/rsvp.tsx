import type { ReactNode } from 'react';
import { Rsvp } from '../../../parts/rsvp/rsvp.tsx';
import { RsvpContact } from '../../../parts/rsvp/rsvp-contact.tsx';
import { SectionShell } from '../../../sections/section-shell.tsx';
import type { SectionProps } from '../../template-view.ts';
import { FLORAL_RSVP } from '../rsvp-texts.ts';

/** The reply card. */
export function RsvpSection({ content, section }: SectionProps): ReactNode {
  return (
    <SectionShell section={section} className="section-rsvp">
      <div className="reply-card">
        <Rsvp content={content} texts={FLORAL_RSVP} />
      </div>
      <RsvpContact email={content.rsvp.email} />
    </SectionShell>
  );
}
