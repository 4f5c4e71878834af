import { act } from 'react';
import { expect, test } from 'vitest';
import { newInvitation } from '#domain/invitation/template-change.ts';
import type { GalleryImage } from '#domain/invitation/wedding-data.ts';
import { button, click, field, mount } from '../../testing/mount.tsx';
import { FormParts } from '../testing.tsx';
import { GallerySection } from './gallery-section.tsx';

const picture = (name: string): GalleryImage => ({
  url: `/media/${name}/1.webp`,
  alt: '',
  caption: name,
});

const draw = (...names: string[]) =>
  mount(
    <FormParts
      content={{ ...newInvitation('floral-elegance'), gallery: { images: names.map(picture) } }}
    >
      <GallerySection />
    </FormParts>,
  );

const press = async (name: string) => {
  button(name).focus();
  await click(button(name));
};
const focused = () => document.activeElement;
const dialogTitle = () => document.querySelector('[role="dialog"] h2')?.textContent;

test('who moves a picture in its dialog stays on the button, also where the gallery ends', async () => {
  await draw('rings', 'dance');
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

test('who removes a picture in its dialog goes on at the one beside it', async () => {
  await draw('rings', 'dance', 'cake');
  await press('Edit dance');
  // The dialog returns the focus with a short delay.
  const rest = () => act(async () => new Promise((resolve) => setTimeout(resolve, 20)));
  await click(button('Remove'));
  await rest();
  expect(focused()).toBe(button('Edit cake'));
  await press('Edit cake');
  await click(button('Remove'));
  await rest();
  expect(focused()).toBe(button('Edit rings'));
});
