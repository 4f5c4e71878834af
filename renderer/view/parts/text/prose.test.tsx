import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Prose } from './prose.tsx';

test('keeps paragraphs and lines whatever the template calls the text', () => {
  expect(renderToStaticMarkup(<Prose text={'one\ntwo\n\nthree'} className="quote-text" />)).toBe(
    '<div class="paragraphs quote-text"><p dir="auto">one\ntwo</p><p dir="auto">three</p></div>',
  );
});

test('is nothing for an empty text', () => {
  expect(renderToStaticMarkup(<Prose text={' \n\n '} />)).toBe('');
});
