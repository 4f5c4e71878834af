import { expect, it } from 'vitest';
import { guestView } from './guest-view.ts';
import { sampleInvitation } from './template-change.ts';
import { weddingDataSchema } from './wedding-data.ts';

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

/** A part of the content that is switched off, with the same text in every field. */
const switchedOff = <T extends object>(part: T): T =>
  JSON.parse(JSON.stringify({ ...part, enabled: false }), (_key, value) =>
    typeof value === 'string' ? 'of theirs' : value,
  );

it('guests see no field of what is switched off', () => {
  const sample = sampleInvitation('floral-elegance', '2026-09-12');
  const { rsvp, registry, honeymoonFund, customizations } = sample;
  const seen = guestView({
    ...sample,
    rsvp: switchedOff(rsvp),
    registry: switchedOff(registry),
    honeymoonFund: switchedOff(honeymoonFund),
    customizations: {
      ...customizations,
      backgroundMusic: switchedOff(customizations.backgroundMusic),
    },
  });
  expect(JSON.stringify(seen)).not.toContain('of theirs');
});
