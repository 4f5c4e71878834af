import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { FLORAL_RSVP } from '../../templates/floral-elegance/rsvp-texts.ts';
import { ISLAMIC_RSVP } from '../../templates/islamic-serenity/rsvp-texts.ts';
import {
  choose,
  field,
  fillIn,
  isFormShown,
  placeForm,
  press,
  props,
  replyWorld,
  text,
  texts,
  type,
} from './testing.tsx';

const world = replyWorld();

describe('an empty form', () => {
  it('says what is missing, and goes to the first of it', async () => {
    await world.open();
    await press();
    expect(texts('.field-error')).toEqual([
      'Name is required',
      'Email is required',
      'Please select an option',
    ]);
    expect(document.activeElement).toBe(field('name'));
    expect(world.sent).toEqual([]);
  });

  it('says what cannot be right', async () => {
    await world.open();
    await fillIn();
    await type('email', 'grandma@');
    await type('guests', '11');
    await press();
    expect(texts('.field-error')).toEqual([
      'Invalid email address',
      'Number of guests must be from 0 to 10',
    ]);
    expect(field('email')?.getAttribute('aria-invalid')).toBe('true');
  });

  it('says no longer what was put right, and nothing new while a guest types', async () => {
    await world.open();
    await type('guests', '11');
    await press();
    await type('name', 'Grandma');
    expect(texts('.field-error')).toEqual([
      'Email is required',
      'Please select an option',
      'Number of guests must be from 0 to 10',
    ]);
    expect(field('name')?.getAttribute('aria-invalid')).toBeNull();
    await type('email', 'grandma@');
    await choose('yes');
    expect(texts('.field-error')).toEqual(['Number of guests must be from 0 to 10']);
    await type('guests', '2');
    await type('name', '');
    expect(texts('.field-error')).toEqual([]);
    await press();
    expect(texts('.field-error')).toEqual(['Name is required', 'Invalid email address']);
  });

  it('is held back by the browser where required fields are left to it', async () => {
    await world.open({ texts: { ...FLORAL_RSVP, requiredBy: 'browser' } });
    const asked: string[] = [];
    document.addEventListener(
      'invalid',
      ({ target }) => asked.push((target as HTMLInputElement).name),
      {
        capture: true,
      },
    );
    await press();
    expect(asked.slice(0, 3)).toEqual(['name', 'email', 'attendance']);
    expect(texts('.field-error')).toEqual([]);
    await fillIn();
    await type('name', '   ');
    await press();
    expect(texts('.field-error')).toEqual(['Name is required']);
    expect(world.sent).toEqual([]);
  });
});

describe('a reply', () => {
  it('leaves the focus in the form that comes back in place of the thanks', async () => {
    await world.open();
    await fillIn();
    await press();
    expect(document.activeElement).toBe(document.querySelector('.rsvp-thanks-title'));
    await act(async () => vi.advanceTimersByTime(3_000));
    expect(document.activeElement).toBe(document.querySelector('.rsvp-form'));
    await fillIn();
    await press();
    expect(document.activeElement).toBe(document.querySelector('.rsvp-thanks-title'));
  });

  it('leaves the focus where a guest has gone on meanwhile', async () => {
    await world.open();
    await fillIn();
    await press();
    const elsewhere = document.body.appendChild(document.createElement('button'));
    elsewhere.focus();
    await act(async () => vi.advanceTimersByTime(3_000));
    expect(isFormShown()).toBe(true);
    expect(document.activeElement).toBe(elsewhere);
  });

  it('goes to the invitation that the page is of where the address names none', async () => {
    window.history.replaceState(null, '', '/');
    await world.open({ slug: 'anna-ben' });
    await fillIn();
    await press();
    expect(world.sent.map(({ url }) => url)).toEqual(['/api/public/rsvp/anna-ben']);
  });

  it('is thanked for with what was received, and the form comes back after three seconds', async () => {
    await world.open();
    await fillIn();
    await press();
    expect(world.sent[0]).toMatchObject({
      url: '/api/public/rsvp/ophelia-tobias',
      body: { name: 'Grandma', attendance: 'yes', guests: 2, dietary: '', message: '' },
    });
    expect(text('[data-shown] .rsvp-thanks-title')).toBe('Thank You!');
    expect(text('.rsvp-thanks')).toContain('Your RSVP has been received successfully.');
    expect(text('.rsvp-thanks')).toContain('with the same name and email');
    expect(texts('.rsvp-received li')).toEqual([
      'Grandma (grandma@example.com)',
      'Joyfully Accept, 2\u00a0guests',
    ]);
    expect(isFormShown()).toBe(false);
    await act(async () => vi.advanceTimersByTime(2_999));
    expect(isFormShown()).toBe(false);
    await act(async () => vi.advanceTimersByTime(1));
    expect(isFormShown()).toBe(true);
    expect(field('name')?.value).toBe('');
    expect(text('.rsvp-receipt')).toBe(
      'We have the reply of Grandma from Thursday, April 1, 2027: Joyfully Accept, 2\u00a0guests. To ' +
        'change it, reply again with the same name and email address. Another guest may reply here too.',
    );
  });

  it('is confirmed in all its words, also if two fields say the same', async () => {
    await world.open();
    await fillIn();
    await type('dietary', 'None');
    await type('message', 'None');
    await press();
    expect(texts('.rsvp-received li').slice(2)).toEqual(['None', 'None']);
    expect(console.error).not.toHaveBeenCalled();
  });

  it('that declines is confirmed without a number of guests', async () => {
    await world.open();
    await fillIn();
    await choose('regretfully decline');
    await press();
    expect(texts('.rsvp-received li')[1]).toBe('Regretfully Decline');
    await world.reload();
    expect(text('.rsvp-receipt')).toContain('April 1, 2027: Regretfully Decline.');
  });

  it('without a number of guests is confirmed as it is counted', async () => {
    await world.open();
    await fillIn();
    await type('guests', '');
    await press();
    expect(texts('.rsvp-received li')[1]).toBe('Joyfully Accept, 1\u00a0guest');
  });

  it('tells an Arabic answer apart from the English words around it', async () => {
    await world.open({ options: [{ value: 'yes', label: 'سأحضر بكل سرور' }] });
    await fillIn();
    await press();
    expect(texts('.rsvp-received bdi')).toEqual(['سأحضر بكل سرور']);
    expect(texts('.rsvp-receipt bdi')).toEqual(['Grandma', 'سأحضر بكل سرور']);
  });

  it('keeps the thanks where the form says so', async () => {
    await world.open({ texts: { ...FLORAL_RSVP, thanks: { ...FLORAL_RSVP.thanks, ms: null } } });
    await fillIn();
    await press();
    await act(async () => vi.advanceTimersByTime(60_000));
    expect(isFormShown()).toBe(false);
  });

  it('that was sent before this script loaded is thanked for as long', async () => {
    window.history.replaceState(null, '', '/ophelia-tobias?x=1#rsvp-thanks');
    await world.open();
    await act(async () => vi.advanceTimersByTime(2_999));
    expect(location.hash).toBe('#rsvp-thanks');
    await act(async () => vi.advanceTimersByTime(1));
    expect(location.href).toMatch(/\/ophelia-tobias\?x=1$/);
  });

  it('that was sent before this script loaded does not come back as a draft', async () => {
    await world.open();
    await fillIn();
    window.history.replaceState(null, '', '/ophelia-tobias#rsvp-thanks');
    await world.reload();
    window.history.replaceState(null, '', '/ophelia-tobias');
    await world.reload();
    expect(field('name')?.value).toBe('');
  });

  it('that was sent before this script loaded doesn’t move a guest who has gone on', async () => {
    window.history.replaceState(null, '', '/ophelia-tobias#rsvp-thanks');
    await world.open();
    window.history.replaceState(null, '', '/ophelia-tobias#rsvp');
    await act(async () => vi.advanceTimersByTime(3_000));
    expect(location.hash).toBe('#rsvp');
  });

  it('that the server finds fault with shows where', async () => {
    world.answer = Response.json(
      { error: 'x', issues: [{ path: 'email', message: 'Invalid email address' }] },
      { status: 422 },
    );
    await world.open();
    await fillIn();
    await press();
    expect(texts('.field-error')).toEqual(['Invalid email address']);
    expect(field('name')?.value).toBe('Grandma');
    expect(document.activeElement).toBe(field('email'));
  });

  it('is remembered on the next visit, and whether time or place changed since', async () => {
    await world.open();
    await fillIn();
    await press();
    await world.reload();
    expect(text('.rsvp-receipt')).toContain(
      'Thursday, April 1, 2027: Joyfully Accept, 2\u00a0guests',
    );
    expect(text('.rsvp-changed')).toBeUndefined();
    await world.reload({ whenAndWhere: 'another time' });
    expect(text('.rsvp-changed')).toContain('The time or place has changed');
  });
});

it('the only possible answer stays ticked across a reload', async () => {
  const change = { options: [{ label: 'We come', value: 'yes' }] };
  await world.open(change);
  await fillIn();
  await world.reload(change);
  expect(document.querySelector<HTMLInputElement>('[type="radio"]')?.checked).toBe(true);
});

describe('where a reply is received', () => {
  it.each([
    ['a guest at the form is brought to its thanks', 300, 900, 'Thank You!'],
    ['a guest further up reads on', 3_000, 900, undefined],
    ['a guest further down reads on', -3_000, 900, undefined],
    ['a guest whose form is not laid out yet reads on', 0, 0, undefined],
  ])('%s', async (_who, top, height, place) => {
    world.answer = null;
    await world.open();
    await fillIn();
    await press();
    placeForm(top, height);
    world.accept();
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(text('[data-shown] .rsvp-thanks-title')).toBe('Thank You!');
    expect(document.querySelector('.rsvp :focus')?.textContent).toBe(place);
  });
});

describe('what a guest typed', () => {
  it('is there again after a reload, until it was received', async () => {
    await world.open();
    await fillIn();
    await world.reload();
    expect(field('name')?.value).toBe('Grandma');
    expect(field('guests')?.value).toBe('2');
    expect(document.querySelector<HTMLInputElement>('[type="radio"]:checked')?.value).toBe('yes');
    await press();
    await world.reload();
    expect(field('name')?.value).toBe('');
  });

  it('asks again for an answer that the couple has removed since', async () => {
    await world.open({ texts: ISLAMIC_RSVP });
    await type('name', 'Grandma');
    await type('attendance', 'regretfully decline');
    await world.reload({ texts: ISLAMIC_RSVP, options: props.options.slice(0, 1) });
    expect(field('name')?.value).toBe('Grandma');
    const list = document.querySelector<HTMLSelectElement>('select[name="attendance"]');
    expect(list?.selectedOptions[0]?.text).toBe('Please select');
  });

  it('stays in the form where the browser keeps nothing', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('QuotaExceededError');
    });
    await world.open();
    await fillIn();
    await press();
    expect(text('[data-shown] .rsvp-thanks-title')).toBe('Thank You!');
  });
});

describe('the deadline', () => {
  it('is named', async () => {
    await world.open();
    expect(text('.rsvp-deadline')).toBe('Kindly reply by Saturday, May 15, 2027');
  });

  it('that passes while the page is open is mentioned when a guest comes back to it', async () => {
    await world.open();
    vi.setSystemTime(new Date(2027, 4, 16));
    await act(async () => document.dispatchEvent(new Event('visibilitychange')));
    expect(text('.rsvp-deadline')).toContain('has passed. You can still send your answer.');
  });

  it('that has passed is mentioned, and the answer is still accepted', async () => {
    vi.setSystemTime(new Date(2027, 4, 16));
    await world.open();
    expect(text('.rsvp-deadline')).toContain('has passed. You can still send your answer.');
    await fillIn();
    await press();
    expect(text('[data-shown] .rsvp-thanks-title')).toBe('Thank You!');
  });
});

describe('a preview', () => {
  it('explains instead of sending, and keeps nothing', async () => {
    await world.open({ preview: 'This is a preview.' });
    await fillIn();
    await press();
    expect(world.sent).toEqual([]);
    expect(text('.rsvp-preview')).toBe('This is a preview.');
    expect(localStorage).toHaveLength(0);
  });
});
