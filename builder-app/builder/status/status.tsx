import type { ReactNode } from 'react';
import { useBuilder } from '../builder-context.tsx';
import { useInvitation, useStore } from '../invitation-context.tsx';
import { DraftBar } from './draft-bar.tsx';
import { SaveBar } from './save-bar.tsx';

const NOT_KEPT = 'Not kept: this browser has no room for your work. Keep this page open.';

/** Says where the work is saved: on the server or, without a license, in this browser. */
export function Status({ children }: { readonly children?: ReactNode }) {
  const store = useStore();
  const state = useInvitation();
  const { live, issues, jump } = useBuilder();
  if (state.kind === 'drafting') {
    const words = state.isKept ? 'Kept in this browser' : NOT_KEPT;
    return <DraftBar words={words}>{children}</DraftBar>;
  }
  // The invitation is not loaded.
  if (state.kind !== 'editing') return <DraftBar words="Not saved">{children}</DraftBar>;
  return (
    <SaveBar
      save={state.save}
      live={live}
      issues={issues}
      onSaveNow={() => void store.saveNow()}
      onJump={jump}
    >
      {children}
    </SaveBar>
  );
}
