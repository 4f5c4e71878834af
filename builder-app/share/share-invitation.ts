import { notifications } from '@mantine/notifications';
import { copyText } from './copy-text.ts';
import { openShareSheet } from './share-sheet.ts';

/** (spec) Announces for three seconds that the invitation's link was copied. */
export function announceCopiedLink(): void {
  notifications.show({
    color: 'sage',
    message: 'Invitation link copied to clipboard!',
    autoClose: 3_000,
  });
}

/** (spec) Opens the device's share sheet, else copies the link. `names` is '' while unknown. */
export async function shareInvitation(url: string, names: string): Promise<void> {
  const words = names
    ? { title: names, text: `You are invited: ${names}` }
    : { title: 'Wedding Invitation' };
  if (await openShareSheet({ ...words, url })) return;
  if (await copyText(url)) announceCopiedLink();
}

/** Shown instead of sharing a dead link. */
export function announceUnknownLink(): void {
  notifications.show({
    color: 'gold',
    title: 'Your link is not known yet',
    message: 'Your invitation has to be loaded first.',
    autoClose: 10_000,
    role: 'alert',
  });
}

/** Shown with a link that may be another couple's. */
export function announceGuessedLink(): void {
  notifications.show({
    color: 'gold',
    title: 'Open this link before you send it',
    message: 'It is a guess from your names, because your invitation could not be loaded.',
    autoClose: 10_000,
    role: 'alert',
  });
}
