import { Alert, Button, Group } from '@mantine/core';
import { IconCloudOff, IconMailHeart } from '../theme/icons.ts';
import { unlessUploading } from '../upload/use-uploads.ts';
import { DeniedNotice, DeniedWhileEditing } from './denied-notice.tsx';
import { DraftNotice } from './draft-notice.tsx';
import { useInvitation, useStore } from './invitation-context.tsx';
import { OtherNotice } from './other-notice.tsx';
import { SetAsideNotice } from './set-aside-notice.tsx';
import { isBesideKnown, isDraftInstead } from './store/invitation-state.ts';

const OPEN_KNOWN = 'Open the invitation this browser knows';

const SHOWN_IS_EDIT =
  'It is safe. What you see here is your latest version, which is not saved yet; it will be once your invitation has loaded.';
const SHOWN_IS_OTHER =
  'It is safe, but it is not what you see here. Nothing will be saved until it has loaded.';

/** What the couple needs to know before they continue editing. */
export function Notices() {
  return (
    <>
      <BesideKnown />
      <LoadNotice />
      <DeniedWhileEditing />
      <OtherNotice />
      <DraftNotice />
      <SetAsideNotice />
    </>
  );
}

/** Says that the screen does not show what the server has. */
export function LoadNotice() {
  const store = useStore();
  const state = useInvitation();
  if (state.kind === 'unreachable') {
    return (
      <Alert
        color="gold"
        icon={<IconCloudOff stroke={1.6} />}
        title="Your invitation could not be loaded"
        mb="md"
      >
        {isDraftInstead(state) ? SHOWN_IS_OTHER : SHOWN_IS_EDIT}
        <Group mt="sm">
          <Button size="sm" onClick={() => unlessUploading(() => void store.reload())}>
            Try Again
          </Button>
        </Group>
      </Alert>
    );
  }
  if (state.kind === 'denied') {
    return (
      <DeniedNotice fate="Nothing you change here will be saved.">
        <Group mt="sm" gap="sm">
          {state.known && (
            <Button size="sm" onClick={() => unlessUploading(() => void store.openKnown())}>
              {OPEN_KNOWN}
            </Button>
          )}
          <Button size="sm" variant="default" onClick={() => unlessUploading(() => store.leave())}>
            Start a new invitation
          </Button>
        </Group>
      </DeniedNotice>
    );
  }
  return null;
}

/** Leads back from a new design to the invitation that this browser has access to. */
export function BesideKnown() {
  const store = useStore();
  const isBeside = isBesideKnown(useInvitation());
  if (!isBeside) return null;
  return (
    <Alert
      color="gray"
      icon={<IconMailHeart stroke={1.6} />}
      title="You are designing a new invitation"
      mb="md"
    >
      This browser also has access to another one. Opening that keeps this design as a draft.
      <Group mt="sm">
        <Button
          size="sm"
          variant="default"
          onClick={() => unlessUploading(() => void store.openKnown())}
        >
          {OPEN_KNOWN}
        </Button>
      </Group>
    </Alert>
  );
}
