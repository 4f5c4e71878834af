import { expect, test } from 'vitest';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import { field, leave, mount, pageText, type } from '../testing/mount.tsx';
import { INVALID_CONTACT, INVALID_LINK, INVALID_YOUTUBE_URL } from './form-issues.ts';
import { InvitationForm } from './invitation-form.tsx';
import { HoneymoonSection } from './parts/honeymoon-section.tsx';
import { MusicSection } from './parts/music-section.tsx';
import { RsvpSection } from './parts/rsvp-section.tsx';
import { content, formWorld } from './testing.tsx';

const { pushed, collect, formProps } = formWorld();

const copied = (text: string) => `\u202A${text}\u202C\u200B`;

test('unseen marks that are copied along with links and addresses are no part of them', async () => {
  const { customizations, honeymoonFund } = content;
  const backgroundMusic = { ...customizations.backgroundMusic, enabled: true };
  const shown: WeddingData = {
    ...content,
    customizations: { ...customizations, backgroundMusic },
    honeymoonFund: { ...honeymoonFund, enabled: true },
  };
  await mount(
    <InvitationForm {...formProps(0, shown)}>
      <MusicSection />
      <RsvpSection />
      <HoneymoonSection />
    </InvitationForm>,
  );
  const pasted = {
    'YouTube URL': 'https://youtu.be/dQw4w9WgXcQ',
    'RSVP contact e-mail': 'ophelia@example.com',
    Link: 'https://fund.example/us',
  };
  for (const [label, text] of Object.entries(pasted)) {
    await type(field(label), copied(text));
    await leave(field(label));
  }
  for (const complaint of [INVALID_YOUTUBE_URL, INVALID_CONTACT, INVALID_LINK]) {
    expect(pageText()).not.toContain(complaint);
  }
  collect();
  expect(pushed.at(-1)).toMatchObject({
    customizations: { backgroundMusic: { youtubeUrl: pasted['YouTube URL'] } },
    rsvp: { email: pasted['RSVP contact e-mail'] },
    honeymoonFund: { link: pasted.Link },
  });
});
