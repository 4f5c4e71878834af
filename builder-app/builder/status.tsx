import type { ReactNode } from 'react';
import type { Issue } from '#domain/api/errors.ts';
import { DraftBar, SaveBar } from '../autosave/save-bar.tsx';
import type { LiveStatus } from '../autosave/use-live-status.ts';
import { useInvitation, useStore } from './invitation-context.tsx';

interface StatusProps {
  readonly live: LiveStatus;
  readonly issues: readonly Issue[];
  readonly onJump: (path: string) => void;
  /** More buttons at the end of the bar. */
  readonly children?: ReactNode;
}

/** How the work on the screen is kept: on the server, or in this browser without a license. */
export function Status({ live, issues, onJump, children }: StatusProps) {
  const store = useStore();
  const { save, credentials } = useInvitation();
  if (!credentials || !save) return <DraftBar isKept={!credentials}>{children}</DraftBar>;
  return (
    <SaveBar
      save={save}
      live={live}
      issues={issues}
      onSaveNow={() => void store.saveNow()}
      onJump={onJump}
    >
      {children}
    </SaveBar>
  );
}
