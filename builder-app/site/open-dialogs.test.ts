import { beforeEach, expect, test, vi } from 'vitest';
import { dialogOpened, pushStep } from './open-dialogs.ts';

/** The history of a tab. The one of jsdom does not report every return to a step. */
class TabHistory {
  readonly #steps: unknown[] = [{ name: 'first' }];
  #at = 0;
  get state(): unknown {
    return this.#steps[this.#at];
  }
  pushState(state: unknown) {
    this.#at += 1;
    this.#steps.splice(this.#at, Number.POSITIVE_INFINITY, state);
  }
  replaceState(state: unknown) {
    this.#steps[this.#at] = state;
  }
  back() {
    setTimeout(() => {
      this.#at -= 1;
      window.dispatchEvent(new Event('popstate'));
    });
  }
}

const step = () => history.state.name;
const moved = () =>
  new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
async function goBack() {
  const arrival = moved();
  history.back();
  await arrival;
}

/** Opens a dialog that `closed` lists once Back has closed it; returns what else closes it. */
function open(name: string): () => void {
  const close = dialogOpened(() => {
    closed.push(name);
    close();
  });
  return close;
}
let closed: string[];

beforeEach(() => {
  closed = [];
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('history', new TabHistory());
  history.pushState({ name: 'second' }, '');
});

test('Back closes the uppermost of two dialogs, then the other, then leaves the page', async () => {
  open('lower');
  open('upper');
  await goBack();
  expect(closed).toEqual(['upper']);
  await goBack();
  expect(closed).toEqual(['upper', 'lower']);
  expect(step()).toBe('second');
  await goBack();
  expect(step()).toBe('first');
});

test('a dialog that has to stay stays open after Back, and so does the page below it', async () => {
  const close = dialogOpened(() => {});
  await goBack();
  await goBack();
  expect(step()).toBe('second');
  const arrival = moved();
  close();
  await arrival;
  await goBack();
  expect(step()).toBe('first');
});

test('a dialog that is closed by its own button takes its step along', async () => {
  const close = open('dialog');
  const arrival = moved();
  close();
  await arrival;
  await goBack();
  expect(step()).toBe('first');
});

test('a dialog that opens as another closes takes over its step', async () => {
  open('one')();
  open('other');
  await goBack();
  expect(closed).toEqual(['other']);
  await goBack();
  expect(step()).toBe('first');
});

test('a dialog that opens before the step of another is gone gets its own', async () => {
  const arrival = moved();
  open('one')();
  await Promise.resolve();
  open('other');
  await arrival;
  await goBack();
  expect(closed).toEqual(['other']);
  expect(step()).toBe('second');
});

test('a screen that is opened from a dialog takes the place of its step', async () => {
  const close = open('dialog');
  pushStep({ name: 'third' });
  close();
  await goBack();
  expect(step()).toBe('second');
});

test('a dialog that opens on the step of one from before a reload is closed by Back', async () => {
  history.pushState({ name: 'second', isDialog: true }, '');
  open('dialog');
  await goBack();
  expect(closed).toEqual(['dialog']);
  expect(step()).toBe('second');
  await goBack();
  expect(step()).toBe('first');
});
