import { expect, test } from 'vitest';
import { REGISTRY_KINDS } from '#domain/invitation/registry.ts';
import { TEMPLATE_IDS } from '#domain/templates/template.ts';
import { drawSample } from '../../testing/sample-page.tsx';

const NAMES = ['Hope', 'Frank', 'The Old Barn', '5 Mill Lane', 'DE89 3704 0044'];

/** Returns the texts with one of the names that a browser would translate. */
function translated(page: HTMLElement): string[] {
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode as Text;
    const isNamed = NAMES.some((name) => data.includes(name));
    if (isNamed && !parentElement?.closest('[translate="no"]')) found.push(data);
  }
  return found;
}

test.each(TEMPLATE_IDS)('%s keeps names as they are where it is translated', (template) => {
  const page = drawSample(template, (content) => {
    Object.assign(content.couple, { bride: 'Hope', groom: 'Frank' });
    for (const { venue } of content.wedding.events) {
      Object.assign(venue, { name: 'The Old Barn', address: '5 Mill Lane' });
    }
    if (REGISTRY_KINDS[template] === 'shops') return;
    for (const account of content.registry.links) account.description = 'DE89 3704 0044';
  });
  expect(translated(page)).toEqual([]);
});
