import { expect, test } from 'vitest';
import { type WeddingDataInput, weddingDataSchema } from '#domain/invitation/wedding-data.ts';
import { partsOf } from '../builder/describe-edit.ts';
import { mergeEdits } from './merge.ts';

const content = (input: WeddingDataInput) => weddingDataSchema.parse(input);
const base = content({ couple: { bride: 'Ophelia', groom: 'Tobias' }, rsvp: { options: ['Yes'] } });

test('edits of different fields are merged', () => {
  const mine = content({ ...base, couple: { ...base.couple, bride: 'Ophelia Rose' } });
  const theirs = content({ ...base, customizations: { quote: 'Always' } });
  const merge = mergeEdits(base, mine, theirs);
  expect(merge.content.couple.bride).toBe('Ophelia Rose');
  expect(merge.content.customizations.quote).toBe('Always');
  expect(merge).toMatchObject({ theirs: ['customizations.quote'], clashes: [] });
});

test('a field that both edited keeps mine and is reported', () => {
  const mine = content({ ...base, couple: { ...base.couple, bride: 'Mine' } });
  const theirs = content({ ...base, couple: { ...base.couple, bride: 'Theirs' } });
  const merge = mergeEdits(base, mine, theirs);
  expect(merge.content.couple.bride).toBe('Mine');
  expect(merge.clashes).toEqual(['couple.bride']);
});

test('the same edit by both is not a conflict', () => {
  const both = content({ ...base, couple: { ...base.couple, groom: 'Tobi' } });
  expect(mergeEdits(base, both, both)).toMatchObject({ theirs: [], clashes: [] });
});

test('a list without identities counts as one field, so that entries are never shuffled into each other', () => {
  const chapters = (...titles: string[]) =>
    content({ story: { sections: titles.map((title) => ({ title })) } });
  const merge = mergeEdits(
    chapters('How We Met'),
    chapters('How We Met', 'Mine'),
    chapters('How We Met', 'Theirs'),
  );
  expect(merge.content).toEqual(chapters('How We Met', 'Mine'));
  expect(merge).toMatchObject({ theirs: [], clashes: ['story.sections'] });
});

test('parts of the form are named once each', () => {
  expect(partsOf(['wedding.events', 'couple.bride', 'couple.groom', 'rsvp.deadline'])).toEqual([
    'Wedding Events',
    'Couple Information',
    'RSVP Settings',
  ]);
});
