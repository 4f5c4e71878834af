import { type FormEvent, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { button, click, mount, until } from '../testing/mount.tsx';
import { BusyButton } from './busy-button.tsx';

/** A form whose action has yet to end. */
function Form({ onSubmit }: { readonly onSubmit: () => void }) {
  const [isBusy, setBusy] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
    setBusy(true);
  };
  return (
    <form onSubmit={submit}>
      <input />
      <BusyButton type="submit" isBusy={isBusy}>
        Save
      </BusyButton>
      <BusyButton isBusy={false} disabled>
        Remove
      </BusyButton>
    </form>
  );
}

test('a button keeps the focus while its action runs, and does not start it again', async () => {
  const onSubmit = vi.fn();
  await mount(<Form onSubmit={onSubmit} />);
  button('Save').focus();
  await click(button('Save'));
  await until(() => expect(button('Save').getAttribute('aria-disabled')).toBe('true'));
  // A disabled one would lose it.
  expect(button('Save').disabled).toBe(false);
  expect(document.activeElement).toBe(button('Save'));
  await click(button('Save'));
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('a button that cannot be used yet is disabled', async () => {
  await mount(<Form onSubmit={() => {}} />);
  expect(button('Remove').disabled).toBe(true);
  expect(button('Save').disabled).toBe(false);
});
