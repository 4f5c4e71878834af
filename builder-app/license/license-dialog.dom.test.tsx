import { act } from 'react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Issue } from '#domain/api/errors.ts';
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

interface DialogProps {
  readonly opened: boolean;
  readonly issues?: readonly Issue[];
}

function Dialog({ opened, issues = [] }: DialogProps) {
  const verify = useVerifyLicense();
  return (
    <LicenseDialog
      opened={opened}
      futureUrl="https://w.example/anna-ben"
      issues={issues}
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

describe('while details are missing', () => {
  const issues = [{ path: 'couple.bride', message: "Bride's name is required" }];
  const incomplete = (
    <InvitationProvider>
      <Dialog opened issues={issues} />
    </InvitationProvider>
  );

  test('they are listed above the code’s field', async () => {
    await mount(incomplete);
    expect(pageText()).toContain("Bride's name is required");
    await enter(' ');
    expect(pageText()).toContain('Please enter a license code');
  });

  test('a refused code is told so, and a good one to wait for them', async () => {
    const refusal = { error: 'This license code does not exist.' };
    const unfinished = { error: "Bride's name is required", issues };
    const fetch = vi
      .fn()
      .mockResolvedValueOnce(Response.json(refusal, { status: 404 }))
      .mockResolvedValueOnce(Response.json(unfinished, { status: 422 }));
    vi.stubGlobal('fetch', fetch);
    await mount(incomplete);
    await enter(CODE);
    await untilShown('This license code does not exist.');
    await click(button('Activate'));
    await untilShown('Please complete the details above first');
    expect(field('License code').value).toBe(CODE);
  });
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

  test('disappears together with the code after a jump to a missing detail', async () => {
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
