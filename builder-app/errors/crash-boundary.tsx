import { Component, type ErrorInfo, type ReactNode } from 'react';

interface CrashBoundaryProps {
  readonly children: ReactNode;
  /** The error page, in the place of what crashed; `retry` draws that anew. */
  readonly draw: (error: Error, retry: () => void) => ReactNode;
}

interface State {
  readonly error: Error | null;
}

/** (spec) A crash while drawing shows the error page with status 500; Try Again draws anew. */
export class CrashBoundary extends Component<CrashBoundaryProps, State> {
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
    return this.props.draw(error, () => this.setState({ error: null }));
  }
}
