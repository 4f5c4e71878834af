import type { ReactNode } from 'react';
import { EnhancedIsland } from '../../islands/island.tsx';
import { enhanceCover } from './enhance-cover.ts';

interface CoverProps {
  /** Accessible name of the cover. */
  readonly label: string;
  /** Content of the cover, including a `CoverButton`. */
  readonly cover: ReactNode;
  /** Name of an event that is dispatched on `window` when the cover opens. */
  readonly announce?: string;
  /** The page under the cover, hidden until the cover opens. */
  readonly children: ReactNode;
}

/**
 * A cover over the whole page that opens once. It is an open `dialog` whose form closes it, so that
 * it works without scripts; `cover.css` hides the page until then.
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

/** A button that opens the cover it is on. */
export function CoverButton({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <form method="dialog" className="cover-action">
      <button type="submit" className="button cover-open">
        {children}
      </button>
    </form>
  );
}
