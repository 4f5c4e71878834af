import type { RsvpRecord } from '#domain/api/dashboard.ts';
import { LongText } from '../lists/long-text.tsx';
import { mailLink } from '../share/mail-link.ts';
import classes from './reply-details.module.css';

/** Shown of a text at first. */
const LINES = 6;

/** What a guest eats or does not eat, and what they wrote. */
export function ReplyDetails({ reply }: { readonly reply: RsvpRecord }) {
  if (!reply.dietaryRequirements && !reply.message) return <span aria-hidden>–</span>;
  return (
    <div className={classes.details}>
      {reply.dietaryRequirements && (
        <LongText label="Diet: " text={reply.dietaryRequirements} lines={LINES} />
      )}
      {reply.message && <LongText text={reply.message} lines={LINES} />}
    </div>
  );
}

/** Email address and, if given, phone number as links. */
export function ReplyContact({ reply }: { readonly reply: RsvpRecord }) {
  return (
    <div className={classes.contact}>
      <a href={mailLink(reply.email)}>{reply.email}</a>
      {reply.phone && <a href={`tel:${reply.phone.replace(/[^\d+]/g, '')}`}>{reply.phone}</a>}
    </div>
  );
}
