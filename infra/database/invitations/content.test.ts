import { describe, expect, it } from 'vitest';
import { CONTENT_VERSION } from '#domain/invitation/content-version.ts';
import { LIMITS } from '#domain/invitation/wedding-data.ts';
import { weddingOf } from '#tests/support/wedding.ts';
import { decodeContent, encodeContent } from './content.ts';

const stored = (content: unknown) =>
  decodeContent({ text: JSON.stringify(content), version: CONTENT_VERSION });

describe('stored content', () => {
  it('comes back as it went in', () => {
    const content = weddingOf('Zoë 👰', 'Ben');
    expect(decodeContent({ text: encodeContent(content), version: CONTENT_VERSION })).toEqual(
      content,
    );
  });

  it('gets the defaults of fields that came later', () => {
    expect(stored({ couple: { bride: 'Anna' } }).rsvp.enabled).toBe(true);
  });

  it('loses nothing but the value that today’s rules refuse', () => {
    const content = stored({
      couple: { bride: 'Anna', groom: 7 },
      wedding: { date: '2030-02-31', events: [{ title: 'Ceremony', date: 'soon', time: '15:30' }] },
    });
    expect(content.couple).toMatchObject({ bride: 'Anna', groom: '' });
    expect(content.wedding.date).toBe('');
    expect(content.wedding.events).toMatchObject([{ title: 'Ceremony', date: '', time: '15:30' }]);
  });

  it('is cut to limits that have become tighter', () => {
    const images = Array.from({ length: 30 }, (_, n) => ({ url: `/media/${n}` }));
    const content = stored({ couple: { bride: 'x'.repeat(5_000) }, gallery: { images } });
    expect(content.couple.bride).toMatch(/^x{100,}$/);
    expect(content.gallery.images).toHaveLength(20);
    expect(content.gallery.images[19]?.url).toBe('/media/19');
  });

  it('is cut between letters, as its limits count them', () => {
    const content = stored({ couple: { bride: `Zoë ${'👰'.repeat(5_000)}` } });
    expect(content.couple.bride).toBe(`Zoë ${'👰'.repeat(LIMITS.name - 4)}`);
    expect(stored({ couple: { groom: '👰'.repeat(150) } }).couple.groom).toBe('👰'.repeat(150));
  });

  it('of a newer version is not touched', () => {
    expect(() => decodeContent({ text: '{}', version: CONTENT_VERSION + 1 })).toThrow(
      'We are being updated. Please try again in a few minutes.',
    );
  });

  it('that is no content at all is an error, not an empty invitation', () => {
    expect(() => stored('nonsense')).toThrow('This invitation cannot be read');
  });
});
