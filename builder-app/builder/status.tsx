import type { ReactNode } from 'react';
import { DraftBar, SaveBar } from '../autosave/save-bar.tsx';
import { useDesk } from './desk.tsx';
import { useInvitation, useStore } from './invitation-context.tsx';

/** How the work on the screen is kept: on the server, or in this browser without a license. */
export function Status({ children }: { readonly children?: ReactNode }) {
  const store = useStore();
  const { save, credentials } = useInvitation();
  const { live, issues, jump } = useDesk();
  if (!credentials || !save) return <DraftBar isKept={!credentials}>{children}</DraftBar>;
  return (
    <SaveBar
      save={save}
      live={live}
      issues={issues}
      onSaveNow={() => void store.saveNow()}
      onJump={jump}
    >
      {children}
    </SaveBar>
  );
}
