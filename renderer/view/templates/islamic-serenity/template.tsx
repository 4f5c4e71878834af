import { honeymoonIn } from '../../sections/honeymoon.tsx';
import { replyIn } from '../../sections/reply.tsx';
import type { TemplateView } from '../template-view.ts';
import { IslamicFrame } from './frame.tsx';
import { ISLAMIC_RSVP } from './rsvp-texts.ts';
import { SectionShell } from './section-shell.tsx';
import { CountdownSection } from './sections/countdown.tsx';
import { Couple } from './sections/couple.tsx';
import { Footer } from './sections/footer.tsx';
import { GallerySection } from './sections/gallery.tsx';
import { Greeting } from './sections/greeting.tsx';
import { Hero } from './sections/hero.tsx';
import { Registry } from './sections/registry.tsx';
import { Schedule } from './sections/schedule.tsx';
import { Story } from './sections/story.tsx';

/** Emerald, ivory and gold: girih fields, pointed arches, lanterns, and Arabic set with care. */
export const islamicSerenity: TemplateView<'islamic-serenity'> = {
  Frame: IslamicFrame,
  sections: {
    islamicHero: Hero,
    islamicCountdown: CountdownSection,
    islamicGreeting: Greeting,
    islamicCouple: Couple,
    islamicSchedule: Schedule,
    islamicStory: Story,
    islamicGallery: GallerySection,
    islamicRegistry: Registry,
    islamicHoneymoon: honeymoonIn(SectionShell),
    islamicRsvp: replyIn((shell) => <SectionShell {...shell} ground="emerald" />, ISLAMIC_RSVP),
    islamicFooter: Footer,
  },
};
