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

/** (spec) What the error page says for an HTTP status; `message` counts for statuses without words of their own. */
export function explain(status: number, message?: string): Explanation {
  return (
    KNOWN[status] ?? {
      title: 'Oops! Something Went Wrong',
      text: message || 'An unexpected error occurred. Please try again.',
    }
  );
}

/**
 * The first line of a crash's stack, with its message: only some browsers begin the stack with that.
 */
export function crashDetails({ name, message, stack = '' }: Error): string {
  const line = stack.split('\n')[0]?.trim() ?? '';
  if (line.includes(message)) return line || name;
  return line ? `${name}: ${message} (${line})` : `${name}: ${message}`;
}

/**
 * The status that the server answered this document with; browsers that do not tell it are taken to
 * show a page that was not found, which is what leads here most often.
 */
export function answeredStatus(performance: Performance): number {
  const [entry] = performance.getEntriesByType('navigation');
  const status = (entry as PerformanceNavigationTiming | undefined)?.responseStatus;
  return status && status >= 400 ? status : 404;
}
