import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { describe, expect, it } from 'vitest';
import { fallbackFaces } from './fallback-faces.ts';
import { averageWidth, readFontMetrics } from './font-metrics.ts';

const LORA = join(
  import.meta.dirname,
  '../../node_modules/@fontsource-variable/lora/files/lora-latin-wght-normal.woff2',
);
const ALPHABET = ' abcdefghijklmnopqrstuvwxyz';

describe("a font's metrics", () => {
  it('are read from its tables', async () => {
    const sfnt = await subsetFont(readFileSync(LORA), ALPHABET, { targetFormat: 'sfnt' });
    const metrics = readFontMetrics(sfnt);
    expect(metrics).toMatchObject({ ascent: 1.006, descent: 0.274, lineGap: 0 });
    expect(metrics.averageWidth).toBeCloseTo(0.465, 2);
  });

  it('weigh letters by how often English uses them', () => {
    expect(averageWidth(() => 0.5)).toBeCloseTo(0.5);
    const e = averageWidth((letter) => (letter === 'e' ? 1 : 0));
    const z = averageWidth((letter) => (letter === 'z' ? 1 : 0));
    expect(e).toBeGreaterThan(50 * z);
  });
});

describe('a fallback face', () => {
  const metrics = { ascent: 1, descent: 0.3, lineGap: 0, averageWidth: 0.4385 * 1.1 };

  it('takes the room of the web font', () => {
    const css = fallbackFaces({ family: 'Lora', style: 'normal', weight: 400 }, metrics);
    expect(css).toContain('font-family: "Lora Fallback 1"');
    expect(css).toContain(
      'src: local("Georgia");\n  size-adjust: 110%;\n  ascent-override: 90.9%;',
    );
  });

  it('is of the kind of the web font, and slanted like a script that is upright by name', () => {
    const local = (face: Partial<Parameters<typeof fallbackFaces>[0]>) =>
      fallbackFaces({ family: 'Face', style: 'normal', weight: 400, ...face }, metrics);
    expect(local({})).toContain('local("Georgia")');
    expect(local({ generic: 'sans' })).toContain('local("Arial")');
    expect(local({ isCutByPublisher: true })).toContain('local("Georgia Italic")');
  });

  it('says style and weight only where they are not the default', () => {
    const regular = fallbackFaces({ family: 'Lora', style: 'normal', weight: 400 }, metrics);
    expect(regular).not.toMatch(/font-(style|weight)/);
    const other = fallbackFaces({ family: 'Lora', style: 'italic', weight: 500 }, metrics);
    expect(other).toContain('font-style: italic;\n  font-weight: 500;');
  });
});
