import { describe, expect, test } from 'vitest';
import { TEMPLATE_IDS } from '#domain/templates/template.ts';
import { readOptions, readTemplates } from './options.ts';
import { GALLERY_STATES } from './states.ts';

describe('the options of the gallery', () => {
  test('ask for everything when nothing is given', () => {
    const options = readOptions([]);
    expect(options.templates).toEqual(TEMPLATE_IDS);
    expect(options.states).toEqual(GALLERY_STATES);
    expect(options).toMatchObject({ port: 0, pictures: true });
    expect(options.folder).toMatch(/data\/gallery$/);
    expect(options.client).toMatch(/dist\/renderer$/);
  });

  test('limit it to some templates and states, in the order of the catalogue', () => {
    const options = readOptions(
      '--state sparse --state full --template serene-lens --template floral-elegance'.split(' '),
    );
    expect(options.templates).toEqual(['floral-elegance', 'serene-lens']);
    expect(options.states).toEqual(['full', 'sparse']);
  });

  test('say where things go and whether pictures are taken', () => {
    expect(
      readOptions(['--folder', 'out', '--port=4000', '--client', 'old', '--pages-only']),
    ).toMatchObject({ folder: 'out', port: 4000, client: 'old', pictures: false });
  });

  test.each([
    [['--template', 'roses'], /^--template roses: expected one of floral-elegance, /],
    [['--state', 'happy'], /^--state happy: expected one of full, sparse, /],
    [['--port', 'http'], '--port http: expected a whole number from 0 to 65535'],
    [['--colour'], /^Unknown option '--colour'. There are: --template, --state, --folder, /],
    [['data/gallery'], /Unexpected argument 'data\/gallery'/],
  ])('%j is refused with a sentence', (args, message) => {
    expect(() => readOptions(args)).toThrow(message);
  });
});

test('the thumbnails are of all templates or of those that are named', () => {
  expect(readTemplates([])).toEqual(TEMPLATE_IDS);
  expect(readTemplates(['--template', 'serene-lens'])).toEqual(['serene-lens']);
  expect(() => readTemplates(['--state', 'full'])).toThrow("Unknown option '--state'");
});
