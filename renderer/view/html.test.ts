import { expect, test } from 'vitest';
import { html, joined, NO_MARKUP } from './html.ts';

test('text is escaped, as content and in attributes', () => {
  const text = `<i>"Ada" & 'Bert'</i>`;
  const escaped = '&lt;i&gt;&quot;Ada&quot; &amp; &#39;Bert&#39;&lt;/i&gt;';
  expect(html`<p title="${text}">${text}</p>`.__html).toBe(`<p title="${escaped}">${escaped}</p>`);
});

test('numbers and markup are inserted as they are', () => {
  const name = html`<b>${'A & B'}</b>`;
  expect(html`<p id="${1}">${name}${NO_MARKUP}</p>`.__html).toBe('<p id="1"><b>A &amp; B</b></p>');
});

test('a list is joined in order, also around empty items', () => {
  const list = [NO_MARKUP, html`<i>1</i>`, NO_MARKUP, html`<i>2</i>`];
  expect(joined(list).__html).toBe('<i>1</i><i>2</i>');
  expect(joined(list, html`, `).__html).toBe(', <i>1</i>, , <i>2</i>');
  expect(joined([]).__html).toBe('');
});
