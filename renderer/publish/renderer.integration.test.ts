import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { sampleInvitation } from '#domain/invitation/template-change.ts';
import { weddingDataSchema } from '#domain/invitation/wedding-data.ts';
import { FACE_TYPE, FACES_SCRIPT, PRESS_SCRIPT, STARTER_SCRIPT } from '#domain/page-scripts.ts';
import { TEMPLATE_IDS } from '#domain/templates/template.ts';
import { pageHtml } from '#tests/support/page-html.ts';
import { weddingOf } from '#tests/support/wedding.ts';
import { TEMPLATE_FACES } from '../build/template-faces.ts';
import { INLINED_MARK } from './first-faces.ts';
import type { Invitation } from './page-types.ts';
import { createRenderer, type Renderer } from './renderer.ts';

const content = sampleInvitation('floral-elegance', '2026-09-12');
const invitation = { id: '01', slug: 'ophelia-tobias', revision: 7, content, savedAt: 0 };
const FACE_BLOCK = new RegExp(
  `<script type="${FACE_TYPE}" data-faces="([^"]*)">([^<]+)</script>`,
  'g',
);
const clientDir = 'dist/renderer';
let renderer: Renderer;

beforeAll(async () => {
  renderer = await createRenderer({ clientDir, publicUrl: 'https://invite.example' });
});

/** Renders an invitation and returns its document as text. */
const htmlOf = (page: Invitation, by = renderer) => pageHtml(by.render(page));

describe('a published page', () => {
  it('tells its revision', () => {
    expect(htmlOf(invitation)).toContain('<html lang="en" data-revision="7">');
  });

  it('keeps the size of its text on a phone that is turned, also in the words of iOS and Firefox', () => {
    expect(
      htmlOf(invitation)
        .match(/[\w-]*text-size-adjust:100%/g)
        ?.sort(),
    ).toEqual([
      '-moz-text-size-adjust:100%',
      '-webkit-text-size-adjust:100%',
      'text-size-adjust:100%',
    ]);
  });

  it('is the same for the same invitation', () => {
    const { html, calendar } = renderer.render(invitation);
    const again = renderer.render(structuredClone(invitation));
    expect(again.html).toEqual(html);
    expect(again.calendar?.name).toBe(calendar?.name);
    expect(again.calendar?.make()).toBe(calendar?.make());
  });

  it('is titled with names and date', () => {
    expect(htmlOf(invitation)).toContain('<title>Ophelia &amp; Tobias · June 12, 2027</title>');
  });

  it('has everything that link previews read in its first 8 kB', () => {
    const { derived } = renderer.render(invitation);
    const start = htmlOf(invitation).slice(0, 8192);
    const social = derived.find(({ name }) => name.startsWith('social-'))?.name;
    expect(start).toContain('<meta property="og:title" content="Ophelia &amp; Tobias');
    expect(start).toContain(
      `<meta property="og:image" content="https://invite.example/ophelia-tobias/${social}">`,
    );
    expect(start).toContain('<meta property="og:image:width" content="1200">');
    expect(start).toContain('<meta name="twitter:card" content="summary_large_image">');
    expect(start).toContain('The Walled Garden at Wrenfield');
  });

  it('is not painted before its first section is there', () => {
    const html = htmlOf(invitation);
    const end = html.match(/<link rel="expect" href="#([^"]+)" blocking="render">/)?.[1];
    expect(html).toContain(`</header><span id="${end}" hidden="">`);
  });

  it('asks at once for the face that is cut to its names', () => {
    const { derived } = renderer.render(invitation);
    const face = derived.find(({ name }) => name.startsWith('names-'))?.name;
    expect(htmlOf(invitation)).toContain(
      `<link rel="preload" as="font" type="font/woff2" href="/ophelia-tobias/${face}" crossorigin>`,
    );
  });

  it.each(TEMPLATE_IDS)('of %s asks early only for what it uses', (template) => {
    const page = { ...invitation, content: sampleInvitation(template, '2026-09-12') };
    const html = htmlOf(page);
    const links = [...html.matchAll(/<link rel="preload"[^>]* href="([^"]*)"[^>]*>/g)];
    const rest = links.reduce((text, [link]) => text.replace(link, ''), html);
    const unused = links
      .map(([, address = '']) => address)
      .filter((one) => !one || !rest.includes(one));
    expect(unused).toEqual([]);
    for (const [link, address = ''] of links) {
      expect(link.includes(' as="font" ')).toBe(address.endsWith('.woff2'));
    }
  });

  it('asks early for the wreath of its width, unless its names have no room for one', () => {
    const wreaths = (bride: string) => {
      const html = htmlOf({
        ...invitation,
        content: { ...content, couple: { ...content.couple, bride } },
      });
      return [...html.matchAll(/<link rel="preload" as="image" href="[^"]*wreath.*media="(.+)">/g)];
    };
    const [narrow, wide] = wreaths('Ada').map(([, media]) => media);
    expect(narrow).toBe(`not all and ${wide}`);
    expect(wreaths('Maximiliana Theodora von Hohenstaufen-Waldburg')).toEqual([]);
  });

  it.each(TEMPLATE_IDS)('of %s brings the faces that its first view is set in', (template) => {
    const page = { ...invitation, content: sampleInvitation(template, '2026-09-12') };
    const [html = '', withoutScripts = ''] = htmlOf(page).split('<noscript>');
    const brought = [...html.matchAll(FACE_BLOCK)].map(([, told = '', font = '']) => {
      expect(Buffer.from(font, 'base64').subarray(0, 4).toString()).toBe('wOF2');
      return JSON.parse(told.replaceAll('&quot;', '"'))[0];
    });
    const faces = TEMPLATE_FACES[template].filter(({ isInlined }) => isInlined);
    const told = brought.map(
      ({ family, style = 'normal', weight = 400 }) => `${family} ${style} ${weight}`,
    );
    expect(told.sort()).toEqual(
      faces.map(({ family, style, weight }) => `${family} ${style} ${weight}`).sort(),
    );
    expect(html + withoutScripts).not.toContain(INLINED_MARK);
    for (const { family } of faces) expect(withoutScripts).toContain(family);
  });

  it.each(TEMPLATE_IDS)('of %s has no file for letters that it does not have', (template) => {
    const filesOf = (bride: string) => {
      const wedding = weddingOf(bride);
      wedding.customizations.selectedTemplate = template;
      const html = htmlOf({ ...invitation, content: wedding });
      const [, styles = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
      return styles.match(/(?:latin-ext|vietnamese|cyrillic|western)(?=[^}]*unicode-range)/g) ?? [];
    };
    expect(filesOf('Ophelia')).toEqual([]);
    expect(filesOf('Ophélie')).toContain('western');
    expect(filesOf('Ophélie')).not.toContain('latin-ext');
    expect(filesOf('Łucja')).toContain('latin-ext');
  });

  it.each(TEMPLATE_IDS)('of %s names the file of its other faces, which loads on demand', (id) => {
    const html = htmlOf({ ...invitation, content: sampleInvitation(id, '2026-09-12') });
    const links = html.match(/<link rel="stylesheet"[^>]*>/g);
    expect(links).toEqual([
      expect.stringMatching(
        `^<link rel="stylesheet" href="/assets/${id}-faces-\\w+\\.css" disabled>$`,
      ),
    ]);
    // Of two faces the later sets what both have.
    expect(html.indexOf(links?.[0] ?? '?')).toBeLessThan(html.indexOf('<style>'));
  });

  it('shows nothing by its scripts that the faces of English lack', async () => {
    for await (const { key, read } of renderer.assets()) {
      if (!key.endsWith('.js')) continue;
      const signs = new TextDecoder().decode(await read()).match(/[^\0-\x7f]/gu) ?? [];
      expect(
        [...new Set(signs)].filter((sign) => !'\u00a0·×–—‘’“”…'.includes(sign)),
        key,
      ).toEqual([]);
    }
  });

  it('brings one script from a file, which its starter loads after the first paint', () => {
    const html = htmlOf(invitation);
    const scripts = html
      .match(/<script[^>]*>[^<]*/g)
      ?.filter((tag) => !tag.startsWith(`<script type="${FACE_TYPE}"`));
    const [, file] = /<script type="module" data-src="([^"]+)">/.exec(html) ?? [];
    expect(file).toMatch(/^\/assets\/islands-[\w-]+\.js$/);
    expect(scripts).toEqual([
      `<script>${FACES_SCRIPT}`,
      `<script>${PRESS_SCRIPT}`,
      `<script type="module" data-src="${file}">${STARTER_SCRIPT}`,
    ]);
  });

  it('names no other host before a guest does anything', () => {
    const html = htmlOf(invitation);
    const loaded = html.match(/(?:src|srcset|poster)="https?:[^"]*"|url\("?https?:[^)]*\)/g);
    expect(loaded).toBeNull();
  });

  it('takes a reply without scripts', () => {
    const html = htmlOf(invitation);
    expect(html).toContain('action="/api/public/rsvp/ophelia-tobias" method="post"');
    expect(html).toContain('id="rsvp-thanks"');
  });

  it('comes with a calendar of its events', () => {
    expect(renderer.render(invitation).calendar?.make()).toContain('BEGIN:VEVENT');
  });

  it('names its calendar by all that it says', () => {
    const nameOf = (page: Invitation) => renderer.render(page).calendar?.name;
    const renamed = structuredClone(content);
    renamed.couple.groom = 'Theo';
    const moved = structuredClone(content);
    for (const event of moved.wedding.events) event.venue.address = '1 New Road';
    const names = [
      invitation,
      { ...invitation, revision: 8 },
      { ...invitation, savedAt: 1_000 },
      { ...invitation, content: renamed },
      { ...invitation, content: moved },
    ].map(nameOf);
    expect(new Set(names).size).toBe(5);
    const quoted = structuredClone(content);
    quoted.customizations.quote = 'Another one';
    expect(nameOf({ ...invitation, content: quoted })).toBe(nameOf(invitation));
  });

  it('without any date has no calendar', () => {
    const undated = weddingDataSchema.parse({ couple: { bride: 'Ada', groom: 'Bo' } });
    expect(renderer.render({ ...invitation, content: undated }).calendar).toBeNull();
  });

  it('of an unknown template is drawn with the first', () => {
    const unknown = structuredClone(content);
    unknown.customizations.selectedTemplate = 'no-such-template';
    expect(htmlOf({ ...invitation, content: unknown })).toContain(
      'class="invitation floral-elegance"',
    );
  });
});

describe('a renderer', () => {
  it('is of another build when its code or the files of its pages have changed', async () => {
    const copy = mkdtempSync(join(tmpdir(), 'client-'));
    cpSync(clientDir, copy, { recursive: true });
    const changed = (file: string) => {
      appendFileSync(join(copy, file), ' ');
      return createRenderer({ clientDir: copy, publicUrl: 'https://invite.example' });
    };
    const code = await changed('code-version.txt');
    const pages = await changed('manifest.json');
    const icons = await changed('icons.json');
    expect(new Set([renderer, code, pages, icons].map(({ build }) => build)).size).toBe(4);
    // Calendars are stored again only when they are written in another way.
    const calendarOf = (by: Renderer) => by.render(invitation).calendar?.name;
    expect(calendarOf(icons)).toBe(calendarOf(renderer));
    const calendars = await changed('calendar-version.txt');
    expect(calendarOf(calendars)).not.toBe(calendarOf(renderer));
    rmSync(copy, { recursive: true });
  });

  it('works beside another with another origin', async () => {
    const other = await createRenderer({ clientDir, publicUrl: 'https://other.example' });
    expect(htmlOf(invitation, other)).toContain('https://other.example/ophelia-tobias');
    expect(htmlOf(invitation)).not.toContain('other.example');
    // Pages are republished when the site's origin changes.
    expect(other.build).not.toBe(renderer.build);
  });

  it('lists the files that its pages name', async () => {
    const keys = new Set<string>();
    const types = new Set<string>();
    for await (const { key, read, contentType } of renderer.assets()) {
      expect((await read()).length).toBeGreaterThan(0);
      expect(contentType).not.toBe('');
      keys.add(key);
      types.add(`${extname(key)} ${contentType}`);
    }
    expect([...types]).toEqual(
      expect.arrayContaining([
        '.js text/javascript; charset=utf-8',
        '.webp image/webp',
        '.woff2 font/woff2',
      ]),
    );
    const html = htmlOf(invitation);
    const named = [...html.matchAll(/\/(assets\/[\w./-]+)/g)].map((match) => match[1] ?? '');
    expect(named.length).toBeGreaterThan(10);
    for (const key of named) expect(keys).toContain(key);
  });

  it('refuses a folder without a client build and says what to do', async () => {
    await expect(
      createRenderer({ clientDir: '/nowhere', publicUrl: 'https://invite.example' }),
    ).rejects.toThrow('No client build in /nowhere');
  });
});
