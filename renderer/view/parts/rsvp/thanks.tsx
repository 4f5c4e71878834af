import type { ReactNode } from 'react';
import { RSVP_LIMITS } from '#domain/rsvp/limits.ts';
import { Prepared } from '../prepared/prepared.tsx';
import type { RsvpFormTexts } from './form-texts.ts';
import type { Receipt } from './reply-store.ts';

interface ThanksProps {
  readonly texts: RsvpFormTexts;
  readonly receipt: Receipt | null;
  /** Also shown without scripts, when the URL ends with `#rsvp-thanks`. */
  readonly shown: boolean;
  onBack(): void;
}

/** Says that the reply has arrived, and how it can still be changed. */
export function Thanks({ texts, receipt, shown, onBack }: ThanksProps): ReactNode {
  return (
    <Prepared
      className="rsvp-thanks"
      id="rsvp-thanks"
      data-shown={shown || undefined}
      role="status"
      kind={texts.thanks}
    >
      <p className="rsvp-thanks-title" tabIndex={-1}>
        {texts.thanks.title}
      </p>
      <p>{texts.thanks.text}</p>
      {shown && receipt ? <ReceivedReply receipt={receipt} /> : null}
      <p className="rsvp-thanks-hint">
        To change your answer, reply again with the same name and email address.
      </p>
      <p>
        {/* biome-ignore lint/a11y/useValidAnchor: without scripts it leads out of `:target` */}
        <a className="quiet-link" href="#rsvp" onClick={onBack}>
          Back to the form
        </a>
      </p>
    </Prepared>
  );
}

/** What was received, in the guest's own words. */
function ReceivedReply({ receipt }: { readonly receipt: Receipt }): ReactNode {
  const { name, email, dietary, message } = receipt.reply;
  return (
    <ul className="rsvp-received">
      <li dir="auto" translate="no">
        {`${name} (${email})`}
      </li>
      <li>
        <ReceiptAnswer receipt={receipt} />
      </li>
      {dietary.trim() && (
        <li dir="auto" translate="no">
          {dietary}
        </li>
      )}
      {message.trim() && (
        <li dir="auto" translate="no">
          {message}
        </li>
      )}
    </ul>
  );
}

/** "Joyfully Accept, 2 guests" or "Regretfully Decline", the answer in its own text direction. */
export function ReceiptAnswer({ receipt }: { readonly receipt: Receipt }): ReactNode {
  const { answer, declined, reply } = receipt;
  const guests = Number(reply.guests.trim() || RSVP_LIMITS.guests.fallback);
  const party = declined ? '' : `, ${guests}\u00a0${guests === 1 ? 'guest' : 'guests'}`;
  return (
    <>
      <bdi>{answer}</bdi>
      {party}
    </>
  );
}
