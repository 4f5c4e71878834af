import { useEffect } from 'react';
import classes from './guest-fallback.module.css';
import { GuestMessage } from './guest-message.tsx';

/** Shown if a bad connection prevents loading the invitation; retries once the network is back. */
export function Unreached({ onRetry }: { readonly onRetry: () => void }) {
  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);
  return (
    <GuestMessage
      title="No Connection"
      text="The invitation could not be loaded. Please check your internet connection and try again."
    >
      <div className={classes.actions}>
        <button type="button" className={classes.button} onClick={onRetry}>
          Try Again
        </button>
        <a href="/" className={classes.link}>
          Create Your Own Invitation
        </a>
      </div>
    </GuestMessage>
  );
}
