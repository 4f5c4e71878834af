import type { TemplateView } from '../template-view.ts';
import { IslamicFrame } from './frame.tsx';
import { CountdownSection } from './sections/countdown.tsx';
import { Couple } from './sections/couple.tsx';
import { Footer } from './sections/footer.tsx';
import { GallerySection } from './sections/gallery.tsx';
import { Greeting } from './sections/greeting.tsx';
import { Hero } from './sections/hero.tsx';
import { Honeymoon } from './sections/honeymoon.tsx';
import { Registry } from './sections/registry.tsx';
import { RsvpSection } from './sections/rsvp.tsx';
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
    islamicHoneymoon: Honeymoon,
    islamicRsvp: RsvpSection,
    islamicFooter: Footer,
  },
};
