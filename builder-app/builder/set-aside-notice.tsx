import { Alert, Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMemo, useRef, useState } from 'react';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import { changedFields } from '../autosave/content.ts';
import { focusBeside } from '../lists/focus-beside.ts';
import { Confirmation } from '../site/confirmation.tsx';
import { IconArrowBackUp } from '../theme/icons.ts';
import { unlessUploading } from '../upload/use-uploads.ts';
import { partsOf } from './describe-edit.ts';
import { useInvitation, useStore } from './invitation-context.tsx';
import type { Editing } from './store/invitation-state.ts';

/** Offers the versions that were not chosen in a conflict. */
export function SetAsideNotice() {
  const state = useInvitation();
  if (state.kind !== 'editing' || state.save.phase.kind === 'conflict') return null;
  return <Versions {...state} />;
}

function Versions({ content, setAside }: Pick<Editing, 'content' | 'setAside'>) {
  const store = useStore();
  const [asked, setAsked] = useState<WeddingData | null>(null);
  const notice = useRef<HTMLDivElement>(null);
  const differing = useMemo(
    () =>
      setAside.versions
        .map((version) => ({ version, parts: partsIn(content, version) }))
        .filter(({ parts }) => parts.length > 0),
    [content, setAside.versions],
  );
  const count = differing.length;
  if (count === 0) return null;
  const isOne = count === 1;
  return (
    <Alert
      ref={notice}
      color="gray"
      icon={<IconArrowBackUp stroke={1.6} />}
      title={isOne ? 'One version is set aside' : `${count} versions are set aside`}
      mb="md"
    >
      {setAside.isKept ? 'You' : 'Until you close this page, you'} can bring{' '}
      {isOne ? 'it' : 'one of them'} back; the current one is then set aside instead.
      {differing.map(({ version, parts }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a version has no id, its row no state
        <div key={index}>
          <Text size="sm" mt="sm">
            It differs in {parts.join(', ')}.
          </Text>
          <Group mt="xs" gap="xs">
            <Button
              size="sm"
              variant="default"
              onClick={() => unlessUploading(() => store.bringBack(version))}
            >
              Bring it back
            </Button>
            <Button
              size="sm"
              variant="subtle"
              color="gray"
              px="xs"
              onClick={() => setAsked(version)}
            >
              Discard it
            </Button>
          </Group>
        </div>
      ))}
      <Confirmation
        isOpen={asked !== null}
        title="Discard this version?"
        verb="Discard"
        onConfirm={() => {
          // The dialog returns the focus to the button that opened it, if that is still there.
          if (isOne) focusBeside(notice.current);
          else notice.current?.querySelector('button')?.focus();
          if (asked) store.discardVersion(asked);
          setAsked(null);
        }}
        onClose={() => setAsked(null)}
      >
        <div>It is kept nowhere else. The invitation that you are editing stays as it is.</div>
      </Confirmation>
    </Alert>
  );
}

const partsIn = (shown: WeddingData, version: WeddingData) =>
  partsOf(changedFields(shown, version).map(({ path }) => path));

/** Announces that a version was set aside, because `SetAsideNotice` may be out of view. */
export function announceSetAside(): void {
  notifications.show({
    id: 'set-aside',
    color: 'sage',
    title: 'The other version is set aside',
    message: 'You can bring it back at the top of the Customize tab.',
    autoClose: 10_000,
  });
}
