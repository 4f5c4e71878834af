import { honeymoonIn } from '../../sections/honeymoon.tsx';
import { replyIn } from '../../sections/reply.tsx';
import type { TemplateView } from '../template-view.ts';
import { MinimalistFrame } from './frame.tsx';
import { MINIMALIST_RSVP } from './rsvp-texts.ts';
import { SectionShell } from './section-shell.tsx';
import { Couple } from './sections/couple.tsx';
import { Events } from './sections/events.tsx';
import { Footer } from './sections/footer.tsx';
import { GallerySection } from './sections/gallery.tsx';
import { Hero } from './sections/hero.tsx';
import { Registry } from './sections/registry.tsx';
import { Story } from './sections/story.tsx';

/** White card, graphite type, hairlines: a folded card that opens once. */
export const minimalistElegant: TemplateView<'minimalist-elegant'> = {
  Frame: MinimalistFrame,
  sections: {
    minimalistHero: Hero,
    minimalistCouple: Couple,
    minimalistEvents: Events,
    minimalistStory: Story,
    minimalistRsvp: replyIn(SectionShell, MINIMALIST_RSVP),
    minimalistGallery: GallerySection,
    minimalistRegistry: Registry,
    minimalistHoneymoon: honeymoonIn(SectionShell),
    minimalistFooter: Footer,
  },
};
