import { useState } from 'react';
import type { RsvpRecord } from '#domain/api/dashboard.ts';
import { mailLink } from '../share/mail-link.ts';
import classes from './reply-details.module.css';

/** What a guest eats or does not eat, and what they wrote. */
export function ReplyDetails({ reply }: { readonly reply: RsvpRecord }) {
  if (!reply.dietaryRequirements && !reply.message) return <span aria-hidden>–</span>;
  return (
    <div className={classes.details}>
      {reply.dietaryRequirements && <LongText label="Diet: " text={reply.dietaryRequirements} />}
      {reply.message && <LongText text={reply.message} />}
    </div>
  );
}

/** Above this a text is cut to a few lines at first. */
const LONG_LETTERS = 260;
const LONG_LINES = 6;

function LongText({ label, text }: { readonly label?: string; readonly text: string }) {
  const [isOpen, setOpen] = useState(false);
  const isLong = text.length > LONG_LETTERS || text.split('\n').length > LONG_LINES;
  return (
    <>
      <p className={isLong && !isOpen ? classes.cut : undefined} dir={label ? undefined : 'auto'}>
        {label && <span className={classes.label}>{label}</span>}
        {label ? <bdi>{text}</bdi> : text}
      </p>
      {isLong && (
        <button
          type="button"
          className={classes.more}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Show less' : 'Read all'}
        </button>
      )}
    </>
  );
}

/** Mail and, when given, telephone as links. */
export function ReplyContact({ reply }: { readonly reply: RsvpRecord }) {
  return (
    <div className={classes.contact}>
      <a href={mailLink(reply.email)}>{reply.email}</a>
      {reply.phone && <a href={`tel:${encodeURIComponent(reply.phone)}`}>{reply.phone}</a>}
    </div>
  );
}
