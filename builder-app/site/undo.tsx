import { Button, Group } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';

/** Long enough to see what is missing, and to get there by keyboard; it waits while it has the focus. */
const OFFER_MS = 10_000;

/** Offers that stand on the screen by their ids, the newest last. */
let standing: readonly string[] = [];
let lastId = 0;

/**
 * Says that something was removed, and offers to bring it back: everything in the form is live a second
 * later, a slip of a finger as well. Answers what takes the offer away once it would do harm.
 *
 * @param what "Chapter 2"
 * @param bringBack puts it where it was, and the focus on it: the button of the offer is gone by then
 */
export function offerUndo(what: string, bringBack: () => void): () => void {
  lastId += 1;
  const id = `undo-${lastId}`;
  const withdraw = () => void notifications.hide(id);
  const undo = () => {
    withdraw();
    bringBack();
  };
  standing = [...standing, id];
  notifications.show({
    id,
    color: 'gray',
    message: <Offer id={id} what={what} onUndo={undo} />,
    autoClose: OFFER_MS,
    role: 'status',
    onClose: () => {
      standing = standing.filter((one) => one !== id);
    },
  });
  return withdraw;
}

/** Takes all offers away: what they would bring back belongs to content that is no longer in the form. */
export function withdrawUndo(): void {
  for (const id of standing) notifications.hide(id);
}

interface OfferProps {
  readonly id: string;
  readonly what: string;
  readonly onUndo: () => void;
}

function Offer({ id, what, onUndo }: OfferProps) {
  useHotkeys([
    [
      'mod+Z',
      // In a text field the browser takes back what was typed.
      () => {
        if (standing.at(-1) === id) onUndo();
      },
    ],
  ]);
  return (
    <Group justify="space-between" wrap="nowrap">
      {what} removed
      <Button
        variant="light"
        size="compact-md"
        aria-keyshortcuts="Control+Z Meta+Z"
        onClick={onUndo}
      >
        Undo
      </Button>
    </Group>
  );
}
