import type { TemplateView } from '../template-view.ts';
import { ScientificFrame } from './frame.tsx';
import { Conclusion } from './sections/conclusion.tsx';
import { Discussion } from './sections/discussion.tsx';
import { Introduction } from './sections/introduction.tsx';
import { Methods } from './sections/methods.tsx';
import { Results } from './sections/results.tsx';
import { RsvpSection } from './sections/rsvp.tsx';
import { TitlePage } from './sections/title-page.tsx';
import { Welcome } from './sections/welcome.tsx';

/**
 * White paper, ink, one blue: an issue of a journal. (spec) The honeymoon section in its definition
 * has no component.
 */
export const scientificVibes: TemplateView<'scientific-vibes'> = {
  Frame: ScientificFrame,
  sections: {
    scientificWelcome: Welcome,
    scientificTitlePage: TitlePage,
    scientificIntroduction: Introduction,
    scientificMethods: Methods,
    scientificResults: Results,
    scientificDiscussion: Discussion,
    scientificConclusion: Conclusion,
    scientificRsvp: RsvpSection,
  },
};
