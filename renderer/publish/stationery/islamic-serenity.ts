import type { Node } from '@takumi-rs/core';
import { ARCH, ARCH_RULE, FIELD, LANTERN } from './islamic-serenity-art.ts';
import type { SocialFacts, Stationery } from './stationery.ts';

const EMERALD = '#0f4a3a';
const INK = '#20362f';
const GOLD = '#85661f';

type Style = NonNullable<Node['style']>;

export const islamicSerenity: Stationery = {
  paper: EMERALD,
  accent: EMERALD,
  namesFace: 'Amiri',
  socialCard,
};

/** An ivory arch on the emerald wall, a lantern on either side. */
function socialCard(facts: SocialFacts): Node {
  const names = [facts.bride, facts.groom].filter((name) => name !== '');
  return {
    type: 'container',
    style: { width: 1200, height: 630, display: 'flex', backgroundColor: EMERALD, color: INK },
    children: [
      picture(FIELD, { left: 0, top: 0, width: 1200, height: 630 }),
      picture(LANTERN, { left: 118, top: -160, width: 84, height: 590 }),
      picture(LANTERN, { left: 998, top: -160, width: 84, height: 590 }),
      picture(ARCH, { left: 290, top: 20, width: 620, height: 640 }),
      picture(ARCH_RULE, { left: 306, top: 38, width: 588, height: 640 }),
      {
        type: 'container',
        style: {
          position: 'absolute',
          left: 340,
          top: 170,
          width: 520,
          height: 440,
          display: 'flex',
          flexDirection: 'column',
          alignItems: 'center',
          justifyContent: 'center',
        },
        children: [
          line('Walimatul Urs', { fontSize: 28, letterSpacing: 4, color: GOLD }),
          ...names.flatMap((name, index) => [
            ...(index > 0 ? [line('&', { fontSize: 34, color: GOLD })] : []),
            line(name, { fontSize: nameSize(names), lineHeight: 1.25, color: EMERALD }),
          ]),
          ...[facts.date, facts.place]
            .filter((text) => text !== '')
            .map((text, index) =>
              line(text, { fontSize: index === 0 ? 32 : 27, marginTop: index === 0 ? 22 : 6 }),
            ),
        ],
      },
    ],
  };
}

/** Pixels, so that the longest name stays on two lines of the arch. */
function nameSize(names: readonly string[]): number {
  const longest = Math.max(...names.map((name) => [...name].length), 1);
  return Math.round(Math.min(96, Math.max(24, 900 / longest)));
}

function line(text: string, style: Style): Node {
  const family = { fontFamily: 'Marcellus, Amiri', textAlign: 'center', maxWidth: '100%' } as const;
  return { type: 'text', text, style: { ...family, ...style } };
}

function picture(svg: string, place: Style): Node {
  const { width, height } = place as { width: number; height: number };
  return {
    type: 'image',
    src: `data:image/svg+xml;utf8,${svg}`,
    width,
    height,
    style: { position: 'absolute', ...place },
  };
}
