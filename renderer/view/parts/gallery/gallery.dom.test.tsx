import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { untilPasses } from '#tests/support/until-passes.ts';
import { enhanceGallery } from './enhance-gallery.ts';
import { Gallery } from './gallery.tsx';

const images = ['a', 'b', 'c'].map((name) => ({
  url: `https://pictures.example/${name}.jpg`,
  alt: '',
  caption: name === 'b' ? 'By the sea' : '',
}));
let stop: () => void;

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  document.body.innerHTML = renderToStaticMarkup(
    <Gallery images={images} sizes="33vw" width={1200} height={1200} />,
  );
  const frame = document.querySelector<HTMLElement>('.gallery-frame');
  stop = frame ? enhanceGallery(frame) : () => {};
});
afterEach(async () => {
  stop();
  await untilPasses(() => expect(history.state).toBeNull());
});

const link = (index: number) =>
  document.querySelectorAll<HTMLAnchorElement>('.gallery-link')[index] as HTMLAnchorElement;
const click = (index: number, options: MouseEventInit = {}) =>
  link(index).dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, ...options }),
  );

/** The first tap loads the library, which takes a while on a busy machine. */
const lightboxOpens = () =>
  untilPasses(() => expect(document.querySelector('.pswp__caption')).not.toBeNull());

describe('the gallery', () => {
  it('is a list of links to the large pictures', () => {
    expect(link(0).href).toBe('https://pictures.example/a.jpg');
    expect(document.querySelectorAll('li')).toHaveLength(3);
  });

  it('names a picture without description by its place', () => {
    const alts = [...document.querySelectorAll('img')].map(({ alt }) => alt);
    expect(alts).toEqual(['Picture 1 of 3', 'By the sea', 'Picture 3 of 3']);
  });

  it('names a picture whose description is of blanks as one without', () => {
    const image = { url: 'https://pictures.example/a.jpg', alt: ' ', caption: '\n' };
    const gallery = <Gallery images={[image]} sizes="33vw" width={1200} height={1200} />;
    expect(renderToStaticMarkup(gallery)).toContain('alt="Picture 1 of 1"');
  });

  it('opens a tapped picture in the lightbox, with its caption', async () => {
    expect(click(1)).toBe(false);
    await lightboxOpens();
    expect(document.querySelector('.pswp__caption')?.textContent).toBe('By the sea');
    expect(document.documentElement.style.overflow).toBe('hidden');
  });

  it('leaves the page as wide as beside its scrollbar, which is gone meanwhile', async () => {
    const { style } = document.documentElement;
    vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(innerWidth - 15);
    click(0);
    await lightboxOpens();
    expect(style.paddingRight).toBe('15px');
    stop();
    await untilPasses(() => expect(style.overflow).toBe(''));
    expect(style.paddingRight).toBe('');
  });

  it('tells the place of a picture without caption', async () => {
    click(2);
    await lightboxOpens();
    expect(document.querySelector('.pswp__caption')?.textContent).toBe('3 / 3');
  });

  it('opens once for a guest who taps again while the library is on its way', async () => {
    click(0);
    click(1);
    await lightboxOpens();
    await new Promise((resolve) => setTimeout(resolve));
    expect(document.querySelectorAll('.pswp')).toHaveLength(1);
  });

  it('leaves the page as it is offline, and opens pictures once the network is back', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    expect(click(1)).toBe(false);
    onLine.mockReturnValue(true);
    click(2);
    await lightboxOpens();
    expect(document.querySelector('.pswp__caption')?.textContent).toBe('3 / 3');
    expect(open).not.toHaveBeenCalled();
  });

  it('opens the picture beside the page where the library cannot be had', async () => {
    vi.doMock('./lightbox.ts', () => {
      throw new Error('no network');
    });
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    expect(click(1)).toBe(false);
    await untilPasses(() => expect(open).toHaveBeenCalledWith(link(1).href, '_blank', 'noopener'));
    vi.doUnmock('./lightbox.ts');
  });

  it('tells which uploads stand upright, and the shape of one alone', () => {
    const upload = (size: string) => `/media/${'a'.repeat(32)}/${size}/480.webp`;
    const render = (...sizes: string[]) => {
      document.body.innerHTML = renderToStaticMarkup(
        <Gallery
          images={sizes.map((size) => ({ url: upload(size), alt: '', caption: '' }))}
          sizes="33vw"
          width={1200}
          height={1200}
        />,
      );
      const items = [...document.querySelectorAll('.gallery-item')];
      const shape = document
        .querySelector<HTMLElement>('.gallery')
        ?.style.getPropertyValue('--shape');
      return [items.map((item) => item.hasAttribute('data-upright')), shape];
    };
    expect(render('1200x1600', '1600x1200')).toEqual([[true, false], '']);
    expect(render('1200x1500')).toEqual([[true], '0.80']);
    expect(render('900x1600')).toEqual([[true], '0.75']);
    expect(render('4000x1000')).toEqual([[false], '1.50']);
  });

  it('leaves a new tab to the browser', () => {
    const left: boolean[] = [];
    const note = (event: Event) => {
      left.push(!event.defaultPrevented);
      // jsdom has no tab to open.
      event.preventDefault();
    };
    document.addEventListener('click', note);
    click(0, { ctrlKey: true });
    click(0, { button: 1 });
    document.removeEventListener('click', note);
    expect(left).toEqual([true, true]);
  });
});
