/** A family that the publisher draws with or cuts to a text, from its Fontsource package. */
export interface PublisherFont {
  /** Name in styles of social images. */
  readonly family: string;
  readonly package: string;
  readonly weight: number;
  /** Its files inside the package; `unicode.json` tells what each covers. */
  readonly files: RegExp;
}

/** One line for each family and weight. The client build copies these files for the publisher. */
export const PUBLISHER_FONTS = [
  {
    family: 'Great Vibes',
    package: '@fontsource/great-vibes',
    weight: 400,
    files: /-400-normal\.woff2$/,
  },
  {
    family: 'Cormorant Garamond',
    package: '@fontsource/cormorant-garamond',
    weight: 500,
    files: /-500-normal\.woff2$/,
  },
  {
    family: 'Marcellus',
    package: '@fontsource/marcellus',
    weight: 400,
    files: /-400-normal\.woff2$/,
  },
  {
    // Only what is written in Arabic letters; all else of that template is set in Marcellus.
    family: 'Amiri',
    package: '@fontsource/amiri',
    weight: 400,
    files: /amiri-arabic-400-normal\.woff2$/,
  },
  {
    family: 'Italiana',
    package: '@fontsource/italiana',
    weight: 400,
    files: /-400-normal\.woff2$/,
  },
  {
    family: 'Jost',
    package: '@fontsource/jost',
    weight: 400,
    files: /-400-normal\.woff2$/,
  },
  {
    family: 'Pinyon Script',
    package: '@fontsource/pinyon-script',
    weight: 400,
    files: /-400-normal\.woff2$/,
  },
  {
    family: 'Cinzel Decorative',
    package: '@fontsource/cinzel-decorative',
    weight: 400,
    files: /-400-normal\.woff2$/,
  },
  {
    family: 'EB Garamond',
    package: '@fontsource/eb-garamond',
    weight: 400,
    files: /-400-normal\.woff2$/,
  },
  {
    family: 'STIX Two Text',
    package: '@fontsource/stix-two-text',
    weight: 400,
    files: /-400-normal\.woff2$/,
  },
  {
    // Names in Devanagari, on every template's card.
    family: 'Tiro Devanagari Hindi',
    package: '@fontsource/tiro-devanagari-hindi',
    weight: 400,
    files: /devanagari-400-normal\.woff2$/,
  },
] as const satisfies readonly PublisherFont[];

export type PublisherFontFamily = (typeof PUBLISHER_FONTS)[number]['family'];
