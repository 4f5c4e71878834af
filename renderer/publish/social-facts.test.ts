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

it.each([
  ['Mia 🌸', 'Mia'],
  ['👑 Mia ❤️', 'Mia'],
  ['Mia 👨‍👩‍👧 Lee', 'Mia Lee'],
  ['Mia🇮🇹💪🏽', 'Mia'],
  ['❤️‍🔥', ''],
  ['葛\u{e0100}城', '葛城'],
  ['علی\u200cرضا', 'علی\u200cرضا'],
  ['क्\u200dष', 'क्\u200dष'],
  ['李・小明 “2” – №1 ™', '李・小明 “2” – №1 ™'],
])('a preview card has nothing in place of pictures that its faces lack: %s', (text, shown) => {
  const content = weddingDataSchema.parse({
    couple: { bride: text, groom: text },
    wedding: { venue: { name: text } },
  });
  expect(socialFacts(content)).toEqual({ bride: shown, groom: shown, date: '', place: shown });
});
