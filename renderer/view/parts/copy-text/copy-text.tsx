import type { ReactNode } from 'react';
import { EnhancedIsland } from '../../islands/island.tsx';
import { COPY_LABEL, enhanceCopy } from './enhance-copy.ts';

interface CopyTextProps {
  readonly text: string;
  /** Accessible name. */
  readonly label: string;
}

/** A button that copies a text. Hidden without scripts: the text can be selected. */
export function CopyText({ text, label }: CopyTextProps): ReactNode {
  return (
    // In a preview, another label starts afresh: the script remembers it.
    <EnhancedIsland key={label} name="copy" className="copy" props={{ text }} enhance={enhanceCopy}>
      <button type="button" className="button button--small copy-button" aria-label={label} hidden>
        {COPY_LABEL}
      </button>
      <span className="copy-status" role="status" />
    </EnhancedIsland>
  );
}
