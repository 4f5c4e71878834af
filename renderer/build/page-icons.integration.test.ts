import sharp from 'sharp';
import { expect, test } from 'vitest';
import { newInvitation } from '#domain/invitation/template-change.ts';
import { TEMPLATES } from '#domain/templates/catalogue.ts';
import { TEMPLATE_IDS } from '#domain/templates/template.ts';
import { pageHtml } from '#tests/support/page-html.ts';
import { createRenderer } from '../publish/renderer.ts';

const clientDir = 'dist/renderer';

test('a published page has an icon in the accent of its template', async () => {
  const renderer = await createRenderer({ clientDir, publicUrl: 'https://invite.example' });
  for (const id of TEMPLATE_IDS) {
    const content = newInvitation(id);
    const html = pageHtml(
      renderer.render({ id: '01', slug: 'a-b', revision: 1, content, savedAt: 0 }),
    );
    const [, png = ''] =
      /<link rel="icon" type="image\/png" href="data:image\/png;base64,([^"]+)">/.exec(html) ?? [];
    // In the middle of the left ring's line.
    const pixel = { left: 4, top: 18, width: 1, height: 1 };
    const drawn = sharp(Buffer.from(png, 'base64')).removeAlpha().extract(pixel).raw();
    const { accent } = TEMPLATES[id].styleVariables.colors;
    const differences = [...(await drawn.toBuffer())].map((channel, index) =>
      Math.abs(channel - Number.parseInt(accent.slice(1 + 2 * index, 3 + 2 * index), 16)),
    );
    // Its palette rounds by one.
    expect(Math.max(...differences), id).toBeLessThanOrEqual(1);
  }
});
