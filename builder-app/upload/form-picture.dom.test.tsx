import { expect, test } from 'vitest';
import { pictureUrl } from '#domain/invitation/picture-url.ts';
import { mount } from '../testing/mount.tsx';
import { FormPicture } from './form-picture.tsx';

const draw = async (url: string) => {
  await mount(<FormPicture url={url} alt="" sizes="10rem" className="" />);
  return document.querySelector('img');
};

test('an uploaded picture is fetched in the width it is shown in', async () => {
  const url = pictureUrl('0'.repeat(32), 4000, 3000);
  const image = await draw(`${url}#UklGRjYAAABXRUJQVlA4`);
  const folder = url.replace(/[^/]+$/, '');
  expect(image?.sizes).toBe('10rem');
  expect(image?.srcset).toBe(
    `${folder}480.webp 480w, ${folder}960.webp 960w, ${folder}1920.webp 1920w`,
  );
});

test('a picture from elsewhere has one width', async () => {
  const image = await draw('https://pictures.example/rings.jpg');
  expect(image?.hasAttribute('srcset')).toBe(false);
  expect(image?.src).toBe('https://pictures.example/rings.jpg');
});
