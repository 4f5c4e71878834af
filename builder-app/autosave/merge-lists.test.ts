import { describe, expect, test } from 'vitest';
import { type WeddingDataInput, weddingDataSchema } from '#domain/invitation/wedding-data.ts';
import { mergeEdits } from './merge.ts';

const content = (input: WeddingDataInput) => weddingDataSchema.parse(input);

/** Builds a gallery from a string: each letter is a picture, a digit after it its caption. */
const gallery = (pictures: string) =>
  content({
    gallery: {
      images: [...pictures.matchAll(/([a-z])(\d?)/g)].map(([, url, caption]) => ({ url, caption })),
    },
  });
const picturesIn = ({ gallery: { images } }: ReturnType<typeof gallery>) =>
  images.map(({ url, caption }) => url + caption).join('');

/**
 * Returns the merged pictures, followed by `+` if some edits are theirs alone and `!` for a clash.
 */
function merged(base: string, mine: string, theirs: string): string {
  const merge = mergeEdits(gallery(base), gallery(mine), gallery(theirs));
  const marks = `${merge.theirs.length > 0 ? '+' : ''}${merge.clashes.length > 0 ? '!' : ''}`;
  for (const path of [...merge.theirs, ...merge.clashes]) expect(path).toBe('gallery.images');
  return picturesIn(merge.content) + marks;
}

describe('pictures', () => {
  test.each([
    { fact: 'both added come together', sides: ['ab', 'abm', 'abt'], is: 'abmt+' },
    { fact: 'both put in front come together', sides: ['ab', 'mab', 'tab'], is: 'mtab+' },
    { fact: 'they added stay where they stood', sides: ['ab', 'abm', 'atb'], is: 'atbm+' },
    {
      fact: 'they added one after the other keep their order',
      sides: ['a', 'am', 'atu'],
      is: 'amtu+',
    },
    { fact: 'both added alike are there once', sides: ['a', 'axm', 'axt'], is: 'axmt+' },
    {
      fact: 'both put in the place of the samples come together',
      sides: ['ab', 'm', 't'],
      is: 'mt+',
    },
    { fact: 'they removed go', sides: ['abc', 'abcm', 'ac'], is: 'acm+' },
    { fact: 'I removed go', sides: ['abc', 'ac', 'abct'], is: 'act+' },
    { fact: 'both removed go', sides: ['abc', 'a', 'ac'], is: 'a' },
    { fact: 'they described are described', sides: ['ab', 'abm', 'a1b'], is: 'a1bm+' },
    { fact: 'each of us described are described', sides: ['ab', 'a1b', 'ab2'], is: 'a1b2+' },
    { fact: 'we described differently keep my words', sides: ['ab', 'a1b', 'a2bt'], is: 'a1bt+!' },
    {
      fact: 'we added and described differently keep my words',
      sides: ['a', 'ax1', 'ax2'],
      is: 'ax1!',
    },
    { fact: 'they removed and I described stay', sides: ['ab', 'a1b', 'b'], is: 'a1b!' },
    { fact: 'I removed and they described go', sides: ['ab', 'b', 'a1b'], is: 'b!' },
    { fact: 'they moved are moved', sides: ['abc', 'abcm', 'cab'], is: 'cmab+' },
    { fact: 'I moved stay so', sides: ['abc', 'cab', 'abct'], is: 'ctab+' },
    {
      fact: 'both moved differently stay as I moved them',
      sides: ['abc', 'cab', 'bac'],
      is: 'cab!',
    },
    {
      fact: 'they added beside one that both moved come in',
      sides: ['abc', 'cab', 'bact'],
      is: 'ctab+!',
    },
    { fact: 'both moved alike are moved', sides: ['abc', 'cabm', 'cabt'], is: 'cabtm+' },
    { fact: 'stand there twice are one field', sides: ['a', 'aam', 'at'], is: 'aam!' },
  ])('that $fact', ({ sides: [base = '', mine = '', theirs = ''], is }) => {
    expect(merged(base, mine, theirs)).toBe(is);
  });

  test('are added as long as there is room', () => {
    const mine = 'abcdefghijklmnopqrs';
    expect(merged('a', mine, 'axyz')).toBe(`${mine}x+!`);
    expect(merged('a', `${mine}x`, 'ay')).toBe(`${mine}x!`);
  });
});

describe('events that both changed', () => {
  const event = (id: string, fields: object = {}) => ({ id, title: id, ...fields });
  const events = (...list: ReturnType<typeof event>[]) => content({ wedding: { events: list } });

  test('are merged field by field', () => {
    const merge = mergeEdits(
      events(event('vows'), event('dinner')),
      events(event('vows', { time: '15:00' }), event('dinner')),
      events(event('vows', { venue: { name: 'Old Mill' } }), event('dinner'), event('brunch')),
    );
    expect(merge.content).toEqual(
      events(
        event('vows', { time: '15:00', venue: { name: 'Old Mill' } }),
        event('dinner'),
        event('brunch'),
      ),
    );
    expect(merge).toMatchObject({ theirs: ['wedding.events'], clashes: [] });
  });

  test('are not all removed', () => {
    const mine = events(event('vows'));
    const merge = mergeEdits(events(event('vows'), event('dinner')), mine, events(event('dinner')));
    expect(merge.content).toEqual(mine);
    expect(merge).toMatchObject({ theirs: [], clashes: ['wedding.events'] });
  });
});

describe('answers that both changed', () => {
  const answers = (...options: string[]) => content({ rsvp: { options } });

  test('are merged by their text', () => {
    const merge = mergeEdits(
      answers('Yes', 'No'),
      answers('With joy', 'No'),
      answers('Yes', 'No', 'Maybe'),
    );
    expect(merge.content).toEqual(answers('With joy', 'No', 'Maybe'));
    expect(merge).toMatchObject({ theirs: ['rsvp.options'], clashes: [] });
  });

  test('to different texts are not duplicated', () => {
    const mine = answers('With joy', 'No');
    const merge = mergeEdits(answers('Yes', 'No'), mine, answers('Of course', 'No'));
    expect(merge.content).toEqual(mine);
    expect(merge).toMatchObject({ theirs: [], clashes: ['rsvp.options'] });
  });

  test('count as one field while one of them is empty', () => {
    const mine = answers('Yes', '');
    const merge = mergeEdits(answers('Yes'), mine, answers('Yes', 'Maybe'));
    expect(merge.content).toEqual(mine);
    expect(merge.clashes).toEqual(['rsvp.options']);
  });
});
