import { describe, expect, it } from 'vitest';
import { TEMPLATE_IDS } from '#domain/templates/template.ts';
import { STATIONERY } from './registry.ts';
import type { CardNode, SocialFacts } from './stationery.ts';

const FACTS: SocialFacts = { bride: 'Ophelia', groom: 'Tobias', date: 'June 19', place: 'Wren' };

type TextNode = Extract<CardNode, { type: 'text' }>;
const textsIn = (node: CardNode): TextNode[] => {
  if (node.type === 'container') return node.children.flatMap(textsIn);
  return node.type === 'text' ? [node] : [];
};

describe.each(TEMPLATE_IDS)('a preview card of %s', (templateId) => {
  const textsOf = (facts: Partial<SocialFacts>) =>
    textsIn(STATIONERY[templateId].socialCard({ ...FACTS, ...facts }));

  it.each([3, 12, 25, 200])('sets a name of %i letters so that it can be read', (length) => {
    const bride = 'M'.repeat(length);
    const name = textsOf({ bride, groom: bride }).find(({ text }) => text.includes(bride));
    expect(name?.style?.fontSize).toBeGreaterThanOrEqual(26);
    expect(name?.style?.fontSize).toBeLessThanOrEqual(150);
  });

  it.each([
    ['bride', 0],
    ['groom', 0],
    ['date', 1],
    ['place', 1],
  ])('joins nothing to what stands alone without the %s', (missing, ands) => {
    const texts = textsOf({ [missing]: '' }).map(({ text }) => text);
    expect(texts.filter((text) => text.includes('&'))).toHaveLength(ands);
    expect(texts.filter((text) => /^\s*·|·\s*$/.test(text))).toEqual([]);
  });

  it('without names invites to no wedding of nobody', () => {
    const texts = textsOf({ bride: '', groom: '' }).map(({ text }) => text);
    expect(texts.filter((text) => /&|wedding of$/.test(text))).toEqual([]);
    expect(texts.join()).toMatch(/invited|Walimatul Urs/i);
  });
});

it.each([
  ['Zoë', 'Italiana'],
  ['Łucja', 'Jost'],
  ['Yiğit', 'Jost'],
])('a preview card of minimalist-elegant sets all letters of %s in %s', (bride, family) => {
  const texts = textsIn(STATIONERY['minimalist-elegant'].socialCard({ ...FACTS, bride }));
  expect(texts.find(({ text }) => text === bride)?.style?.fontFamily).toBe(family);
});
