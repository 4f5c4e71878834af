import { Component, type ErrorInfo, type ReactNode } from 'react';

interface CrashBoundaryProps {
  readonly children: ReactNode;
  /** Renders the error page in place of what crashed; `retry` renders the children again. */
  readonly draw: (error: Error, retry: () => void) => ReactNode;
}

interface State {
  readonly error: Error | null;
}

/** (spec) A crash during rendering shows the error page with status 500; Try Again renders again. */
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
