import { Alert, Button, Group } from '@mantine/core';
import { useRef, useState } from 'react';
import { focusBeside } from '../lists/focus-beside.ts';
import { Confirmation } from '../site/confirmation.tsx';
import { IconPencil } from '../theme/icons.ts';
import { unlessUploading } from '../upload/use-uploads.ts';
import { useInvitation, useStore } from './invitation-context.tsx';

/** Offers the draft that this browser keeps while an invitation is being edited. */
export function DraftNotice() {
  const store = useStore();
  const state = useInvitation();
  const [isAsking, setAsking] = useState(false);
  const notice = useRef<HTMLDivElement>(null);
  if (state.kind !== 'editing' || !state.hasDraftBeside) return null;
  // Opening the draft would lose set-aside versions that are not stored in this browser.
  if (!state.setAside.isKept) return null;
  return (
    <Alert ref={notice} color="gray" icon={<IconPencil stroke={1.6} />} mb="md">
      A draft that you began earlier is kept in this browser.
      <Group mt="sm" gap="xs">
        <Button
          size="sm"
          variant="default"
          onClick={() => unlessUploading(() => store.openDraft())}
        >
          Open the draft
        </Button>
        <Button size="sm" variant="subtle" color="gray" px="xs" onClick={() => setAsking(true)}>
          Discard the draft
        </Button>
      </Group>
      <Confirmation
        isOpen={isAsking}
        title="Discard the draft?"
        verb="Discard"
        onConfirm={() => {
          focusBeside(notice.current);
          setAsking(false);
          store.discardDraft();
        }}
        onClose={() => setAsking(false)}
      >
        <div>It is kept nowhere else. The invitation that you are editing stays as it is.</div>
      </Confirmation>
    </Alert>
  );
}
