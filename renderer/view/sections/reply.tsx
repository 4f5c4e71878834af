import type { ComponentType } from 'react';
import type { RsvpFormTexts } from '../parts/rsvp/form-texts.ts';
import { Rsvp } from '../parts/rsvp/rsvp.tsx';
import { RsvpContact } from '../parts/rsvp/rsvp-contact.tsx';
import type { SectionComponent, ShellProps } from '../templates/template-view.ts';

/** Makes the reply section: the form on a card, and an e-mail address for questions. */
export function replyIn(Shell: ComponentType<ShellProps>, texts: RsvpFormTexts): SectionComponent {
  return function Reply({ content, section }) {
    return (
      <Shell section={section} className="section-rsvp">
        <div className="reply-card">
          <Rsvp content={content} texts={texts} />
        </div>
        <RsvpContact email={content.rsvp.email} />
      </Shell>
    );
  };
}
