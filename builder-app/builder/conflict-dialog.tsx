import { Button, FocusTrap, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { ConflictChoice, SavePhase } from '../autosave/state.ts';
import { Dialog } from '../site/dialog.tsx';
import { partsOf } from './describe-edit.ts';

const TYPING_REST_MS = 1_000;

interface ConflictDialogProps {
  readonly phase: SavePhase | null;
  readonly onChoose: (choice: ConflictChoice) => void;
}

/** Shown when two people edited the same invitation. Nobody's text is lost without a decision. */
export function ConflictDialog({ phase, onChoose }: ConflictDialogProps) {
  const conflict = phase?.kind === 'conflict' ? phase : null;
  const isResting = useTypingRest(conflict !== null);
  return (
    <Dialog
      opened={conflict !== null && isResting}
      // Only a choice closes it; until then nothing is saved.
      onClose={() => {}}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      title="Your partner changed the invitation too"
      size="lg"
    >
      {/* Not a button: a keystroke meant for the form must not decide. */}
      <FocusTrap.InitialFocus />
      {conflict && <Choices {...conflict} onChoose={onChoose} />}
    </Dialog>
  );
}

/** Returns true once `isAsked` and nobody has typed for a second. */
function useTypingRest(isAsked: boolean): boolean {
  const [isResting, setResting] = useState(false);
  useEffect(() => {
    if (!isAsked) return;
    const rested = () => {
      window.removeEventListener('keydown', wait);
      setResting(true);
    };
    let timer = setTimeout(rested, TYPING_REST_MS);
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(rested, TYPING_REST_MS);
    };
    window.addEventListener('keydown', wait);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('keydown', wait);
      setResting(false);
    };
  }, [isAsked]);
  return isResting;
}

function Choices({
  merge,
  onChoose,
}: Extract<SavePhase, { kind: 'conflict' }> & Pick<ConflictDialogProps, 'onChoose'>) {
  const theirs = partsOf([...merge.theirs, ...merge.clashes]);
  const clashes = partsOf(merge.clashes);
  return (
    <Stack gap="md">
      <Text>
        While you were editing, somebody with your edit link saved changes
        {theirs.length > 0 && (
          <>
            {' '}
            in <strong>{theirs.join(', ')}</strong>
          </>
        )}
        . Your own changes are not saved yet.
      </Text>
      {clashes.length > 0 && (
        <Text c="gold.8">
          You both changed {clashes.join(', ')}. Where your changes conflict, combining keeps your
          version.
        </Text>
      )}
      <Button size="md" onClick={() => onChoose('both')}>
        Combine both
      </Button>
      <Button size="md" variant="default" onClick={() => onChoose('theirs')}>
        Load theirs
      </Button>
      <Button size="md" variant="default" onClick={() => onChoose('mine')}>
        Keep mine
      </Button>
      <Text size="sm" c="dimmed">
        Nothing is lost: the version you do not choose is set aside, and you can bring it back.
      </Text>
    </Stack>
  );
}
