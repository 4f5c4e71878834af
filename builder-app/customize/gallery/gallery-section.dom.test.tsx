import { act } from 'react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { newInvitation } from '#domain/invitation/template-change.ts';
import { LIMITS } from '#domain/invitation/wedding-data.ts';
import { artUrl } from '#domain/templates/art.ts';
import { clearNotices } from '../../testing/clear-notices.ts';
import { button, click, field, mount, until } from '../../testing/mount.tsx';
import { FormParts } from '../testing.tsx';
import { GallerySection } from './gallery-section.tsx';

const picture = (name: string, url = `/media/${name}/1.webp`) => ({ url, alt: '', caption: name });
const samples = (['arch', 'table'] as const).map((name) =>
  picture(name, artUrl('floral-elegance', name)),
);

/** Receives an upload at once, under the name of its file. */
class Upload {
  readonly upload = {};
  readonly status = 200;
  response: unknown;
  onload = () => {};
  open() {}
  send(body: FormData) {
    const { name } = body.get('image') as File;
    const url = `/media/${name}/1.webp`;
    this.response = { url, filename: name, width: 1, height: 1, placeholder: '' };
    this.onload();
  }
}

beforeEach(() => {
  clearNotices();
  vi.stubGlobal('XMLHttpRequest', Upload);
  vi.stubGlobal('fetch', async () => new Response());
});

async function draw(images = samples) {
  await mount(
    <FormParts content={{ ...newInvitation('floral-elegance'), gallery: { images } }}>
      <GallerySection />
    </FormParts>,
  );
}

/** Names of the pictures: "picture 2" where there is no caption. */
const names = () =>
  [...document.querySelectorAll('button')].flatMap(
    ({ ariaLabel }) => /^Edit (.+)$/.exec(ariaLabel ?? '')?.[1] ?? [],
  );

async function upload(...files: string[]) {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  const chosen = files.map(
    (name) => new File(['x'], name, { type: name.endsWith('.pdf') ? '' : 'image/jpeg' }),
  );
  Object.defineProperty(input, 'files', { value: chosen, configurable: true });
  await act(async () => input?.dispatchEvent(new Event('change', { bubbles: true })));
}
const untilShown = (...expected: string[]) => until(() => expect(names()).toEqual(expected));
const press = async (name: string) => {
  button(name).focus();
  await click(button(name));
};
const focused = () => document.activeElement;
const dialogTitle = () => document.querySelector('[role="dialog"] h2')?.textContent;

test('the focus stays on the button that moves a picture, even at the end of the gallery', async () => {
  await draw(['rings', 'dance'].map((name) => picture(name)));
  await press('Edit rings');
  await press('Later');
  expect(dialogTitle()).toBe('Picture 2 of 2');
  expect(field('Caption').value).toBe('rings');
  expect(focused()).toBe(button('Later'));
  await press('Later');
  expect(dialogTitle()).toBe('Picture 2 of 2');
  await press('Earlier');
  expect(dialogTitle()).toBe('Picture 1 of 2');
  expect(field('Caption').value).toBe('rings');
  expect(focused()).toBe(button('Earlier'));
});

test('the dialog of a picture says itself that its fields are the gallery’s', async () => {
  await draw([picture('rings')]);
  await press('Edit rings');
  // Only in tests is the dialog inside the section as well.
  const gallery = '[role="dialog"] [data-form-section="gallery"]';
  expect(field('Caption').closest(gallery)).not.toBeNull();
});

test('removing a picture in its dialog moves the focus to the one beside it', async () => {
  await draw(['rings', 'dance', 'cake'].map((name) => picture(name)));
  await press('Edit dance');
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  // Where the focus had left the page, the dialog would return it shortly after.
  const rest = () => act(() => vi.runOnlyPendingTimersAsync());
  await click(button('Remove'));
  await rest();
  expect(focused()).toBe(button('Edit cake'));
  await press('Edit cake');
  await click(button('Remove'));
  await rest();
  expect(focused()).toBe(button('Edit rings'));
});

test('the first own picture replaces the samples, and later ones are added', async () => {
  await draw();
  expect(names()).toEqual(['arch', 'table']);
  await upload('one', 'two');
  await untilShown('picture 1', 'picture 2');
});

test.each(['at a sample', 'in the dialog of a sample'])(
  'the focus %s goes to the gallery when samples make room',
  async (where) => {
    await draw();
    button('Edit arch').focus();
    if (where === 'in the dialog of a sample') {
      await click(button('Edit arch'));
      await until(() => expect(focused()?.closest('[role="dialog"]')).not.toBeNull());
    }
    await upload('one');
    await untilShown('picture 1');
    await until(() => expect(focused()?.localName).toBe('section'));
  },
);

test('a sample that was removed cannot come back among the couple’s own pictures', async () => {
  await draw();
  await click(button('Remove arch'));
  await upload('one');
  await untilShown('picture 1');
  await until(() => expect(() => button('Undo')).toThrow());
});

test('a removed picture of the couple’s own can still come back', async () => {
  await draw([picture('rings')]);
  await click(button('Remove rings'));
  await upload('one');
  await untilShown('picture 1');
  await click(button('Undo'));
  expect(names()).toEqual(['rings', 'picture 2']);
});

test('the focus stays at its picture when another arrives', async () => {
  await draw([picture('rings'), ...samples]);
  const place = button('Edit arch');
  place.focus();
  await upload('one');
  await untilShown('rings', 'arch', 'table', 'picture 4');
  expect(document.activeElement).toBe(place);
});

/** Starts to drag a picture; the returned function drops it on another. */
async function drag(name: string): Promise<(onto: string) => Promise<void>> {
  const data = new Map<string, string>();
  const dataTransfer = {
    setData: (type: string, value: string) => data.set(type, value),
    getData: (type: string) => data.get(type) ?? '',
  };
  const fire = (type: string, on: string) =>
    act(async () => {
      const event = Object.assign(new Event(type, { bubbles: true }), { dataTransfer });
      button(`Edit ${on}`).dispatchEvent(event);
    });
  await fire('dragstart', name);
  return (onto) => fire('drop', onto);
}

test('a picture that is dragged onto another takes its place', async () => {
  await draw(['rings', 'dance', 'cake'].map((name) => picture(name)));
  const drop = await drag('cake');
  await drop('rings');
  expect(names()).toEqual(['cake', 'rings', 'dance']);
});

test('a sample that an upload has replaced while it was dragged is dropped on nothing', async () => {
  await draw();
  const drop = await drag('table');
  await upload('one');
  await untilShown('picture 1');
  await drop('picture 1');
  expect(names()).toEqual(['picture 1']);
});

test('an empty gallery says what it can hold, not what to tap', async () => {
  await draw([]);
  expect(document.body.textContent).toContain('Up to 20 pictures.');
  expect(document.body.textContent).not.toContain('Tap one');
});

test('refused files do not use up places', async () => {
  const others = Array.from({ length: LIMITS.galleryImages - 2 }, (_, at) => picture(`own ${at}`));
  await draw(others);
  await upload('menu.pdf', 'seats.pdf', 'one', 'two', 'three');
  await untilShown(...others.map(({ caption }) => caption), 'picture 19', 'picture 20');
  expect(document.body.textContent).toContain('1 picture was not added');
  expect(document.body.textContent).toContain('Failed to upload menu.pdf, seats.pdf');
});

test('a picture that arrives at a full gallery is reported as left out', async () => {
  const others = Array.from({ length: LIMITS.galleryImages - 1 }, (_, at) => picture(`own ${at}`));
  await draw([picture('rings'), ...others]);
  await click(button('Remove rings'));
  let arrive = () => {};
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends Upload {
      override send(body: FormData) {
        arrive = () => super.send(body);
      }
    },
  );
  await upload('party');
  await click(button('Undo'));
  await act(async () => arrive());
  await until(() => expect(document.body.textContent).not.toContain('party'));
  expect(names()).toHaveLength(LIMITS.galleryImages);
  expect(document.body.textContent).toContain('1 picture was not added');
});
