import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { uncover } from './below-cover.ts';
import { Cover, CoverButton } from './cover.tsx';
import { enhanceCover } from './enhance-cover.ts';

function part<E extends HTMLElement>(selector: string): E {
  const found = document.querySelector<E>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
}
const isClosed = () => part('.cover').hasAttribute('open');
const open = () => part('.cover-open').click();

let cleanup = () => {};
function wake(announce?: string): void {
  cleanup = enhanceCover(part('.cover-frame'), announce === undefined ? {} : { announce });
}

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  vi.spyOn(Element.prototype, 'scrollIntoView');
  document.body.innerHTML = renderToStaticMarkup(
    <Cover label="You're Invited" cover={<CoverButton>Open Invitation</CoverButton>}>
      <h1 id="home">Clara &amp; Henrik</h1>
      <section id="rsvp">RSVP</section>
    </Cover>,
  );
});
afterEach(() => {
  cleanup();
  window.location.hash = '';
});

describe('the cover', () => {
  test('lies over the page as an open dialog with a name', () => {
    expect(isClosed()).toBe(true);
    expect(part('.cover').tagName).toBe('DIALOG');
    expect(part('.cover').getAttribute('aria-label')).toBe("You're Invited");
  });

  test('is opened without scripts by a form of its own', () => {
    const form = part<HTMLFormElement>('.cover form');
    expect(form.getAttribute('method')).toBe('dialog');
    expect(form.querySelector('button')?.type).toBe('submit');
  });

  test('stands before the page, which its style sheet hides meanwhile', () => {
    expect(part('.cover[open] ~ .cover-page').textContent).toContain('Clara & Henrik');
  });

  test('opens once and takes the focus to the first heading at the top', () => {
    wake();
    open();
    expect(isClosed()).toBe(false);
    expect(document.activeElement?.textContent).toBe('Clara & Henrik');
    expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
  });

  test('tells other parts of the opening', () => {
    const heard = vi.fn();
    window.addEventListener('welcomeComplete', heard, { once: true });
    wake('welcomeComplete');
    expect(heard).not.toHaveBeenCalled();
    open();
    expect(heard).toHaveBeenCalledOnce();
  });

  test('tells of an opening that came before the script', () => {
    const heard = vi.fn();
    window.addEventListener('welcomeComplete', heard, { once: true });
    part('.cover').removeAttribute('open');
    wake('welcomeComplete');
    expect(heard).toHaveBeenCalledOnce();
  });

  test('does not stand in the way of an address that names a place in the page', () => {
    window.location.hash = '#rsvp';
    wake();
    expect(isClosed()).toBe(false);
    expect(part('#rsvp').scrollIntoView).toHaveBeenCalled();
  });

  test.each(['elsewhere', 'home'])('stays for an address that names no place below: %s', (name) => {
    window.location.hash = name;
    wake();
    expect(isClosed()).toBe(true);
  });

  test('is taken away from a section that the couple writes, but not from what it lies on', () => {
    uncover(part('#home'));
    expect(isClosed()).toBe(true);
    uncover(part('#rsvp'));
    expect(isClosed()).toBe(false);
    expect(part('.cover').style.transition).toBe('none');
  });
});
