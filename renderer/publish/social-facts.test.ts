import { expect, it } from 'vitest';
import { weddingDataSchema } from '#domain/invitation/wedding-data.ts';
import { namesText, socialFacts } from './social-facts.ts';

it('a preview card has each text on one line, and the date in words', () => {
  const content = weddingDataSchema.parse({
    couple: { bride: ' Ophelia\nMarie ', groom: 'Tobias\r\n ' },
    wedding: { date: '2027-06-19', venue: { name: 'Wrenfield House\nThe  Orangery' } },
  });
  expect(socialFacts(content)).toEqual({
    bride: 'Ophelia Marie',
    groom: 'Tobias',
    date: 'June 19, 2027',
    place: 'Wrenfield House The Orangery',
  });
  expect(namesText(content)).toBe('Ophelia Marie & Tobias');
});
