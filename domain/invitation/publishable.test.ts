import { describe, expect, it } from 'vitest';
import { publishIssues } from './publishable.ts';
import { sampleInvitation } from './template-change.ts';
import { type WeddingDataInput, weddingDataSchema } from './wedding-data.ts';

const issues = (input: WeddingDataInput) => publishIssues(weddingDataSchema.parse(input));
const couple = { bride: 'Ophelia', groom: 'Tobias' };

describe('what keeps an invitation from being published', () => {
  it('nothing, when names and each event are complete', () => {
    expect(publishIssues(sampleInvitation('floral-elegance', '2026-09-01'))).toEqual([]);
  });

  it('missing names and every missing field of every event, in the words of the form', () => {
    const found = issues({
      couple: { bride: ' ', groom: '\u200B' },
      wedding: { events: [{ title: 'Vows' }, {}] },
    });
    expect(found).toEqual([
      { path: 'couple.bride', message: "Bride's name is required" },
      { path: 'couple.groom', message: "Groom's name is required" },
      { path: 'wedding.events.0.date', message: 'Event date is required' },
      { path: 'wedding.events.0.time', message: 'Event time is required' },
      { path: 'wedding.events.0.venue.name', message: 'Venue name is required' },
      { path: 'wedding.events.0.venue.address', message: 'Venue address is required' },
      { path: 'wedding.events.1.title', message: 'Event title is required' },
      { path: 'wedding.events.1.date', message: 'Event date is required' },
      { path: 'wedding.events.1.time', message: 'Event time is required' },
      { path: 'wedding.events.1.venue.name', message: 'Venue name is required' },
      { path: 'wedding.events.1.venue.address', message: 'Venue address is required' },
    ]);
  });

  it('an invitation without any event misses its first event', () => {
    expect(issues({ couple }).map(({ path }) => path)).toEqual([
      'wedding.events.0.title',
      'wedding.events.0.date',
      'wedding.events.0.time',
      'wedding.events.0.venue.name',
      'wedding.events.0.venue.address',
    ]);
  });
});

describe('an invitation with legacy fields only', () => {
  const wedding = { date: '2027-06-19', time: '15:30', venue: { name: 'Hall', address: 'Lane 1' } };

  it('is publishable through the ceremony they make', () => {
    expect(issues({ couple, wedding })).toEqual([]);
  });

  it('is not held back by an incomplete reception', () => {
    expect(issues({ couple, wedding: { ...wedding, reception: { name: 'Barn' } } })).toEqual([]);
  });

  it('misses what its ceremony misses', () => {
    expect(issues({ couple, wedding: { ...wedding, time: '' } })).toEqual([
      { path: 'wedding.events.0.time', message: 'Event time is required' },
    ]);
  });
});
