import { useEffect, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { translatePage } from '#renderer/testing/translate-page.ts';
import { untilPasses } from '#tests/support/until-passes.ts';
import { RsvpForm } from '../parts/rsvp/rsvp-form.tsx';
import { props } from '../parts/rsvp/testing.tsx';
import { hydrateIsland } from './hydrate.ts';
import { identifierPrefix } from './identifier-prefix.ts';

let island: HTMLElement;
let leave: () => void;
let isConnected: boolean;

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  localStorage.clear();
  isConnected = true;
  vi.stubGlobal('fetch', async () => {
    if (!isConnected) throw new TypeError('Failed to fetch');
    return Response.json({ id: '1', submittedAt: new Date().toISOString() }, { status: 201 });
  });
  const markup = renderToString(<RsvpForm {...props} />, {
    identifierPrefix: identifierPrefix('rsvp'),
  });
  document.body.innerHTML = `<div data-island="rsvp">${markup}</div>`;
  island = document.body.firstElementChild as HTMLElement;
});
afterEach(() => leave());

const one = <E extends HTMLElement = HTMLInputElement>(selector: string) =>
  island.querySelector<E>(selector) as E;
const words = (selector: string) => one(selector)?.textContent;

async function comeToLife(): Promise<void> {
  leave = hydrateIsland(island, RsvpForm, props);
  await untilPasses(() => expect(one<HTMLFormElement>('form').noValidate).toBe(true));
}
function fillIn(name: string): void {
  one('[name="name"]').value = name;
  one('[name="email"]').value = 'guest@example.com';
  one('[value="yes"]').checked = true;
  one('[name="name"]').dispatchEvent(new Event('input', { bubbles: true }));
}
function send(): void {
  one('.rsvp-submit').click();
}

describe('the reply form on a page that the browser translates', () => {
  it('keeps what was entered before its script came, and the focus', async () => {
    translatePage();
    fillIn('Grandma');
    one('[name="name"]').focus();
    await comeToLife();
    expect(one('[name="name"]').value).toBe('Grandma');
    expect(one('[value="yes"]').checked).toBe(true);
    expect(document.activeElement).toBe(one('[name="name"]'));
  });

  it('goes on when its words change', async () => {
    await comeToLife();
    isConnected = false;
    fillIn('Grandma');
    send();
    await untilPasses(() => expect(words('.rsvp-alert')).toContain('You can safely press again.'));
    translatePage();
    fillIn('Grandpa');
    await untilPasses(() => expect(words('.rsvp-alert')).toBe(''));
    expect(words('.rsvp-alert[role="status"]')).toContain('The answer of Grandma');
    translatePage();
    isConnected = true;
    send();
    await untilPasses(() => expect(words('.rsvp-received')).toContain('Grandpa'));
  });

  it('keeps what guests wrote about themselves as they wrote it', async () => {
    await comeToLife();
    fillIn('Rose');
    one<HTMLTextAreaElement>('[name="message"]').value = 'Till June!';
    send();
    await untilPasses(() => expect(words('.rsvp-received')).toContain('Rose'));
    translatePage();
    expect(words('.rsvp-received li')).toBe('Rose (guest@example.com)');
    expect(words('.rsvp-received li:last-child')).toBe('Till June!');
    expect(words('.rsvp-receipt bdi')).toBe('Rose');
    isConnected = false;
    one('.rsvp-thanks a').click();
    fillIn('Hope');
    send();
    await untilPasses(() => expect(words('.rsvp-alert')).toContain('You can safely press again.'));
    fillIn('Frank');
    await untilPasses(() => expect(words('.rsvp-alert bdi')).toBe('Hope'));
    translatePage();
    expect(words('.rsvp-alert bdi')).toBe('Hope');
  });

  it('says which reply was received last', async () => {
    await comeToLife();
    for (const [name, guests] of [
      ['Grandma', '1'],
      ['Grandpa', '2'],
    ] as const) {
      fillIn(name);
      one('[name="guests"]').value = guests;
      send();
      await untilPasses(() => expect(words('.rsvp-received')).toContain(name));
      translatePage();
      one('.rsvp-thanks a').click();
    }
    await untilPasses(() => expect(words('.rsvp-receipt')).toContain(', 2\u00a0guests'));
  });
});

function Failing(): never {
  throw new Error('A browser that lacks something');
}

function FailingOnInput() {
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    island.addEventListener('input', () => setBroken(true), { once: true });
  }, []);
  return isBroken ? <Failing /> : <RsvpForm {...props} />;
}

describe('a reply form whose script fails', () => {
  const isPlainAgain = async () => {
    await untilPasses(() => expect(one<HTMLFormElement>('form')?.noValidate).toBe(false));
    expect(one('[name="name"]').value).toBe('Grandma');
    expect(one('[value="yes"]').checked).toBe(true);
    expect(document.activeElement).toBe(one('[name="name"]'));
  };

  it('as it comes is a plain one with all that was entered, and the focus', async () => {
    const published = one('form');
    fillIn('Grandma');
    one('[name="name"]').focus();
    leave = hydrateIsland(island, Failing, {});
    await untilPasses(() => expect(published.isConnected).toBe(false));
    await isPlainAgain();
  });

  it('later is a plain one with all that was entered, and the focus', async () => {
    leave = hydrateIsland(island, FailingOnInput, {});
    await untilPasses(() => expect(one<HTMLFormElement>('form').noValidate).toBe(true));
    one('[name="name"]').focus();
    fillIn('Grandma');
    await isPlainAgain();
  });
});
