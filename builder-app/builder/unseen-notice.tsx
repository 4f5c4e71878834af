import { Alert, Box, Button, Group } from '@mantine/core';
import type { AutosaveState } from '../autosave/state.ts';
import { MissingDetails } from '../customize/missing-details.tsx';
import { IconCloudOff } from '../theme/icons.ts';
import { useBuilder } from './builder-context.tsx';
import { DeniedWhileEditing } from './denied-notice.tsx';
import { useInvitation, useStore } from './invitation-context.tsx';
import { saveLine, whatIsMissing } from './status/save-line.ts';
import { saveOf } from './store/invitation-state.ts';

const TITLE = 'Guests do not see this yet';

/**
 * Says above the preview of a live invitation why guests see something else. A save under way needs
 * no notice, and a conflict has its own dialog.
 */
export function UnseenNotice() {
  const store = useStore();
  const save = saveOf(useInvitation());
  const { live, issues, jump } = useBuilder();
  if (!save) return null;
  if (save.phase.kind === 'denied') return <DeniedWhileEditing />;
  if (isStuck(save)) {
    const { text, detail } = saveLine(save, live, issues, new Date());
    return (
      <Alert color="gold" icon={<IconCloudOff stroke={1.6} />} title={TITLE} mb="md">
        {text}: {detail}
        <Group mt="sm">
          <Button size="sm" variant="default" onClick={() => void store.saveNow()}>
            Save Now
          </Button>
        </Group>
      </Alert>
    );
  }
  const missing = whatIsMissing(save, issues);
  if (missing.length === 0) return null;
  return (
    <Box mb="md">
      <MissingDetails title={TITLE} issues={missing} onJump={jump} />
    </Box>
  );
}

/** Not saved, for a reason that no field could mend. */
const isStuck = ({ phase }: AutosaveState): boolean =>
  phase.kind === 'retrying' ||
  phase.kind === 'failed' ||
  (phase.kind === 'refused' && phase.issues.length === 0);
