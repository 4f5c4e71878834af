import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';

/** Markup of one island as `hydrateRoot` will find it, a root of its own. */
export function renderIsland(island: ReactElement, identifierPrefix: string): string {
  return renderToString(island, { identifierPrefix });
}
