export interface Explanation {
  readonly title: string;
  readonly text: string;
}

const KNOWN: Readonly<Record<number, Explanation>> = {
  404: {
    title: 'Page Not Found',
    text: "The invitation you're looking for doesn't exist or has been moved.",
  },
  403: {
    title: 'Access Denied',
    text: "You don't have permission to access this invitation.",
  },
  500: {
    title: 'Server Error',
    text: "We're experiencing technical difficulties. Please try again later.",
  },
};

/**
 * (spec) Returns the error page's text for an HTTP status. `message` is used for statuses that have
 * no text of their own, and without a status.
 */
export function explain(status: number | undefined, message?: string): Explanation {
  return (
    KNOWN[status ?? 0] ?? {
      title: 'Oops! Something Went Wrong',
      text: message || 'An unexpected error occurred. Please try again.',
    }
  );
}

/**
 * Returns the first line of a crash's stack together with its message, which only some browsers put
 * into that line.
 */
export function crashDetails({ name, message, stack = '' }: Error): string {
  const line = stack.split('\n')[0]?.trim() ?? '';
  if (line.includes(message)) return line || name;
  return line ? `${name}: ${message} (${line})` : `${name}: ${message}`;
}

/**
 * Returns the HTTP status of this document's response. Browsers that do not report it get 404, the
 * most common reason to be here.
 */
export function answeredStatus(performance: Performance): number {
  const [entry] = performance.getEntriesByType('navigation');
  const status = (entry as PerformanceNavigationTiming | undefined)?.responseStatus;
  return status && status >= 400 ? status : 404;
}
