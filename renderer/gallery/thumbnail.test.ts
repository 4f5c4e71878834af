import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { TEMPLATE_IDS } from '#domain/templates/template.ts';
import { THUMBNAIL, thumbnailPath } from './thumbnail.ts';

test.each(TEMPLATE_IDS)('%s has a thumbnail for the chooser, within its budget', async (id) => {
  const path = thumbnailPath(id);
  expect(existsSync(path), `make it with "npm run thumbnails -- --template ${id}"`).toBe(true);
  const file = await readFile(path);
  const { format, width, height } = await sharp(file).metadata();
  expect({ format, width, height }).toEqual({
    format: 'webp',
    width: THUMBNAIL.width,
    height: THUMBNAIL.height,
  });
  expect(file.length).toBeLessThanOrEqual(THUMBNAIL.mostBytes);
});
