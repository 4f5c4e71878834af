import { beforeEach, describe, expect, it, vi } from 'vitest';
import { closeByBack } from './close-by-back.ts';

const came = () =>
  new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));

/** The window is shared: a new entry cancels steps that another file's tests still had under way. */
beforeEach(() => history.pushState(null, ''));

describe('what was opened over the page', () => {
  it('closes by Back, which leaves nothing to take away', async () => {
    const close = vi.fn();
    const leave = closeByBack(close);
    history.back();
    await came();
    expect(close).toHaveBeenCalledOnce();
    const back = vi.spyOn(history, 'back');
    leave();
    expect(back).not.toHaveBeenCalled();
  });

  it('has one entry in the history, however often it opens', async () => {
    const { href } = location;
    const lengths = [];
    for (let time = 0; time < 3; time += 1) {
      const leave = closeByBack(() => {});
      lengths.push(history.length);
      leave();
      await came();
      expect(history.state).toBeNull();
    }
    expect(new Set(lengths).size).toBe(1);
    expect(location.href).toBe(href);
  });

  it('takes the entry again that a guest went forward to', async () => {
    closeByBack(() => {})();
    await came();
    history.forward();
    await came();
    const { length } = history;
    const close = vi.fn();
    closeByBack(close);
    expect(history.length).toBe(length);
    history.back();
    await came();
    expect(close).toHaveBeenCalledOnce();
  });
});
