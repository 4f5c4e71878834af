import type { ReactNode } from 'react';
import classes from './save-bar.module.css';

interface DraftBarProps {
  /** Where the work is stored, or that it is not. */
  readonly words: string;
  readonly children?: ReactNode;
}

/** Takes the place of `SaveBar` while nothing is sent to the server. */
export function DraftBar({ words, children }: DraftBarProps) {
  return (
    <div className={classes.bar}>
      <div className={classes.line} role="status">
        {words}
      </div>
      {children}
    </div>
  );
}
