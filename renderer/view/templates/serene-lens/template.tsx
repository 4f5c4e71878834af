import type { TemplateView } from '../template-view.ts';
import { SereneFrame } from './frame.tsx';
import { Events } from './sections/events.tsx';
import { Footer } from './sections/footer.tsx';
import { GallerySection } from './sections/gallery.tsx';
import { Hero } from './sections/hero.tsx';
import { Honeymoon } from './sections/honeymoon.tsx';
import { Registry } from './sections/registry.tsx';
import { RsvpSection } from './sections/rsvp.tsx';
import { SaveTheDate } from './sections/save-the-date.tsx';
import { Story } from './sections/story.tsx';
import { Welcome } from './sections/welcome.tsx';

/** A magazine by the sea: pictures that reach the edges, words on calm bands between them. */
export const sereneLens: TemplateView<'serene-lens'> = {
  Frame: SereneFrame,
  sections: {
    sereneLensHero: Hero,
    sereneLensSection: Welcome,
    sereneLensStory: Story,
    sereneLensSaveTheDate: SaveTheDate,
    sereneLensEvents: Events,
    sereneLensGallery: GallerySection,
    sereneLensRSVP: RsvpSection,
    sereneLensRegistry: Registry,
    sereneLensHoneymoon: Honeymoon,
    sereneLensFooter: Footer,
  },
};
