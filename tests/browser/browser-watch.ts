import type { BrowserContext, Page } from '@playwright/test';

export interface BrowserWatch {
  /** Ignores what a test provokes, such as a failed request while offline. */
  allow(pattern: RegExp): void;
  /** Throws with everything that went wrong on any page so far. */
  verify(): void;
}

/**
 * Records console errors and warnings, uncaught errors, what the content security policy refuses,
 * 4xx and 5xx, and cross-origin requests.
 */
export async function watchBrowser(context: BrowserContext, origin: string): Promise<BrowserWatch> {
  /** (spec) A section that a template lists but nothing renders is skipped with a warning. */
  const allowed: RegExp[] = [/^console warning: Unknown island: scientificHoneymoon /];
  const seen: string[] = [];

  const watchPage = (page: Page): void => {
    page.on('console', (message) => {
      if (message.type() !== 'error' && message.type() !== 'warning') return;
      // Recorded from the response itself, with its status.
      if (message.text().startsWith('Failed to load resource: the server responded')) return;
      seen.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
    });
    page.on('pageerror', (error) => {
      seen.push(`uncaught: ${error.message}`);
    });
  };
  // Chromium, unlike Firefox, does not tell the console about a refused `eval`.
  await context.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`The policy's ${violatedDirective} refuses ${blockedURI}`);
    }),
  );
  context.pages().forEach(watchPage);
  context.on('page', watchPage);
  context.on('request', (request) => {
    const url = request.url();
    if (/^https?:/.test(url) && new URL(url).origin !== new URL(origin).origin) {
      seen.push(`request to another origin: ${url}`);
    }
  });
  context.on('response', (response) => {
    if (response.status() >= 400) seen.push(`answer ${response.status()}: ${response.url()}`);
  });

  return {
    allow: (pattern) => void allowed.push(pattern),
    verify() {
      const wrong = seen.filter((line) => !allowed.some((pattern) => pattern.test(line)));
      if (wrong.length > 0) throw new Error(`On the pages:\n${[...new Set(wrong)].join('\n')}`);
    },
  };
}
