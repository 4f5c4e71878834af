import type { TemplateId } from '#domain/templates/template.ts';

/** A text face of a template, from its Fontsource package. */
export interface TemplateFace {
  readonly family: string;
  /** npm package. */
  readonly package: string;
  /** Name of its files, `{subset}` standing for the subset. */
  readonly file: string;
  readonly style: 'normal' | 'italic';
  readonly weight: number;
  /** True for a variable font, which is fixed to `weight` for the first file. */
  readonly variable?: boolean;
  /** Which of the guest's own faces stand in until it is there; serifs unless told. */
  readonly generic?: 'serif' | 'sans';
  /** Signs that this template's own words need beside those of English text. */
  readonly symbols?: string;
  /** A face for these words alone, under a family name of its own; no stand-ins are made. */
  readonly words?: string;
  /** True for a face that the publisher cuts to the names: only its stand-ins are made, slanted. */
  readonly isCutByPublisher?: boolean;
  /**
   * True for a face that the first view is set in: its small file lies in the page itself, so that the
   * first paint has it and nothing moves. The page must stay within 30 kB.
   */
  readonly isInlined?: boolean;
}

/** Name of the small file with what English pages set. */
export function smallFile({ family, weight, style }: TemplateFace): string {
  return `${family.toLowerCase().replaceAll(' ', '-')}-${weight}-${style}.woff2`;
}

/**
 * Faces by template, one entry each. `cut-fonts.ts` makes the files from them.
 * Script faces that only set names are cut by the publisher instead; here they only get a fallback.
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
      variable: true,
    },
    {
      family: 'Cormorant Garamond',
      package: '@fontsource/cormorant-garamond',
      file: 'cormorant-garamond-{subset}-500-normal.woff2',
      style: 'normal',
      weight: 500,
    },
    {
      family: 'Cormorant Garamond',
      package: '@fontsource/cormorant-garamond',
      file: 'cormorant-garamond-{subset}-500-italic.woff2',
      style: 'italic',
      weight: 500,
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
      variable: true,
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
  'minimalist-elegant': [
    {
      family: 'Jost',
      package: '@fontsource/jost',
      file: 'jost-{subset}-300-normal.woff2',
      style: 'normal',
      weight: 300,
      generic: 'sans',
      isInlined: true,
    },
    {
      family: 'Jost',
      package: '@fontsource/jost',
      file: 'jost-{subset}-400-normal.woff2',
      style: 'normal',
      weight: 400,
      generic: 'sans',
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
      symbols: '%*<=>[]±×−',
      isInlined: true,
    },
    {
      family: 'STIX Two Text',
      package: '@fontsource/stix-two-text',
      file: 'stix-two-text-{subset}-400-italic.woff2',
      style: 'italic',
      weight: 400,
    },
    {
      family: 'STIX Two Text',
      package: '@fontsource/stix-two-text',
      file: 'stix-two-text-{subset}-600-normal.woff2',
      style: 'normal',
      weight: 600,
      symbols: '*',
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
      variable: true,
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
