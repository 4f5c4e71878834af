import { notifications } from '@mantine/notifications';
import { coupleNames } from '#domain/invitation/couple.ts';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import { copyText } from './copy-text.ts';
import { openShareSheet } from './share-sheet.ts';

/** (spec) */
export const LINK_COPIED = 'Invitation link copied to clipboard!';

/** (spec) The device's share sheet, else the clipboard. */
export async function shareInvitation(url: string, content: WeddingData): Promise<void> {
  const names = coupleNames(content);
  const share = { title: names || 'Wedding Invitation', text: `You are invited: ${names}`, url };
  if (await openShareSheet(share)) return;
  if (await copyText(url)) {
    notifications.show({ color: 'sage', message: LINK_COPIED, autoClose: 3_000 });
  }
}
