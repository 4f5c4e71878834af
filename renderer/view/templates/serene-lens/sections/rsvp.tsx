import type { ReactNode } from 'react';
import { Rsvp } from '../../../parts/rsvp/rsvp.tsx';
import { RsvpContact } from '../../../parts/rsvp/rsvp-contact.tsx';
import type { SectionProps } from '../../template-view.ts';
import { SERENE_RSVP } from '../rsvp-texts.ts';
import { SectionShell } from '../section-shell.tsx';

/** The reply slip on stone. */
export function RsvpSection({ content, section }: SectionProps): ReactNode {
  return (
    <SectionShell section={section} className="band-rsvp">
      <div className="reply">
        <Rsvp content={content} texts={SERENE_RSVP} />
        <RsvpContact email={content.rsvp.email} className="caption rsvp-contact" />
      </div>
    </SectionShell>
  );
}
