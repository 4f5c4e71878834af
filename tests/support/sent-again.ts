import { expect } from 'vitest';
import type { Answer } from './api.ts';

/**
 * Expects an answer to be sent again only after one of the changes: until then, who has it is told so
 * in as many ways as a tag can be given.
 * @param open asks for the answer, with `If-None-Match` where something is given
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
