import { useState } from 'react';
import classes from './long-text.module.css';

/** About what a line of a narrow column holds. */
const LETTERS_OF_LINE = 43;

interface LongTextProps {
  readonly text: string;
  /** Lines shown until it is expanded. */
  readonly lines: number;
  readonly label?: string;
}

/** A text of any length, such as a guest's: shows its beginning, and the rest on demand. */
export function LongText({ text, lines, label }: LongTextProps) {
  const [isOpen, setOpen] = useState(false);
  const isLong = text.length > lines * LETTERS_OF_LINE || text.split('\n').length > lines;
  return (
    <>
      <p
        className={classes.text}
        {...(isLong && !isOpen && { 'data-cut': true, style: { WebkitLineClamp: lines } })}
        dir={label ? undefined : 'auto'}
      >
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
