import { notifications } from '@mantine/notifications';
import type { Issue } from '#domain/api/errors.ts';
import { DraftBar, SaveBar } from '../autosave/save-bar.tsx';
import { useLiveStatus } from '../autosave/use-live-status.ts';
import { useInvitation, useStore } from './invitation-context.tsx';

interface StatusProps {
  readonly issues: readonly Issue[];
  readonly onJump: (path: string) => void;
}

/** How the work on the screen is kept: on the server, or in this browser without a license. */
export function Status({ issues, onJump }: StatusProps) {
  const store = useStore();
  const { save, credentials } = useInvitation();
  const live = useLiveStatus(() =>
    notifications.show({
      color: 'sage',
      title: 'Your partner’s changes are here',
      message: 'They were saved while you had nothing unsaved.',
    }),
  );
  if (!credentials) return <DraftBar />;
  if (!save) return null;
  return (
    <SaveBar
      save={save}
      live={live}
      issues={issues}
      onSaveNow={() => void store.saveNow()}
      onJump={onJump}
    />
  );
}
