import { Component, type ErrorInfo, type ReactNode } from 'react';
import { crashDetails, explain } from '../errors/explanation.ts';
import { goBack } from '../errors/go-back.ts';
import classes from './guest-fallback.module.css';
import { GuestMessage } from './guest-message.tsx';

/** As the application's error page, for pages that do not carry the application's framework. */
export class GuestCrashBoundary extends Component<
  { readonly children: ReactNode },
  { readonly error: Error | null }
> {
  override state: { readonly error: Error | null } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    console.error(error, info.componentStack);
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    const { title, text } = explain(500);
    return (
      <GuestMessage title={title} text={text}>
        <code className={classes.details}>{crashDetails(error)}</code>
        <div className={classes.actions}>
          <button
            type="button"
            className={classes.button}
            onClick={() => this.setState({ error: null })}
          >
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
    );
  }
}
