import type { Node } from '@takumi-rs/core';
import { scientificVibes as definition } from '#domain/templates/scientific-vibes.ts';
import type { SocialFacts, Stationery } from './stationery.ts';

const { colors } = definition.styleVariables;
const WHITE = '#ffffff';
const FACE = 'STIX Two Text';

type Style = NonNullable<Node['style']>;

export const scientificVibes: Stationery = {
  paper: colors.background,
  accent: colors.primary,
  // The text face has these letters already.
  namesFace: null,
  socialCard,
};

/** The cover of the issue: masthead, names, and the facts at its foot, white on blue. */
function socialCard({ bride, groom, date, place }: SocialFacts): Node {
  const names = [bride, groom].filter((name) => name !== '');
  const title = names.length > 0 ? names : ['You are warmly invited'];
  const size = sizeOf(title);
  return box(
    {
      width: 1200,
      height: 630,
      padding: 64,
      justifyContent: 'space-between',
      backgroundColor: colors.primary,
      color: WHITE,
    },
    [
      box({ width: 1072 }, [
        line('Annals of Mutual Affection', { fontSize: 40 }),
        box({ width: 1072, height: 4, marginTop: 14, backgroundColor: WHITE }, []),
        box({ width: 1072, marginTop: 12, flexDirection: 'row', justifyContent: 'space-between' }, [
          line('VOL. 1, NO. 1', { fontSize: 24, letterSpacing: 2 }),
          line('ORIGINAL ARTICLE', { fontSize: 24, letterSpacing: 2 }),
        ]),
      ]),
      box(
        { width: 1072 },
        title.map((name, index) =>
          line(index > 0 ? `& ${name}` : name, { fontSize: size, lineHeight: 1.06, lineClamp: 2 }),
        ),
      ),
      line([date, place].filter((text) => text !== '').join('   ·   '), {
        fontSize: 34,
        lineClamp: 1,
      }),
    ],
  );
}

/** Pixels by the longest name's letters. */
function sizeOf(names: readonly string[]): number {
  const longest = Math.max(1, ...names.map((name) => [...name].length));
  return Math.round(Math.min(138, Math.max(34, 2000 / (longest + 2))));
}

function box(style: Style, children: Node[]): Node {
  return {
    type: 'container',
    style: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', ...style },
    children,
  };
}

function line(text: string, style: Style): Node {
  const type: Style = {
    fontFamily: FACE,
    lineHeight: 1.25,
    maxWidth: 1072,
    textOverflow: 'ellipsis',
    overflowWrap: 'anywhere',
  };
  return { type: 'text', text, style: { ...type, ...style } };
}
