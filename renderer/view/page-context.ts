import { createContext, type ReactElement, useContext } from 'react';

/**
 * Where the page is shown. `page`: to guests, replies are sent. `preview`: in the builder, a note
 * is shown instead of sending a reply.
 */
export type PageMode = 'page' | 'preview';

/** Renders the markup of one island as a root of its own, for `hydrateRoot`. */
export type RenderIsland = (island: ReactElement, identifierPrefix: string) => string;

export interface PageEnvironment {
  /** Last path segment of the public page, to which replies are addressed. */
  readonly slug: string;
  readonly mode: PageMode;
  /** Set by the publisher only. When null, islands are rendered as part of the tree. */
  readonly renderIsland: RenderIsland | null;
}

export const PageContext = createContext<PageEnvironment>({
  slug: '',
  mode: 'preview',
  renderIsland: null,
});

export function usePage(): PageEnvironment {
  return useContext(PageContext);
}
