import { Alert, Button, Group } from '@mantine/core';
import { useRef, useState } from 'react';
import { browserStorage } from '../access/browser-storage.ts';
import { focusBeside } from '../lists/focus-beside.ts';
import { Confirmation } from '../site/confirmation.tsx';
import { IconMailHeart } from '../theme/icons.ts';
import { unlessUploading } from '../upload/use-uploads.ts';
import { useInvitation, useStore } from './invitation-context.tsx';
import { keptAddresses } from './store/kept-contents.ts';

/** Says which of two invitations is open and leads to the other. */
export function OtherNotice() {
  const store = useStore();
  const state = useInvitation();
  const [isAsking, setAsking] = useState(false);
  const notice = useRef<HTMLDivElement>(null);
  if (state.kind !== 'editing' || !state.other) return null;
  // Opening the other one would lose set-aside versions that are not stored in this browser.
  if (!state.setAside.isKept) return null;
  const address = keptAddresses.read(browserStorage, state.other.invitationId);
  const other = address ? `/${address}` : 'the other one';
  return (
    <Alert
      ref={notice}
      color="gray"
      icon={<IconMailHeart stroke={1.6} />}
      title="This browser knows two invitations"
      mb="md"
    >
      You are editing <strong>/{state.cleanUrl}</strong>. It also has access to{' '}
      <strong>{other}</strong>.
      <Group mt="sm" gap="xs">
        <Button
          size="sm"
          variant="default"
          onClick={() => unlessUploading(() => void store.openOther())}
        >
          Open {other}
        </Button>
        <Button size="sm" variant="subtle" color="gray" px="xs" onClick={() => setAsking(true)}>
          Remove from this browser
        </Button>
      </Group>
      <Confirmation
        isOpen={isAsking}
        title={`Remove ${other} from this browser?`}
        verb="Remove"
        onConfirm={() => {
          focusBeside(notice.current);
          setAsking(false);
          store.forgetOther();
        }}
        onClose={() => setAsking(false)}
      >
        <div>
          You will need its edit link to open it here again. The invitation itself and its replies
          stay as they are.
        </div>
      </Confirmation>
    </Alert>
  );
}
