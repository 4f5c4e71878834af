import type { ReactNode } from 'react';
import { EnhancedIsland } from '../../islands/island.tsx';
import { enhanceCover } from './enhance-cover.ts';

interface CoverProps {
  /** What the cover is, for those who hear the page. */
  readonly label: string;
  /** What lies on the cover, a `CoverButton` among it. */
  readonly cover: ReactNode;
  /** Name of an event on `window` that tells other parts of the opening. */
  readonly announce?: string;
  /** The page below, not shown before the cover is opened. */
  readonly children: ReactNode;
}

/**
 * A cover over the whole page, opened once. It is an open `dialog` whose form closes it, so that
 * browsers open the page without scripts; `cover.css` hides the page as long as it is there.
 */
export function Cover({ label, cover, announce, children }: CoverProps): ReactNode {
  return (
    <EnhancedIsland
      name="cover"
      className="cover-frame"
      props={announce === undefined ? {} : { announce }}
      enhance={enhanceCover}
    >
      <dialog open className="cover" aria-label={label}>
        {cover}
      </dialog>
      <div className="cover-page">{children}</div>
    </EnhancedIsland>
  );
}

/** Opens the cover that it stands on. */
export function CoverButton({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <form method="dialog" className="cover-action">
      <button type="submit" className="button cover-open">
        {children}
      </button>
    </form>
  );
}
