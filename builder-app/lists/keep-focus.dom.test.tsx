import { useState } from 'react';
import { expect, test } from 'vitest';
import { button, click, mount } from '../testing/mount.tsx';
import { keepFocus } from './keep-focus.ts';

/** A page that keeps the focus, with a list that opens later and does so, too. */
function Page() {
  const [stage, setStage] = useState<'failed' | 'open' | 'empty'>('failed');
  return (
    <main ref={keepFocus} tabIndex={-1}>
      {stage === 'failed' ? (
        <button type="button" onClick={() => setStage('open')}>
          Try Again
        </button>
      ) : (
        <section ref={keepFocus} tabIndex={-1}>
          {stage === 'open' && (
            <button type="button" onClick={() => setStage('empty')}>
              Remove
            </button>
          )}
        </section>
      )}
    </main>
  );
}

test('the focus of what vanishes goes to the innermost section around it', async () => {
  await mount(<Page />);
  button('Try Again').focus();
  await click(button('Try Again'));
  expect(document.activeElement?.localName).toBe('main');
  button('Remove').focus();
  await click(button('Remove'));
  expect(document.activeElement?.localName).toBe('section');
});
