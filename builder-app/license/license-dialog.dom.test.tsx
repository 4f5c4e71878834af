import { act } from 'react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { InvitationProvider } from '../builder/invitation-context.tsx';
import { ACTIVATED } from '../builder/store/testing.ts';
import { useVerifyLicense } from '../builder/use-verify-license.ts';
import { button, click, field, mount, pageText, type, untilShown } from '../testing/mount.tsx';
import { LicenseDialog } from './license-dialog.tsx';
import { LICENSE_RETRY } from './retry.ts';

const CODE = '1234-5678-9ABC-DEF0';
const TOO_LONG = 'Please use at most 200 characters';

let jumps: string[];
beforeEach(() => {
  localStorage.clear();
  jumps = [];
});

function Dialog({ opened }: { readonly opened: boolean }) {
  const verify = useVerifyLicense();
  return (
    <LicenseDialog
      opened={opened}
      futureUrl="https://w.example/anna-ben"
      issues={[]}
      sampleChapter="story.sections.0.content"
      lostPictures={[]}
      onClose={() => {}}
      onJump={(path) => jumps.push(path)}
      onVerify={verify}
      onVerified={() => {}}
      onActivated={() => {}}
    />
  );
}

/** `visit`: a new value stands for a reloaded page. */
const dialog = (opened: boolean, visit = 1) => (
  <InvitationProvider key={visit}>
    <Dialog opened={opened} />
  </InvitationProvider>
);

const enter = async (code: string) => {
  await type(field('License code'), code);
  await click(button('Activate'));
};

test('the dialog opens without an alert', async () => {
  await mount(dialog(true));
  expect(pageText()).toContain('Bookmark your dashboard link');
  expect(document.querySelectorAll('[role="alert"]')).toHaveLength(0);
});

describe('what was shown for a code', () => {
  /** Has the code refused; returns a function that closes and reopens the dialog. */
  const refused = async (status: number, body: object) => {
    vi.stubGlobal('fetch', async () => Response.json(body, { status }));
    const { redraw } = await mount(dialog(true));
    await enter(CODE);
    return async () => {
      await redraw(dialog(false));
      await redraw(dialog(true));
    };
  };

  test('is replaced by the code’s field after a jump to a missing detail', async () => {
    const issues = [{ path: 'couple.bride', message: TOO_LONG }];
    const reopen = await refused(422, { error: 'Some details are missing', issues });
    await untilShown(TOO_LONG);
    await click(button(`${TOO_LONG}Couple Information`));
    expect(jumps).toEqual(['couple.bride']);
    await reopen();
    expect(field('License code').value).toBe('');
    expect(pageText()).not.toContain(TOO_LONG);
  });

  test('disappears together with the code after a jump to the story', async () => {
    const reopen = await refused(404, { error: 'This license code does not exist.' });
    await untilShown('This license code does not exist.');
    await click(button('Go to your story'));
    expect(jumps).toEqual(['story.sections.0.content']);
    await reopen();
    expect(field('License code').value).toBe('');
    expect(pageText()).not.toContain('This license code does not exist.');
  });
});

test('a code is sent under one Idempotency-Key, after a lost connection and after a reload', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const keys: (string | null)[] = [];
  vi.stubGlobal('fetch', async (_path: string, { headers }: RequestInit) => {
    keys.push(new Headers(headers).get('Idempotency-Key'));
    if (keys.length === 1) throw new TypeError('Failed to fetch');
    return Response.json(ACTIVATED);
  });
  const { redraw } = await mount(dialog(true));
  await enter(CODE);
  expect(button('Retrying... (2/3)')).toBeTruthy();
  await act(async () => vi.advanceTimersByTime(LICENSE_RETRY.delayMs(1)));
  await untilShown('Verified Successfully!');
  const [key] = keys;
  expect(key).toBeTruthy();
  expect(keys).toEqual([key, key]);
  await redraw(dialog(true, 2));
  await enter(CODE);
  await untilShown('Verified Successfully!');
  expect(keys).toEqual([key, key, key]);
});
