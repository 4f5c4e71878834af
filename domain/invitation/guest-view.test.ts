import { expect, it } from 'vitest';
import { guestView } from './guest-view.ts';
import { sampleInvitation } from './template-change.ts';
import { withTexts } from './testing.ts';
import { type WeddingData, weddingDataSchema } from './wedding-data.ts';

const content = (isOn: boolean) =>
  weddingDataSchema.parse({
    couple: { bride: 'Ophelia', groom: 'Tobias' },
    rsvp: { enabled: isOn, deadline: '2027-01-01', email: 'us@example.com', options: ['Oui'] },
    registry: { enabled: isOn, links: [{ name: 'Bank', description: 'DE00 1234' }] },
    honeymoonFund: { enabled: isOn, title: 'Sea', description: 'IBAN DE00', link: '/fund' },
    customizations: { backgroundMusic: { enabled: isOn, youtubeUrl: 'https://youtu.be/x' } },
  });

it('guests see everything that is switched on', () => {
  expect(guestView(content(true))).toEqual(content(true));
});

it('guests see nothing of what is switched off', () => {
  const seen = guestView(content(false));
  expect(JSON.stringify(seen)).not.toMatch(/example|DE00|Bank|Sea|fund|youtu\.be|Oui|2027/);
  expect(seen.couple.bride).toBe('Ophelia');
  expect(weddingDataSchema.parse(seen)).toEqual(seen);
});

/** Returns the content with every switch off and one text in every field that a switch governs. */
const switchedOff = (content: WeddingData): WeddingData =>
  JSON.parse(JSON.stringify(content), (_key, part) => {
    if (!Object.hasOwn(Object(part), 'enabled')) return part;
    return { ...withTexts(part, () => 'of theirs'), enabled: false };
  });

it('guests see no field of what is switched off', () => {
  const entered = switchedOff(sampleInvitation('floral-elegance', '2026-09-12'));
  expect(JSON.stringify(entered)).toContain('of theirs');
  expect(JSON.stringify(guestView(entered))).not.toContain('of theirs');
});
