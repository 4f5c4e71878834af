import { eventsOf } from '#domain/invitation/events.ts';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';

/** Returns a fingerprint of all times and places: it differs when guests should look again. */
export function whenAndWhere(content: WeddingData): string {
  const text = eventsOf(content)
    .map(({ date, time, venue }) => [date, time, venue.name.trim(), venue.address.trim()].join('|'))
    .join('\n');
  return fingerprint(text);
}

/** FNV-1a over the text's UTF-16 units, 32 bits in hex: enough to notice a change. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(16);
}
