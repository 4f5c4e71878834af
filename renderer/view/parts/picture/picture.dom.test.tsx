import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Picture, type PictureProps } from './picture.tsx';
import { watchPictures } from './watch-pictures.ts';

const UPLOAD = `/media/${'ab'.repeat(16)}/4032x3024/1920.webp`;

function draw(props: Partial<PictureProps>): HTMLElement {
  document.body.innerHTML = renderToStaticMarkup(
    <Picture url={UPLOAD} alt="Us" sizes="50vw" width={1200} height={900} {...props} />,
  );
  return document.body;
}
const image = () => document.querySelector('img');

describe('a picture', () => {
  it('of an upload comes in every stored width, AVIF first', () => {
    const source = draw({}).querySelector('source');
    expect(source?.type).toBe('image/avif');
    expect(source?.srcset).toContain('480.avif 480w');
    expect(image()?.srcset).toContain('1920.webp 1920w');
    expect(source?.sizes).toMatch(/, 50vw$/);
    expect(image()?.sizes).toBe(source?.sizes);
    expect([image()?.getAttribute('width'), image()?.getAttribute('height')]).toEqual([
      '4032',
      '3024',
    ]);
  });

  it('asks for two dots to a pixel on phones that have three', () => {
    draw({ sizes: '(min-width: 48rem) 31vw, 46vw' });
    const [phone, ...others] = image()?.sizes.split(', ') ?? [];
    expect(phone).toBe('(max-width: 30rem) and (min-resolution: 2.5dppx) calc(0.66*46vw)');
    expect(others).toEqual(['(min-width: 48rem) 31vw', '46vw']);
  });

  it('much wider than its frame, which it fills by its height, comes in its widest copy', () => {
    draw({ url: `/media/${'ab'.repeat(16)}/8000x2000/1920.webp` });
    expect(image()?.sizes).toBe('1920px');
    draw({ url: `/media/${'ab'.repeat(16)}/3000x2000/1920.webp`, width: 900, height: 1200 });
    expect(image()?.sizes).toMatch(/, 50vw$/);
  });

  it('of a foreign address is loaded as it is, without telling where from', () => {
    draw({ url: 'https://pictures.example/a.jpg?x=1&y="2"' });
    expect(image()?.getAttribute('src')).toBe('https://pictures.example/a.jpg?x=1&y="2"');
    expect(image()?.getAttribute('referrerpolicy')).toBe('no-referrer');
    expect(image()?.hasAttribute('srcset')).toBe(false);
    expect(image()?.getAttribute('width')).toBe('1200');
  });

  it('waits until it is near, unless the first view needs it', () => {
    draw({});
    expect(image()?.getAttribute('loading')).toBe('lazy');
    draw({ priority: true });
    expect(image()?.hasAttribute('loading')).toBe(false);
    expect(image()?.getAttribute('fetchpriority')).toBe('high');
  });

  it('below a cover is loaded at once, after what is seen', () => {
    draw({ priority: 'behind' });
    expect(image()?.hasAttribute('loading')).toBe(false);
    expect(image()?.getAttribute('fetchpriority')).toBe('low');
  });

  it('that is painted for a template gives way to what else the first view needs', () => {
    draw({ url: '/assets/art/serene-lens/hero.webp', priority: true });
    expect(image()?.hasAttribute('loading')).toBe(false);
    expect(image()?.getAttribute('fetchpriority')).toBe('low');
    draw({ url: '/assets/art/serene-lens/hills.webp' });
    expect(image()?.getAttribute('loading')).toBe('lazy');
  });

  it('of an upload shows its placeholder until it is there', () => {
    draw({ url: `${UPLOAD}#UklGRi4-_wAXRUJQ` });
    const frame = document.querySelector<HTMLElement>('.picture');
    expect(frame?.style.background).toContain('data:image/webp;base64,UklGRi4+/wAXRUJQ');
    expect(image()?.src).not.toContain('#');
  });

  it('painted for a template comes in both its widths', () => {
    draw({ url: '/assets/art/serene-lens/hero.webp' });
    expect(image()?.srcset).toBe(
      '/assets/art/serene-lens/hero-960.webp 960w, /assets/art/serene-lens/hero.webp 1920w',
    );
  });

  it('keeps its description as text', () => {
    draw({ alt: '"><script>alert(1)</script>' });
    expect(image()?.alt).toBe('"><script>alert(1)</script>');
    expect(document.querySelector('script')).toBeNull();
  });

  it('that fails leaves its frame with its description', () => {
    const stop = watchPictures(draw({ alt: 'A garden arch' }));
    image()?.dispatchEvent(new Event('error'));
    const frame = document.querySelector<HTMLElement>('.picture');
    expect(frame?.classList.contains('picture--failed')).toBe(true);
    expect(frame?.dataset.alt).toBe('A garden arch');
    stop();
  });
});
