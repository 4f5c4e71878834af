import { act } from 'react';
import { expect, test } from 'vitest';
import { licenseKey } from '#domain/license/code.ts';
import { button, click, field, mount, pageText, type } from '../testing/mount.tsx';
import { LicenseForm } from './license-form.tsx';
import type { DialogPhase } from './use-verification.ts';

let submitted: string[] = [];
let edits = 0;
const form = (phase: DialogPhase) => (
  <LicenseForm
    phase={phase}
    onSubmit={(code) => submitted.push(code)}
    onEdit={() => {
      edits += 1;
    }}
  />
);
const draw = (phase: DialogPhase) => {
  submitted = [];
  edits = 0;
  return mount(form(phase));
};
const failed = (failure: 'server' | 'network' | 'license', message: string): DialogPhase => ({
  kind: 'error',
  failure,
  message,
  error: null,
});

test('what is typed keeps its hex digits in the provider’s groups', async () => {
  await draw({ kind: 'entering' });
  await type(field('License code'), 'ab12cd34xyzef56');
  expect(field('License code').value).toBe('AB12CD34-EF56');
  await type(field('License code'), 'AB12-CD34-EF56-0718');
  await click(button('Activate'));
  expect(submitted).toEqual(['AB12-CD34-EF56-0718']);
});

test('the caret stays behind a corrected digit', async () => {
  await draw({ kind: 'entering' });
  const code = field('License code');
  await type(code, '12345678-9ABC');
  await act(async () => {
    code.setRangeText('0', 3, 3, 'end');
    code.dispatchEvent(new Event('input', { bubbles: true }));
  });
  expect(code.value).toBe('12304567-89AB-C');
  expect(code.selectionStart).toBe(4);
});

test('a key typed in lower case is shown in upper case to its last letter', async () => {
  await draw({ kind: 'entering' });
  const entry = field('License code');
  await type(entry, '0a1b2c3d4e5f60718293a4b5c6d7e8f');
  await type(entry, `${entry.value}a`);
  expect(entry.value).toBe('0A1B2C3D-4E5F-6071-8293-A4B5C6D7E8FA');
});

test.each(['67F3-B98F-B68E-7BAA', '0A1B2C3D-4E5F-6071-8293-A4B5C6D7E8F9'])(
  'the code %s may be typed key by key, hyphens included',
  async (code) => {
    await draw({ kind: 'entering' });
    const entry = field('License code');
    for (const key of code) {
      await act(async () => {
        const at = entry.selectionStart ?? entry.value.length;
        entry.setRangeText(key, at, at, 'end');
        entry.dispatchEvent(new Event('input', { bubbles: true }));
      });
    }
    expect(licenseKey(entry.value)).toBe(licenseKey(code));
  },
);

test('a server or network failure offers Try Again, a refused code does not', async () => {
  await draw(failed('server', 'The service is busy'));
  expect(button('Try Again')).toBeTruthy();
  await draw(failed('license', 'This code was already used'));
  const alerts = [...document.querySelectorAll('[role="alert"]')];
  expect(alerts.at(-1)?.textContent).toBe('This code was already used');
  expect(button('Activate')).toBeTruthy();
});

test('the message about a code disappears with its first change', async () => {
  await draw(failed('license', 'Unknown code'));
  await type(field('License code'), 'A');
  expect(edits).toBe(1);
});

test('a retry is counted on the button, which does nothing meanwhile', async () => {
  await draw({ kind: 'verifying', attempt: 2 });
  await click(button('Retrying... (2/3)'));
  expect(submitted).toEqual([]);
  expect(field('License code').readOnly).toBe(true);
});

test('success is shown on the button', async () => {
  await draw({ kind: 'verified' });
  expect(button('Verified Successfully!')).toBeTruthy();
});

test('screen readers hear how the verification goes wherever the focus is', async () => {
  const { redraw } = await draw({ kind: 'entering' });
  const live = document.querySelector('[aria-live="polite"]');
  for (const [phase, words] of [
    [{ kind: 'verifying', attempt: 1 }, 'Verifying...'],
    [{ kind: 'verifying', attempt: 2 }, 'Retrying... (2/3)'],
    [failed('network', 'Network error'), 'Try Again'],
    [{ kind: 'verified' }, 'Verified Successfully!'],
  ] as const) {
    await redraw(form(phase));
    expect(live?.textContent).toBe(words);
    expect(live?.isConnected).toBe(true);
  }
});

test('a lost connection is shown while it lasts', async () => {
  await draw({ kind: 'entering' });
  expect(pageText()).not.toContain('Waiting for internet connection...');
  await act(async () => window.dispatchEvent(new Event('offline')));
  expect(pageText()).toContain('Waiting for internet connection...');
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(pageText()).not.toContain('Waiting for internet connection...');
});
