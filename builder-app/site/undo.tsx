import { Button, Group, Text } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { singlePress } from '../lists/single-press.ts';
import { noticesAtOnce, PHONE } from '../theme/notices.ts';
import classes from './undo.module.css';

/** Long enough to notice the loss and reach the button by keyboard; paused while focused. */
const OFFER_MS = 10_000;
/** One fewer than the notices shown at once, which leaves room for an alert. */
const maxOffers = () => noticesAtOnce(window.matchMedia(PHONE).matches) - 1;

/** What an offer restores something to; after the dot, the part that may be replaced separately. */
export type Place = 'form' | `form.${string}` | 'replies';

interface Standing {
  readonly id: string;
  readonly place: Place;
  readonly forget: () => void;
}

/** The offers on the screen, the newest last. */
let standing: readonly Standing[] = [];
let lastId = 0;

/**
 * Says that something was removed and offers to bring it back: any change, even an accidental one,
 * is saved a second later. Returns a function that withdraws the offer, to be called once undoing
 * would do harm.
 *
 * @param what "Chapter 2"
 * @param bringBack restores it and moves the focus to it, as the offer's button is gone by then
 * @param forget called instead, once it can no longer be brought back
 */
export function offerUndo(
  what: string,
  place: Place,
  bringBack: () => void,
  forget = () => {},
): () => void {
  lastId += 1;
  const id = `undo-${lastId}`;
  const undo = () => {
    // Its button can still be pressed while the offer is leaving the screen.
    if (!takeDown(id)) return;
    notifications.hide(id);
    bringBack();
  };
  // Later ones would wait out of sight, and of the keyboard's reach.
  const tooMany = Math.max(0, standing.length + 1 - maxOffers());
  for (const { id: oldest } of standing.slice(0, tooMany)) notifications.hide(oldest);
  standing = [...standing, { id, place, forget }];
  notifications.show({
    id,
    color: 'gray',
    message: <Offer id={id} what={what} onUndo={undo} />,
    autoClose: OFFER_MS,
    // Alerts that stay until closed must not keep it waiting.
    priority: 1,
    role: 'status',
    onClose: () => takeDown(id)?.forget(),
  });
  return () => void notifications.hide(id);
}

/** Takes an offer off those that stand, and returns it; undefined if it stood no more. */
function takeDown(id: string): Standing | undefined {
  const offer = standing.find((one) => one.id === id);
  standing = standing.filter((one) => one !== offer);
  return offer;
}

/** Withdraws all offers of a place, such as a form whose content has been replaced. */
export function withdrawUndo(place: Place): void {
  for (const offer of standing) {
    if (`${offer.place}.`.startsWith(`${place}.`)) notifications.hide(offer.id);
  }
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
      // Does not fire in a text field, where the browser undoes the typing.
      () => {
        if (standing.at(-1)?.id === id) onUndo();
      },
    ],
  ]);
  return (
    <Group justify="space-between" wrap="nowrap" className={classes.offer ?? ''}>
      <Text inherit lineClamp={3} className={classes.what ?? ''}>
        {what} removed
      </Text>
      <Button
        variant="light"
        size="compact-md"
        flex="none"
        aria-keyshortcuts="Control+Z Meta+Z"
        onClick={singlePress(onUndo)}
      >
        Undo
      </Button>
    </Group>
  );
}
