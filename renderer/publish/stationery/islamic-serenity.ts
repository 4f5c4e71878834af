import { islamicSerenity as definition } from '#domain/templates/islamic-serenity.ts';
import type { CardNode, CardStyle, Preload, SocialFacts, Stationery } from './stationery.ts';

const { colors } = definition.styleVariables;
/** The whole card without its words. */
const GROUND = 'card.svg';

/** Sets the greeting, which is laid out without it when it is late: words that stand do not move. */
const VERSE_FACE: Preload = { as: 'font', file: 'fonts/amiri-verse.woff2' };

/** Positioned, to lie above the ground. */
const INSIDE_ARCH: CardStyle = {
  position: 'absolute',
  left: 330,
  top: 130,
  width: 540,
  height: 500,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
};

export const islamicSerenity: Stationery = {
  paper: colors.primary,
  accent: colors.accent,
  namesFace: 'Amiri',
  preloads: () => [VERSE_FACE],
  art: [GROUND],
  socialCard,
};

/** The words in the arch: the names one below the other, as large as they go. */
function socialCard({ bride, groom, date, place }: SocialFacts): CardNode {
  const names = [bride, groom].filter((name) => name !== '');
  const size = namesSize(names);
  const words = [
    line('Walimatul Urs', {
      fontSize: names.length > 0 ? 28 : 56,
      letterSpacing: 4,
      color: colors.accent,
    }),
    ...names.flatMap((name, index) => [
      ...(index > 0 ? [line('&', { fontSize: 36, lineHeight: 1.1, color: colors.accent })] : []),
      line(name, { fontSize: size, color: colors.primary }),
    ]),
    ...[date, place]
      .filter((text) => text !== '')
      .map((text, index) =>
        line(text, {
          fontSize: index === 0 ? 32 : 27,
          marginTop: index === 0 ? 18 : 2,
          ...(index === 0 ? {} : { color: colors.textLight }),
        }),
      ),
  ];
  return {
    type: 'container',
    style: {
      width: 1200,
      height: 630,
      display: 'flex',
      backgroundColor: colors.primary,
      color: colors.text,
    },
    children: [
      {
        type: 'image',
        src: GROUND,
        width: 1200,
        height: 630,
        style: { position: 'absolute', left: 0, top: 0, width: 1200, height: 630 },
      },
      { type: 'container', style: INSIDE_ARCH, children: words },
    ],
  };
}

/** Pixels: by the longest name, so that both stay within the arch. */
function namesSize(names: readonly string[]): number {
  const longest = Math.max(1, ...names.map((name) => [...name].length));
  return Math.round(Math.min(84, Math.max(30, 900 / longest)));
}

function line(text: string, style: CardStyle): CardNode {
  const type: CardStyle = {
    fontFamily: 'Marcellus, Amiri',
    textAlign: 'center',
    lineHeight: 1.25,
    maxWidth: 500,
    lineClamp: 2,
    textOverflow: 'ellipsis',
    overflowWrap: 'anywhere',
  };
  return { type: 'text', text, style: { ...type, ...style } };
}
