import type { Node } from '@takumi-rs/core';
import type { SocialFacts, Stationery } from './stationery.ts';

const PAPER = '#fbf6ee';
const INK = '#4a4540';
const SAGE = '#5d6b50';
const ROSE_GOLD = '#a4665c';

export const floralElegance: Stationery = {
  paper: PAPER,
  accent: ROSE_GOLD,
  namesFace: 'Great Vibes',
  socialCard,
};

function socialCard(facts: SocialFacts): Node {
  return {
    type: 'container',
    style: {
      width: 1200,
      height: 630,
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'center',
      backgroundColor: PAPER,
      color: INK,
    },
    children: [
      line(`${facts.bride} & ${facts.groom}`, {
        fontFamily: 'Great Vibes',
        fontSize: 120,
        color: SAGE,
      }),
      ...[facts.date, facts.place]
        .filter((text) => text !== '')
        .map((text) => line(text, { fontFamily: 'Cormorant Garamond', fontSize: 40 })),
    ],
  };
}

function line(text: string, style: NonNullable<Node['style']>): Node {
  return { type: 'text', text, style };
}
