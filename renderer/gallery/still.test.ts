import { expect, test } from 'vitest';
import { launchChromium, NoBrowser } from './still.ts';

test('a machine without Chromium is told where it was looked for', async () => {
  const launch = launchChromium(['/nowhere/chromium']);
  await expect(launch).rejects.toThrow(NoBrowser);
  await expect(launch).rejects.toThrow('no Chromium at /nowhere/chromium (on Debian: apt install');
});

test('a Chromium that does not start is told with the reason', async () => {
  await expect(launchChromium([process.execPath])).rejects.toThrow(/does not start: /);
}, 30_000);
