import { describe, expect, test } from 'vitest';
import { publishIssues } from '#domain/invitation/publishable.ts';
import { newInvitation } from '#domain/invitation/template-change.ts';
import { type WeddingData, weddingEvent } from '#domain/invitation/wedding-data.ts';
import { emptyEvent } from './empty-entries.ts';
import {
  formIssues,
  INVALID_CONTACT,
  INVALID_LINK,
  INVALID_YOUTUBE_URL,
  invitationResolver,
} from './form-issues.ts';

const empty = newInvitation('floral-elegance');
const filled: WeddingData = {
  ...empty,
  couple: { ...empty.couple, bride: 'Ophelia', groom: 'Tobias' },
  wedding: {
    ...empty.wedding,
    events: [
      weddingEvent({
        id: 'a',
        title: 'Wedding Ceremony',
        date: '2027-06-19',
        time: '15:30',
        venue: { name: 'Chapel', address: 'Orchard Lane' },
      }),
    ],
  },
};
const withMusic = (enabled: boolean, youtubeUrl: string): WeddingData => ({
  ...filled,
  customizations: {
    ...filled.customizations,
    backgroundMusic: { enabled, youtubeUrl, autoplay: true },
  },
});

test('a filled form has no issue', () => {
  expect(formIssues(filled)).toEqual([]);
});

test('an empty form says what is required, in the order of the form', () => {
  const content = { ...empty, wedding: { ...empty.wedding, events: [emptyEvent()] } };
  expect(formIssues(content).map(({ message }) => message)).toEqual([
    "Bride's name is required",
    "Groom's name is required",
    'Event title is required',
    'Event date is required',
    'Event time is required',
    'Venue name is required',
    'Venue address is required',
  ]);
});

describe('the music’s link', () => {
  test('must be a YouTube link while music is on and a link is given', () => {
    expect(formIssues(withMusic(true, 'https://example.com/song'))).toEqual([
      { path: 'customizations.backgroundMusic.youtubeUrl', message: INVALID_YOUTUBE_URL },
    ]);
    expect(formIssues(withMusic(true, 'https://youtu.be/dQw4w9WgXcQ'))).toEqual([]);
  });

  test('may be empty, and anything while music is off', () => {
    expect(formIssues(withMusic(true, ''))).toEqual([]);
    expect(formIssues(withMusic(false, 'nonsense'))).toEqual([]);
  });
});

describe('a link to gifts', () => {
  const withLinks = (enabled: boolean, url: string): WeddingData => ({
    ...filled,
    registry: { enabled, links: [{ name: 'Gifts', url, description: '' }] },
    honeymoonFund: { ...filled.honeymoonFund, enabled, link: url },
  });

  test('must be one that guests can open, but does not hold up publishing', () => {
    const nonsense = withLinks(true, 'paypal me/anna');
    expect(formIssues(nonsense)).toEqual([
      { path: 'registry.links.0.url', message: INVALID_LINK },
      { path: 'honeymoonFund.link', message: INVALID_LINK },
    ]);
    expect(publishIssues(nonsense)).toEqual([]);
    expect(formIssues(withLinks(true, 'paypal.me/anna'))).toEqual([]);
  });

  test('may be empty, and anything while its section is off', () => {
    expect(formIssues(withLinks(true, ' '))).toEqual([]);
    expect(formIssues(withLinks(false, 'nonsense at all'))).toEqual([]);
  });
});

describe('the address for questions', () => {
  const withContact = (enabled: boolean, email: string): WeddingData => ({
    ...filled,
    rsvp: { ...filled.rsvp, enabled, email },
  });

  test('must look like one where guests see it, but does not hold up publishing', () => {
    const nonsense = withContact(true, 'not an e-mail');
    expect(formIssues(nonsense)).toEqual([{ path: 'rsvp.email', message: INVALID_CONTACT }]);
    expect(publishIssues(nonsense)).toEqual([]);
    expect(formIssues(withContact(true, ' us@example.com '))).toEqual([]);
  });

  test('may be empty, and anything while replies are off', () => {
    expect(formIssues(withContact(true, ' '))).toEqual([]);
    expect(formIssues(withContact(false, 'nonsense'))).toEqual([]);
  });
});

test('each field gets the first of its messages', async () => {
  const tooLong = { ...filled, couple: { ...filled.couple, bride: 'x'.repeat(201), groom: ' ' } };
  const { errors } = await invitationResolver(tooLong, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  });
  expect(errors.couple?.groom?.message).toBe("Groom's name is required");
  expect(errors.couple?.bride?.message).toBe('Please use at most 200 characters');
});
