import '@fontsource/cormorant-garamond/latin-600.css';
import { type ReactNode, useEffect } from 'react';
import { Sprig } from '../theme/sprig.tsx';
import classes from './guest-fallback.module.css';

interface GuestMessageProps {
  readonly title: string;
  readonly text?: string;
  readonly isBusy?: boolean;
  readonly children?: ReactNode;
}

/** A plain page for guests. It does without Mantine, so that it appears at once. */
export function GuestMessage({ title, text, isBusy = false, children }: GuestMessageProps) {
  useEffect(() => {
    if (!isBusy) document.title = title;
  }, [isBusy, title]);
  return (
    <main className={classes.message} aria-busy={isBusy}>
      <Sprig className={isBusy ? classes.breathing : classes.sprig} />
      {isBusy ? (
        <p role="status" className={classes.busy}>
          {title}
        </p>
      ) : (
        <h1 className={classes.title}>{title}</h1>
      )}
      {text && <p className={classes.text}>{text}</p>}
      {children}
    </main>
  );
}
