import { expect, it, vi } from 'vitest';
import { canParseUrl } from './can-parse-url.ts';

const answers = () =>
  ['https://example.com/a?b#c', 'mailto:ana@example.com', 'https://', 'no address', ''].map(
    canParseUrl,
  );
const expected = [true, true, false, false, false];

it('tells an address from what no browser can open', () => {
  expect(answers()).toEqual(expected);
});

it('does so in browsers that have no word for it', () => {
  vi.stubGlobal('URL', class extends URL {});
  Object.defineProperty(URL, 'canParse', { value: undefined });
  expect(answers()).toEqual(expected);
});
