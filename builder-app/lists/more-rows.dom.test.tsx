import { useState } from 'react';
import { expect, test } from 'vitest';
import { button, click, mount, pageText } from '../testing/mount.tsx';
import { keepFocus } from './keep-focus.ts';
import { MoreRows } from './more-rows.tsx';

const AT_ONCE = 100;

/** A list of replies as the dashboard has it, but for its rows. */
function Replies({ total }: { readonly total: number }) {
  const [most, setMost] = useState(AT_ONCE);
  return (
    <section ref={keepFocus} tabIndex={-1}>
      <h2>Responses</h2>
      <MoreRows
        shown={Math.min(most, total)}
        total={total}
        atOnce={AT_ONCE}
        what="responses"
        onMore={() => setMost(most + AT_ONCE)}
      />
    </section>
  );
}

test('the last part leaves the focus where its button was', async () => {
  const { redraw } = await mount(<Replies total={220} />);
  button('Show 100 more').focus();
  await click(button('Show 100 more'));
  expect(document.activeElement).toBe(button('Show 20 more'));
  await click(button('Show 20 more'));
  expect(document.activeElement?.textContent).toBe('220 of 220 responses');
  await redraw(<Replies total={1} />);
  expect(pageText()).not.toContain('1 of 1 responses');
});

test('a list that was never longer than one part says nothing', async () => {
  await mount(<Replies total={AT_ONCE} />);
  expect(pageText()).toBe('Responses');
});
