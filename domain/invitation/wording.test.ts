import { describe, expect, it } from 'vitest';
import { coupleNames, namesOf } from './couple.ts';
import { type WeddingDataInput, weddingDataSchema } from './wedding-data.ts';
import { honeymoonWording, pageDescription, pageTitle, quoteOf } from './wording.ts';

const parse = (input: WeddingDataInput) => weddingDataSchema.parse(input);
const couple = { bride: ' Ophelia', groom: 'Tobias ' };
const wedding = {
  events: [{ date: '2027-06-19', venue: { name: 'Wrenfield', address: 'Orchard Lane, Bath' } }],
};

describe('names', () => {
  it('are joined by an ampersand, and stand alone while one is missing', () => {
    expect(coupleNames(parse({ couple }))).toBe('Ophelia & Tobias');
    expect(coupleNames(parse({ couple: { bride: 'Ophelia' } }))).toBe('Ophelia');
    expect(coupleNames(parse({}))).toBe('');
  });

  it('that are missing leave the other alone', () => {
    expect(namesOf({ bride: '  ', groom: ' Bo ' })).toEqual(['Bo']);
  });
});

describe('the title of the page', () => {
  it('is names and date', () => {
    expect(pageTitle(parse({ couple, wedding }))).toBe('Ophelia & Tobias · June 19, 2027');
  });

  it('leaves out what is not known yet', () => {
    expect(pageTitle(parse({ couple }))).toBe('Ophelia & Tobias');
    expect(pageTitle(parse({ wedding }))).toBe('June 19, 2027');
    expect(pageTitle(parse({}))).toBe('Wedding Invitation');
  });
});

describe('the description of the page', () => {
  it("is the place and the couple's own quote", () => {
    const customizations = { quote: 'Two lives,\n one table' };
    expect(pageDescription(parse({ wedding, customizations }))).toBe(
      'Wrenfield, Orchard Lane, Bath. Two lives, one table',
    );
    expect(pageDescription(parse({ wedding }))).toBe('Wrenfield, Orchard Lane, Bath');
    expect(pageDescription(parse({}))).toBe('You are warmly invited to our wedding.');
  });

  it('takes blanks for nothing', () => {
    const bare = { events: [{ venue: { name: ' Wrenfield ', address: ' ' } }] };
    expect(pageDescription(parse({ wedding: bare, customizations: { quote: ' ' } }))).toBe(
      'Wrenfield',
    );
    const nameless = { events: [{ venue: { name: ' ', address: ' Bath ' } }] };
    expect(pageDescription(parse({ wedding: nameless, customizations: { quote: ' Ours ' } }))).toBe(
      'Bath. Ours',
    );
  });

  it('ends a place with one full stop, also if its address has one', () => {
    const abbreviated = { events: [{ venue: { name: 'The Barn', address: '12 Main St.' } }] };
    const customizations = { quote: 'Ours' };
    const text = pageDescription(parse({ wedding: abbreviated, customizations }));
    expect(text).toBe('The Barn, 12 Main St. Ours');
  });

  it('is whole up to 200 characters', () => {
    for (const quote of ['x'.repeat(200), `${'x '.repeat(99)}xx`]) {
      expect(pageDescription(parse({ customizations: { quote } }))).toBe(quote);
    }
  });

  it('is cut between words and between characters', () => {
    const quote = `${'word '.repeat(60)}`;
    const text = pageDescription(parse({ wedding, customizations: { quote } }));
    expect(text.length).toBeLessThanOrEqual(200);
    expect(text).toMatch(/word…$/);
    const rings = pageDescription(parse({ customizations: { quote: '💍'.repeat(300) } }));
    expect(rings.isWellFormed()).toBe(true);
    expect([...rings]).toHaveLength(200);
  });
});

describe('defaults for what is left empty', () => {
  it("a quote is the couple's own, else the template's with its source", () => {
    const selectedTemplate = 'serene-lens';
    expect(quoteOf(parse({ customizations: { selectedTemplate, quote: ' Ours ' } }))).toEqual({
      text: 'Ours',
      source: '',
    });
    const quote = 'Grow old along with me! The best is yet to be.';
    const browning = { text: quote, source: 'Robert Browning' };
    expect(quoteOf(parse({ customizations: { selectedTemplate } }))).toEqual(browning);
    expect(quoteOf(parse({ customizations: { selectedTemplate, quote } }))).toEqual(browning);
  });

  it('the honeymoon fund is called Honeymoon Fund and has a description', () => {
    const { title, description } = honeymoonWording(parse({}));
    expect(title).toBe('Honeymoon Fund');
    expect(description).toMatch(/honeymoon/);
    const blank = { title: ' ', description: '\n' };
    expect(honeymoonWording(parse({ honeymoonFund: blank }))).toEqual({ title, description });
    const own = { title: 'Kyoto', description: 'Trains.' };
    expect(honeymoonWording(parse({ honeymoonFund: own }))).toEqual(own);
  });
});
