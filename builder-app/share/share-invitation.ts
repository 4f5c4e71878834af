import { notifications } from '@mantine/notifications';
import { coupleNames } from '#domain/invitation/couple.ts';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import { copyText } from './copy-text.ts';

/** (spec) */
export const LINK_COPIED = 'Invitation link copied to clipboard!';

/** (spec) The device's share sheet, else the clipboard. */
export async function shareInvitation(url: string, content: WeddingData): Promise<void> {
  const names = coupleNames(content);
  const share = { title: names || 'Wedding Invitation', text: `You are invited: ${names}`, url };
  if (navigator.share && navigator.canShare?.(share) !== false) {
    try {
      return await navigator.share(share);
    } catch (error) {
      // Somebody closed the sheet: that is an answer.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      console.error('Sharing failed', error);
    }
  }
  if (await copyText(url)) {
    notifications.show({ color: 'sage', message: LINK_COPIED, autoClose: 3_000 });
  }
}
