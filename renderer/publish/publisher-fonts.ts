/** A Fontsource family that the publisher draws cards with or cuts down to a text. */
export interface PublisherFont {
  /** The `fontFamily` in the styles of preview cards. */
  readonly family: string;
  readonly package: string;
  readonly weight: number;
  /** Matches its files in the package, whose `unicode.json` says what each covers. */
  readonly files: RegExp;
}

/**
 * One entry per family and weight. The client build copies these files for the publisher. On a card,
 * letters that its own faces lack are set in the first family that has them: faces for reading come
 * before scripts.
 */
export const PUBLISHER_FONTS = [
  {
    family: 'Cormorant Garamond',
    package: '@fontsource/cormorant-garamond',
    weight: 500,
    files: /-500-normal\.woff2$/,
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
    family: 'Marcellus',
    package: '@fontsource/marcellus',
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
    family: 'Italiana',
    package: '@fontsource/italiana',
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
    family: 'Great Vibes',
    package: '@fontsource/great-vibes',
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
    // Arabic letters only; everything else in that template is set in Marcellus.
    family: 'Amiri',
    package: '@fontsource/amiri',
    weight: 400,
    files: /amiri-arabic-400-normal\.woff2$/,
  },
  {
    // For Devanagari, on every template's card.
    family: 'Tiro Devanagari Hindi',
    package: '@fontsource/tiro-devanagari-hindi',
    weight: 400,
    files: /devanagari-400-normal\.woff2$/,
  },
  {
    // For Chinese and Japanese, on every template's card. Its numbered files hold some letters each.
    family: 'Noto Serif SC',
    package: '@fontsource-variable/noto-serif-sc',
    weight: 400,
    files: /-\d+-wght-normal\.woff2$/,
  },
] as const satisfies readonly PublisherFont[];

export type PublisherFontFamily = (typeof PUBLISHER_FONTS)[number]['family'];
