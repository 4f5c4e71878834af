import type { ReactNode } from 'react';
import { CrashBoundary } from '../errors/crash-boundary.tsx';
import { crashDetails, explain } from '../errors/explanation.ts';
import { goBack } from '../errors/go-back.ts';
import classes from './guest-fallback.module.css';
import { GuestMessage } from './guest-message.tsx';

/** Like the application's error page, for pages that do not load Mantine. */
export function GuestCrashBoundary({ children }: { readonly children: ReactNode }) {
  return (
    <CrashBoundary
      draw={(error, retry) => (
        <GuestMessage {...explain(500)}>
          <code className={classes.details}>{crashDetails(error)}</code>
          <div className={classes.actions}>
            <button type="button" className={classes.button} onClick={retry}>
              Try Again
            </button>
            <button type="button" className={classes.link} onClick={() => goBack(window)}>
              Go Back
            </button>
            <a href="/" className={classes.link}>
              Home
            </a>
          </div>
        </GuestMessage>
      )}
    >
      {children}
    </CrashBoundary>
  );
}
