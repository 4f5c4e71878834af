import type { TemplateView } from '../template-view.ts';
import { VintageFrame } from './frame.tsx';
import { CoupleIntro } from './sections/couple-intro.tsx';
import { EventDetails } from './sections/event-details.tsx';
import { Footer } from './sections/footer.tsx';
import { GallerySection } from './sections/gallery.tsx';
import { Hero } from './sections/hero.tsx';
import { Honeymoon } from './sections/honeymoon.tsx';
import { LoveStory } from './sections/love-story.tsx';
import { Quote } from './sections/quote.tsx';
import { RsvpSection } from './sections/rsvp.tsx';
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
    vintageHoneymoon: Honeymoon,
    vintageRsvp: RsvpSection,
    vintageFooter: Footer,
  },
};
