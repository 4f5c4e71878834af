import sharp from 'sharp';
import type { Plugin } from 'vite';
import { TEMPLATES } from '#domain/templates/catalogue.ts';

/** Pixels on each side: a tab shows 16 CSS pixels, on fine screens with two pixels each. */
const SIZE = 32;

/** Writes the icon of each template's pages beside the client's manifest, by template id. */
export function pageIcons(): Plugin {
  return {
    name: 'wedding-invite:page-icons',
    apply: 'build',
    async generateBundle() {
      const icons = await Promise.all(
        Object.entries(TEMPLATES).map(
          async ([id, { styleVariables }]) =>
            [id, await pageIcon(styleVariables.colors.accent)] as const,
        ),
      );
      const source = JSON.stringify(Object.fromEntries(icons));
      this.emitFile({ type: 'asset', fileName: 'icons.json', source });
    },
  };
}

/**
 * Resolves with a data URI of a PNG: two rings in the accent (a CSS colour), on white to be visible
 * on dark tabs. Older versions of Safari show no SVG icon, and Chrome makes a document of one on the
 * page's own thread.
 */
export async function pageIcon(accent: string): Promise<string> {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}" fill="none" ` +
    `stroke="${accent}" stroke-width="2.6">` +
    `<rect width="${SIZE}" height="${SIZE}" rx="6" fill="#fff" stroke="none"/>` +
    '<circle cx="12" cy="18" r="8"/><circle cx="20" cy="14" r="8"/></svg>';
  const png = await sharp(Buffer.from(svg))
    .png({ palette: true, colours: 16, dither: 0, effort: 10, compressionLevel: 9 })
    .toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}
