import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { HoneymoonLink } from './honeymoon-link.tsx';
import { RegistryLink } from './registry-link.tsx';

const registry = { id: '1', name: 'Ada & "Co"', description: '', url: 'shop.example/?a=1&b=2' };

it('a link leads out of the page in a new tab and tells nothing of it', () => {
  expect(renderToStaticMarkup(<RegistryLink link={registry} className="button" />)).toBe(
    '<p class="registry-link"><a class="button" href="https://shop.example/?a=1&amp;b=2" ' +
      'target="_blank" rel="noopener noreferrer" ' +
      'aria-label="View Registry, Ada &amp; &quot;Co&quot;">View Registry</a></p>',
  );
});

it.each(['', '   ', 'javascript:alert(1)'])('nothing is left of the address "%s"', (link) => {
  expect(renderToStaticMarkup(<HoneymoonLink link={link} className="section-action" />)).toBe('');
});
