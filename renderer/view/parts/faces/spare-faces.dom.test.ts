import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { untilPasses } from '#tests/support/until-passes.ts';
import { bringFacesFor, watchTranslation } from './spare-faces.ts';

const link = document.createElement('link');

beforeEach(() => {
  link.toggleAttribute('disabled', true);
  document.head.append(link);
});
afterEach(() => {
  link.remove();
  document.documentElement.removeAttribute('lang');
});

const areLoaded = () => !link.hasAttribute('disabled');

describe('the faces that a page left out', () => {
  it.each(['Jürgen', 'Łukasz', 'Юлия', 'Nguyễn'])('are loaded for %s', (name) => {
    bringFacesFor([{ name: 'Ada' }, [{ reply: { name } }], undefined]);
    expect(areLoaded()).toBe(true);
  });

  it('are not loaded for English, as a phone writes it', () => {
    bringFacesFor([{ name: 'Ada', email: 'ada_l@example.com', message: '“We’re in” – 100 % …' }]);
    expect(areLoaded()).toBe(false);
  });

  it('are loaded once a browser translates the page, not for what the page itself changes', async () => {
    watchTranslation(document);
    document.documentElement.classList.toggle('at-rest');
    await Promise.resolve();
    expect(areLoaded()).toBe(false);
    document.documentElement.lang = 'pl';
    await untilPasses(() => expect(areLoaded()).toBe(true));
  });

  it('are not missed in a preview, which has them all', () => {
    link.remove();
    expect(() => bringFacesFor('Jürgen')).not.toThrow();
  });
});
