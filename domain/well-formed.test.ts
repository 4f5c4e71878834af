import { describe, expect, it } from 'vitest';
import { wellFormed } from './well-formed.ts';

const texts = ['', 'Ana 😀', 'a\uD800b', '\uDC00\uD800', '😀\uD83D', '\uD83D\uD83D\uDE00'];
const expected = ['', 'Ana 😀', 'a\uFFFDb', '\uFFFD\uFFFD', '😀\uFFFD', '\uFFFD😀'];

describe('lone surrogates', () => {
  it('become replacement characters, pairs stay', () => {
    expect(texts.map(wellFormed)).toEqual(expected);
  });

  it('do so in browsers that have no word for it', () => {
    const { toWellFormed } = String.prototype;
    Reflect.deleteProperty(String.prototype, 'toWellFormed');
    try {
      expect(texts.map(wellFormed)).toEqual(expected);
    } finally {
      Object.defineProperty(String.prototype, 'toWellFormed', {
        value: toWellFormed,
        configurable: true,
        writable: true,
      });
    }
  });
});
