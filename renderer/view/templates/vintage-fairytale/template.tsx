import { honeymoonIn } from '../../sections/honeymoon.tsx';
import { replyIn } from '../../sections/reply.tsx';
import { SectionShell } from '../../sections/section-shell.tsx';
import type { TemplateView } from '../template-view.ts';
import { VintageFrame } from './frame.tsx';
import { VINTAGE_RSVP } from './rsvp-texts.ts';
import { CoupleIntro } from './sections/couple-intro.tsx';
import { EventDetails } from './sections/event-details.tsx';
import { Footer } from './sections/footer.tsx';
import { GallerySection } from './sections/gallery.tsx';
import { Hero } from './sections/hero.tsx';
import { LoveStory } from './sections/love-story.tsx';
import { Quote } from './sections/quote.tsx';
import { WeddingGift } from './sections/wedding-gift.tsx';

/** A storybook: an open title page on damask, chapters on parchment, an end paper. */
export const vintageFairytale: TemplateView<'vintage-fairytale'> = {
  Frame: VintageFrame,
  sections: {
    vintageHero: Hero,
    quote: Quote,
    coupleIntro: CoupleIntro,
    eventDetails: EventDetails,
    vintageGallery: GallerySection,
    loveStory: LoveStory,
    weddingGift: WeddingGift,
    vintageHoneymoon: honeymoonIn(SectionShell),
    vintageRsvp: replyIn(SectionShell, VINTAGE_RSVP),
    vintageFooter: Footer,
  },
};
