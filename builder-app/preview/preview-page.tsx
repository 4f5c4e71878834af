import { useEffect, useState } from 'react';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import { uncover } from '#renderer/view/parts/cover/below-cover.ts';
import { StyledInvitation } from '../invitation-view/styled-invitation.tsx';
import { calendarAtTap } from './calendar-at-tap.ts';
import { type FromFrame, onMessageFrom, type ToFrame } from './messages.ts';

/**
 * The document inside the builder's frames: a window of its own, so that media queries, scrolling
 * and dialogs behave as on the published page. Shows what the builder sends.
 */
export function PreviewPage() {
  const [shown, setShown] = useState<{ content: WeddingData; slug: string } | null>(null);
  useEffect(() => {
    // Not in a frame: nothing would ever be sent to it.
    if (window.parent === window) return location.replace('/');
    const stop = onMessageFrom<ToFrame>(
      () => window.parent,
      (message) => {
        if (message.kind === 'show') setShown({ content: message.content, slug: message.slug });
        else reveal(message.section);
      },
    );
    tell({ kind: 'ready' });
    return stop;
  }, []);
  useEffect(() => (shown ? calendarAtTap(shown.content, shown.slug) : undefined), [shown]);
  if (!shown) return null;
  return (
    <StyledInvitation
      content={shown.content}
      slug={shown.slug}
      invitationId="preview"
      mode="preview"
      waiting={null}
      onDrawn={announceDrawn}
    />
  );
}

const announceDrawn = () => tell({ kind: 'drawn' });

function tell(message: FromFrame): void {
  window.parent.postMessage(message, location.origin);
}

/** Scrolls to a section; `scrollIntoView` would scroll the builder around the frame as well. */
function reveal(sectionId: string) {
  const section = document.getElementById(sectionId);
  if (!section) return;
  uncover(section);
  // Once the cover is gone, the top of the page shows the same again.
  const isOnCover = section.closest('.cover') !== null;
  window.scrollTo({
    top: isOnCover ? 0 : section.getBoundingClientRect().top + window.scrollY,
  });
}
