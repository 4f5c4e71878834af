import type { ReactNode } from 'react';
import { TEMPLATE_IDS } from '#domain/templates/template.ts';
import { FormPicture, LinkPicture, TemplatesPicture } from './step-pictures.tsx';

interface Step {
  readonly title: string;
  readonly text: string;
  /** Decorative: shows nothing that the text does not say. */
  readonly picture: ReactNode;
}

export const STEPS: readonly Step[] = [
  {
    title: 'Choose a template',
    text: `There are ${TEMPLATE_IDS.length} templates, from flowers to photographs to a scientific journal. Each one shows a sample couple, so you see how yours will read. Try another whenever you like until you activate your license.`,
    picture: <TemplatesPicture />,
  },
  {
    title: 'Customize the details',
    text: 'Write your names, your events and your story, and add your photographs. The preview shows the page as your guests will see it, on a phone and on a wide screen. Your work is kept in your browser.',
    picture: <FormPicture />,
  },
  {
    title: 'Launch and share',
    text: 'Enter your license code, and your invitation is live at a link of its own. Send it any way you like. Your guests’ replies arrive in your private dashboard: bookmark its link.',
    picture: <LinkPicture />,
  },
];
