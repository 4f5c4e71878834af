import { createContext, type ReactElement, useContext } from 'react';

/**
 * Where the tree stands. `page`: what guests see, replies are sent. `preview`: inside the builder,
 * replies are explained instead of sent.
 */
export type PageMode = 'page' | 'preview';

/** Makes the markup of one island as a root of its own, as `hydrateRoot` will find it. */
export type RenderIsland = (island: ReactElement, identifierPrefix: string) => string;

export interface PageEnvironment {
  /** Last path segment of the public page: what a reply is addressed to. */
  readonly slug: string;
  readonly mode: PageMode;
  /** Given by the publisher only. Without it islands live inside the tree, as its children. */
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
