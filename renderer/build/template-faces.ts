import type { TemplateId } from '#domain/templates/template.ts';

/** A text face of a template, from its Fontsource package. */
export interface TemplateFace {
  readonly family: string;
  /** npm package. */
  readonly package: string;
  /** File name, with `{subset}` in place of the subset's name. */
  readonly file: string;
  readonly style: 'normal' | 'italic';
  readonly weight: number;
  /** True for a variable font. The files cut from it are fixed to `weight`. */
  readonly isVariable?: boolean;
  /** Kind of local fonts that serve as fallbacks until it has loaded; serif by default. */
  readonly generic?: 'serif' | 'sans';
  /**
   * Characters that the template's own texts need besides those of English text: also of texts in
   * other faces of the template, as a page has every file of a face that covers one of its letters.
   */
  readonly symbols?: string;
  /** True for a face in which no style sets figures of one width (`tabular-nums`). */
  readonly isInProse?: boolean;
  /** Makes a face for these words only, under its own family name and without fallbacks. */
  readonly words?: string;
  /** True for a face that the publisher cuts to the names: only its (italic) fallbacks are made. */
  readonly isCutByPublisher?: boolean;
  /**
   * True for a face that the first view is set in: its small file is inlined in the page, so that
   * the first paint has it and nothing moves. The page must stay within 30 kB (Brotli).
   */
  readonly isInlined?: boolean;
}

/** The quote of floral-elegance is by Emily Brontë. Capitals count too, as styles may set them. */
const OF_ITS_QUOTE = 'ëË';
/** What the tables and formulas of scientific-vibes need. */
const FIGURES = '%*<=>[]±−';

/** Returns the name of the small file, which has the characters of English pages. */
export function smallFile({ family, weight, style }: TemplateFace): string {
  return `${family.toLowerCase().replaceAll(' ', '-')}-${weight}-${style}.woff2`;
}

/**
 * Faces by template, from which `cut-fonts.ts` makes the files. Script faces that only set names
 * are cut by the publisher instead; here they only get fallbacks.
 */
export const TEMPLATE_FACES: Readonly<Record<TemplateId, readonly TemplateFace[]>> = {
  'floral-elegance': [
    {
      family: 'Great Vibes',
      package: '@fontsource/great-vibes',
      file: 'great-vibes-{subset}-400-normal.woff2',
      style: 'normal',
      weight: 400,
      isCutByPublisher: true,
    },
    {
      family: 'Lora',
      package: '@fontsource-variable/lora',
      file: 'lora-{subset}-wght-normal.woff2',
      style: 'normal',
      weight: 400,
      isVariable: true,
      symbols: OF_ITS_QUOTE,
    },
    {
      family: 'Cormorant Garamond',
      package: '@fontsource/cormorant-garamond',
      file: 'cormorant-garamond-{subset}-500-normal.woff2',
      style: 'normal',
      weight: 500,
      symbols: OF_ITS_QUOTE,
    },
    {
      family: 'Cormorant Garamond',
      package: '@fontsource/cormorant-garamond',
      file: 'cormorant-garamond-{subset}-500-italic.woff2',
      style: 'italic',
      weight: 500,
      symbols: OF_ITS_QUOTE,
      isInlined: true,
    },
  ],
  'islamic-serenity': [
    {
      family: 'Source Serif 4',
      package: '@fontsource-variable/source-serif-4',
      file: 'source-serif-4-{subset}-wght-normal.woff2',
      style: 'normal',
      weight: 400,
      isVariable: true,
      symbols: '©‹›',
    },
    {
      family: 'Marcellus',
      package: '@fontsource/marcellus',
      file: 'marcellus-{subset}-400-normal.woff2',
      style: 'normal',
      weight: 400,
      symbols: '©‹›',
      isInlined: true,
    },
  ],
  'minimalist-elegant': [
    {
      family: 'Jost',
      package: '@fontsource/jost',
      file: 'jost-{subset}-300-normal.woff2',
      style: 'normal',
      weight: 300,
      generic: 'sans',
      isInProse: true,
      isInlined: true,
    },
    {
      family: 'Jost',
      package: '@fontsource/jost',
      file: 'jost-{subset}-400-normal.woff2',
      style: 'normal',
      weight: 400,
      generic: 'sans',
      isInProse: true,
      isInlined: true,
    },
    {
      family: 'Italiana',
      package: '@fontsource/italiana',
      file: 'italiana-{subset}-400-normal.woff2',
      style: 'normal',
      weight: 400,
      isInlined: true,
    },
  ],
  'scientific-vibes': [
    {
      family: 'STIX Two Text',
      package: '@fontsource/stix-two-text',
      file: 'stix-two-text-{subset}-400-normal.woff2',
      style: 'normal',
      weight: 400,
      symbols: FIGURES,
      isInlined: true,
    },
    {
      family: 'STIX Two Text',
      package: '@fontsource/stix-two-text',
      file: 'stix-two-text-{subset}-400-italic.woff2',
      style: 'italic',
      weight: 400,
      symbols: FIGURES,
    },
    {
      family: 'STIX Two Text',
      package: '@fontsource/stix-two-text',
      file: 'stix-two-text-{subset}-600-normal.woff2',
      style: 'normal',
      weight: 600,
      symbols: FIGURES,
    },
    {
      family: 'STIX Two Text Cover',
      package: '@fontsource/stix-two-text',
      file: 'stix-two-text-{subset}-400-italic.woff2',
      style: 'italic',
      weight: 400,
      words:
        'Annals of Mutual Affection & request the pleasure of your peer review You are invited to',
      isInlined: true,
    },
  ],
  'serene-lens': [
    {
      family: 'Figtree',
      package: '@fontsource-variable/figtree',
      file: 'figtree-{subset}-wght-normal.woff2',
      style: 'normal',
      weight: 400,
      isVariable: true,
      generic: 'sans',
      isInlined: true,
    },
    {
      family: 'Marcellus',
      package: '@fontsource/marcellus',
      file: 'marcellus-{subset}-400-normal.woff2',
      style: 'normal',
      weight: 400,
      isInlined: true,
    },
  ],
  'vintage-fairytale': [
    {
      family: 'Pinyon Script',
      package: '@fontsource/pinyon-script',
      file: 'pinyon-script-{subset}-400-normal.woff2',
      style: 'normal',
      weight: 400,
      isCutByPublisher: true,
    },
    {
      family: 'EB Garamond',
      package: '@fontsource/eb-garamond',
      file: 'eb-garamond-{subset}-400-normal.woff2',
      style: 'normal',
      weight: 400,
    },
    {
      family: 'EB Garamond',
      package: '@fontsource/eb-garamond',
      file: 'eb-garamond-{subset}-400-italic.woff2',
      style: 'italic',
      weight: 400,
      isInlined: true,
    },
    {
      family: 'Cinzel Decorative',
      package: '@fontsource/cinzel-decorative',
      file: 'cinzel-decorative-{subset}-400-normal.woff2',
      style: 'normal',
      weight: 400,
    },
    {
      family: 'Cinzel Decorative Opening',
      package: '@fontsource/cinzel-decorative',
      file: 'cinzel-decorative-{subset}-400-normal.woff2',
      style: 'normal',
      weight: 400,
      words: 'Once Upon a Time',
      isInlined: true,
    },
  ],
};
