import { expect } from 'vitest';
import type { Answer } from './api.ts';

/**
 * Expects a response to be sent again only after each of the changes, and 304 until then, in
 * whichever form the client sends the tag.
 * @param open requests the response, with `known` as `If-None-Match` if given
 */
export async function expectSentAgainAfter(
  changes: readonly (() => Promise<unknown>)[],
  open: (known?: string) => Promise<Answer>,
): Promise<void> {
  for (const change of changes) {
    const tag = (await open()).headers.get('etag') ?? '';
    for (const known of [tag, tag.replace('W/', ''), `"other", ${tag}`]) {
      const unchanged = await open(known);
      expect([unchanged.status, unchanged.text]).toEqual([304, '']);
      expect(unchanged.headers.get('cache-control')).toBe('no-store');
      expect(unchanged.headers.get('vary')).toBe('Accept-Encoding');
    }
    await change();
    const changed = await open(tag);
    expect(changed.status).toBe(200);
    expect((await open()).headers.get('etag')).toBe(changed.headers.get('etag'));
  }
}
