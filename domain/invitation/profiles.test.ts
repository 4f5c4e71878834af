import { describe, expect, it } from 'vitest';
import { profilesOf } from './profiles.ts';
import { weddingDataSchema } from './wedding-data.ts';

const profiles = (couple: Record<string, string>) =>
  profilesOf(
    weddingDataSchema.parse({ couple, customizations: { selectedTemplate: 'serene-lens' } }),
  );

describe('the profiles of the couple', () => {
  it('say whose daughter and son they are', () => {
    expect(
      profiles({ bride: 'Ada ', groom: ' Bo', brideParents: ' Eve & Ed ', groomParents: ' ' }),
    ).toMatchObject([
      { name: 'Ada', parents: 'Daughter of Eve & Ed' },
      { name: 'Bo', parents: '' },
    ]);
  });

  it('leave out who has no name yet', () => {
    expect(profiles({ bride: ' ', groom: 'Bo', groomParents: 'Ida' })).toMatchObject([
      { name: 'Bo', parents: 'Son of Ida' },
    ]);
  });

  it('show their portraits, or the placeholders of the template', () => {
    const image = `/media/${'ab'.repeat(16)}/1200x1600/1200.webp`;
    expect(
      profiles({ bride: 'Ada', groom: 'Bo', brideImage: image }).map(({ picture }) => picture),
    ).toEqual([image, '/assets/art/serene-lens/portrait-2.webp']);
  });
});
