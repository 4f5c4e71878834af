import { notifications } from '@mantine/notifications';
import type { ReactNode } from 'react';
import type { Issue } from '#domain/api/errors.ts';
import { DraftBar, SaveBar } from '../autosave/save-bar.tsx';
import { useLiveStatus } from '../autosave/use-live-status.ts';
import { useInvitation, useStore } from './invitation-context.tsx';

interface StatusProps {
  readonly issues: readonly Issue[];
  readonly onJump: (path: string) => void;
  /** More buttons at the end of the bar. */
  readonly children?: ReactNode;
}

/** How the work on the screen is kept: on the server, or in this browser without a license. */
export function Status({ issues, onJump, children }: StatusProps) {
  const store = useStore();
  const { save, credentials } = useInvitation();
  const live = useLiveStatus(() =>
    notifications.show({
      color: 'sage',
      title: 'Your partner’s changes are here',
      message: 'They were saved while you had nothing unsaved.',
    }),
  );
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
