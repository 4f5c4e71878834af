import { beforeEach, describe, expect, test, vi } from 'vitest';
import { InvitationProvider } from '../builder/invitation-context.tsx';
import { button, click, field, mount, pageText, type, untilShown } from '../testing/mount.tsx';
import { LicenseDialog } from './license-dialog.tsx';

const TOO_LONG = 'Please use at most 200 characters';

let jumps: string[];
beforeEach(() => {
  localStorage.clear();
  jumps = [];
});

const dialog = (opened: boolean) => (
  <InvitationProvider>
    <LicenseDialog
      opened={opened}
      futureUrl={null}
      issues={[]}
      sampleChapter="story.sections.0.content"
      lostPictures={[]}
      onClose={() => {}}
      onJump={(path) => jumps.push(path)}
      onActivated={() => {}}
    />
  </InvitationProvider>
);

describe('what was said of a code', () => {
  /** Answers how to close and open the dialog again. */
  const refused = async (status: number, body: object) => {
    vi.stubGlobal('fetch', async () => Response.json(body, { status }));
    const { redraw } = await mount(dialog(true));
    await type(field('License code'), '1234-5678-9ABC-DEF0');
    await click(button('Activate'));
    return async () => {
      await redraw(dialog(false));
      await redraw(dialog(true));
    };
  };

  test('gives way to the code’s field once somebody has left for what is missing', async () => {
    const issues = [{ path: 'weddingData.couple.bride', message: TOO_LONG }];
    const reopen = await refused(422, { error: 'Some details are missing', issues });
    await untilShown(TOO_LONG);
    await click(button(`${TOO_LONG}Couple Information`));
    expect(jumps).toEqual(['couple.bride']);
    await reopen();
    expect(field('License code').value).toBe('');
    expect(pageText()).not.toContain(TOO_LONG);
  });

  test('is gone with the code once somebody has left for the story', async () => {
    const reopen = await refused(404, { error: 'This license code does not exist.' });
    await untilShown('This license code does not exist.');
    await click(button('Go to your story'));
    expect(jumps).toEqual(['story.sections.0.content']);
    await reopen();
    expect(field('License code').value).toBe('');
    expect(pageText()).not.toContain('This license code does not exist.');
  });
});
