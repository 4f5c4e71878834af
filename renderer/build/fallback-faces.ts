import type { FontMetrics } from './font-metrics.ts';
import type { TemplateFace } from './template-faces.ts';

type FallbackFor = Pick<
  TemplateFace,
  'family' | 'style' | 'weight' | 'generic' | 'isCutByPublisher'
>;

interface LocalFont extends FontMetrics {
  /** Full font names, for `local()`. */
  readonly names: readonly string[];
}

/**
 * Serif faces that devices come with: Linux (DejaVu Serif), Android (Noto Serif), Windows and Apple
 * (Georgia; Times New Roman, whose metrics Liberation Serif shares). Browsers look for each in this
 * order and in every size, again and again for those that are missing: on Linux, where they ask
 * another process, that takes longest. Widths are computed from the fonts' advances (see
 * `averageWidth`); Georgia's italic, which differs by two percent, is taken to be as wide as its
 * upright.
 */
const LOCAL_SERIFS: Readonly<Record<'normal' | 'italic', readonly LocalFont[]>> = {
  normal: [
    { names: ['DejaVu Serif'], ascent: 0.928, descent: 0.236, lineGap: 0, averageWidth: 0.5113 },
    { names: ['Noto Serif'], ascent: 1.069, descent: 0.293, lineGap: 0, averageWidth: 0.4781 },
    { names: ['Georgia'], ascent: 0.917, descent: 0.219, lineGap: 0, averageWidth: 0.4385 },
    {
      names: ['Times New Roman', 'Liberation Serif'],
      ascent: 0.891,
      descent: 0.216,
      lineGap: 0.042,
      averageWidth: 0.3995,
    },
  ],
  italic: [
    {
      // The italic is a separate package. Where it is missing, the upright is as wide.
      names: ['DejaVu Serif Italic', 'DejaVu Serif'],
      ascent: 0.928,
      descent: 0.236,
      lineGap: 0,
      averageWidth: 0.5113,
    },
    {
      names: ['Noto Serif Italic'],
      ascent: 1.069,
      descent: 0.293,
      lineGap: 0,
      averageWidth: 0.464,
    },
    { names: ['Georgia Italic'], ascent: 0.917, descent: 0.219, lineGap: 0, averageWidth: 0.4385 },
    {
      names: ['Times New Roman Italic', 'Liberation Serif Italic'],
      ascent: 0.891,
      descent: 0.216,
      lineGap: 0.042,
      averageWidth: 0.401,
    },
  ],
};

/**
 * Sans-serif faces that devices come with: Linux (DejaVu Sans), Android (Roboto), Windows and Apple
 * (Arial). Their slanted styles are as wide as the upright ones.
 */
const LOCAL_SANS: readonly LocalFont[] = [
  { names: ['DejaVu Sans'], ascent: 0.928, descent: 0.236, lineGap: 0, averageWidth: 0.506 },
  { names: ['Roboto'], ascent: 0.928, descent: 0.244, lineGap: 0, averageWidth: 0.4417 },
  {
    names: ['Arial', 'Liberation Sans'],
    ascent: 0.905,
    descent: 0.212,
    lineGap: 0.033,
    averageWidth: 0.4407,
  },
];

/** Returns the name of the fallback family for a local font: `Lora Fallback 1`. */
function fallbackFamily(family: string, index: number): string {
  return `${family} Fallback ${index + 1}`;
}

/**
 * Returns `@font-face` rules that make local fonts take the same room as a web font, so that
 * nothing moves when it arrives. Each local font gets its own family: `size-adjust` fits only one
 * font.
 */
export function fallbackFaces(face: FallbackFor, metrics: FontMetrics): string {
  const percent = (value: number) => `${Number((value * 100).toFixed(1))}%`;
  const slant = face.isCutByPublisher ? 'italic' : face.style;
  return (face.generic === 'sans' ? LOCAL_SANS : LOCAL_SERIFS[slant])
    .map((local, index) => {
      const scale = metrics.averageWidth / local.averageWidth;
      return [
        '@font-face {',
        ...faceHead(fallbackFamily(face.family, index), face),
        `  src: ${local.names.map((name) => `local("${name}")`).join(', ')};`,
        `  size-adjust: ${percent(scale)};`,
        `  ascent-override: ${percent(metrics.ascent / scale)};`,
        `  descent-override: ${percent(metrics.descent / scale)};`,
        ...(metrics.lineGap === 0 && local.lineGap === 0
          ? []
          : [`  line-gap-override: ${percent(metrics.lineGap / scale)};`]),
        '}',
      ].join('\n');
    })
    .join('\n');
}

/**
 * Returns the descriptors that say which text a face is for. Defaults are left out, because every
 * page holds these rules.
 */
export function faceHead(
  family: string,
  { style, weight }: Pick<TemplateFace, 'style' | 'weight'>,
): string[] {
  return [
    `  font-family: "${family}";`,
    ...(style === 'normal' ? [] : [`  font-style: ${style};`]),
    ...(weight === 400 ? [] : [`  font-weight: ${weight};`]),
  ];
}
