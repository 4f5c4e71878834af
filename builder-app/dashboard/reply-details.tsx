import type { RsvpRecord } from '#domain/api/dashboard.ts';
import classes from './reply-details.module.css';

/** What a guest eats or does not eat, and what they wrote. */
export function ReplyDetails({ reply }: { readonly reply: RsvpRecord }) {
  if (!reply.dietaryRequirements && !reply.message) return <span aria-hidden>–</span>;
  return (
    <div className={classes.details}>
      {reply.dietaryRequirements && (
        <p>
          <span className={classes.label}>Diet: </span>
          {reply.dietaryRequirements}
        </p>
      )}
      {reply.message && <p className={classes.message}>{reply.message}</p>}
    </div>
  );
}

/** Mail and, when given, telephone as links. */
export function ReplyContact({ reply }: { readonly reply: RsvpRecord }) {
  return (
    <div className={classes.contact}>
      <a href={`mailto:${encodeURIComponent(reply.email)}`}>{reply.email}</a>
      {reply.phone && <a href={`tel:${encodeURIComponent(reply.phone)}`}>{reply.phone}</a>}
    </div>
  );
}
