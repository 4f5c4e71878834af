import { honeymoonIn } from '../../sections/honeymoon.tsx';
import { replyIn } from '../../sections/reply.tsx';
import { SectionShell } from '../../sections/section-shell.tsx';
import type { TemplateView } from '../template-view.ts';
import { FloralFrame } from './frame.tsx';
import { FLORAL_RSVP } from './rsvp-texts.ts';
import { CountdownSection } from './sections/countdown.tsx';
import { Footer } from './sections/footer.tsx';
import { GallerySection } from './sections/gallery.tsx';
import { Hero } from './sections/hero.tsx';
import { Registry } from './sections/registry.tsx';
import { Schedule } from './sections/schedule.tsx';
import { Story } from './sections/story.tsx';

/** Watercolour flowers on warm ivory: a card among petals, stems down the margins. */
export const floralElegance: TemplateView<'floral-elegance'> = {
  Frame: FloralFrame,
  sections: {
    hero: Hero,
    countdown: CountdownSection,
    story: Story,
    schedule: Schedule,
    gallery: GallerySection,
    rsvp: replyIn(SectionShell, FLORAL_RSVP),
    registry: Registry,
    honeymoon: honeymoonIn(SectionShell),
    footer: Footer,
  },
};
