import type { TemplateView } from '../template-view.ts';
import { MinimalistFrame } from './frame.tsx';
import { Couple } from './sections/couple.tsx';
import { Events } from './sections/events.tsx';
import { Footer } from './sections/footer.tsx';
import { GallerySection } from './sections/gallery.tsx';
import { Hero } from './sections/hero.tsx';
import { Honeymoon } from './sections/honeymoon.tsx';
import { Registry } from './sections/registry.tsx';
import { RsvpSection } from './sections/rsvp.tsx';
import { Story } from './sections/story.tsx';

/** White card, graphite type, hairlines: a folded card that opens once. */
export const minimalistElegant: TemplateView<'minimalist-elegant'> = {
  Frame: MinimalistFrame,
  sections: {
    minimalistHero: Hero,
    minimalistCouple: Couple,
    minimalistEvents: Events,
    minimalistStory: Story,
    minimalistRsvp: RsvpSection,
    minimalistGallery: GallerySection,
    minimalistRegistry: Registry,
    minimalistHoneymoon: Honeymoon,
    minimalistFooter: Footer,
  },
};
