import { Alert, Button, Group } from '@mantine/core';
import { IconArrowBackUp, IconCloudOff, IconLinkOff } from '../theme/icons.ts';
import { useInvitation, useStore } from './invitation-context.tsx';

/** What the couple has to know before they go on writing. */
export function Notices() {
  const store = useStore();
  const { loadProblem, save } = useInvitation();
  return (
    <>
      {loadProblem === 'unreachable' && (
        <Alert
          color="gold"
          icon={<IconCloudOff stroke={1.6} />}
          title="Your invitation could not be loaded"
          mb="md"
        >
          It is safe, but what you see here is not it. Nothing is saved until it has been loaded.
          <Group mt="sm">
            <Button size="sm" onClick={() => void store.reload()}>
              Try Again
            </Button>
          </Group>
        </Alert>
      )}
      {loadProblem === 'denied' && (
        <Alert
          color="red"
          icon={<IconLinkOff stroke={1.6} />}
          title="This edit link is no longer valid"
          mb="md"
        >
          Open the newest edit link from your dashboard or your mail. Nothing you change here is
          saved.
          <Group mt="sm">
            <Button size="sm" variant="default" onClick={() => store.leave()}>
              Start a new invitation
            </Button>
          </Group>
        </Alert>
      )}
      {save?.setAside && save.phase.kind !== 'conflict' && (
        <Alert
          color="gray"
          icon={<IconArrowBackUp stroke={1.6} />}
          title="One version is set aside"
          mb="md"
        >
          Until you close this page you can bring it back; the present one is then set aside
          instead.
          <Group mt="sm">
            <Button size="sm" variant="default" onClick={() => store.restoreSetAside()}>
              Bring it back
            </Button>
          </Group>
        </Alert>
      )}
    </>
  );
}
