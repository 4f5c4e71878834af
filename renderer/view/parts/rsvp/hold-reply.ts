/** Set on the island of a form that was sent before its script had come. */
const HELD = 'data-held';

const NOT_SENT =
  'Your answer has not been sent yet: there is no connection. It will be sent automatically while this page is open.';

/** What can be done with a reply that waits for its form's script. */
export interface HeldReply {
  /** Stops holding replies back. */
  readonly letGo: () => void;
  /** Sends a reply that was held back, once there is a connection, without the script. */
  readonly sendPlain: () => Promise<void>;
}

/**
 * Keeps the page when a reply is sent without a connection before the form's script has come: the
 * browser would leave it for its own error page. Says so, and leaves a mark for the script, which
 * sends the reply once it is there (`takeHeldReply`).
 */
export function holdReply(island: HTMLElement): HeldReply {
  const hold = (event: Event) => {
    if (navigator.onLine) return;
    event.preventDefault();
    if (island.hasAttribute(HELD)) return;
    island.setAttribute(HELD, '');
    // Beside the island, whose markup must stay as it was published.
    const notice = document.createElement('p');
    notice.className = 'rsvp-alert';
    notice.style.marginTop = '1em';
    notice.setAttribute('role', 'alert');
    island.after(notice);
    notice.textContent = NOT_SENT;
  };
  island.addEventListener('submit', hold);
  return {
    letGo: () => island.removeEventListener('submit', hold),
    async sendPlain() {
      if (!island.hasAttribute(HELD)) return;
      const isConnected = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
        () => true,
        () => false,
      );
      // The script may have come meanwhile, or still come: only one of the two sends the reply.
      if (!isConnected || !island.hasAttribute(HELD)) return;
      island.removeAttribute(HELD);
      island.querySelector('form')?.submit();
    },
  };
}

/** Returns true, once, if the form's reply was held back. */
export function takeHeldReply(form: HTMLFormElement): boolean {
  const island = form.closest(`[${HELD}]`);
  if (!island) return false;
  island.removeAttribute(HELD);
  island.nextElementSibling?.remove();
  return true;
}
