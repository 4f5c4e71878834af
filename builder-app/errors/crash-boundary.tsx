import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ErrorScreen } from './error-screen.tsx';
import { crashDetails } from './explanation.ts';

interface State {
  readonly error: Error | null;
}

/** (spec) A crash while drawing shows the error page with status 500; Try Again draws anew. */
export class CrashBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    console.error(error, info.componentStack);
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <ErrorScreen
        status={500}
        message={error.message}
        details={crashDetails(error)}
        onRetry={() => this.setState({ error: null })}
      />
    );
  }
}
