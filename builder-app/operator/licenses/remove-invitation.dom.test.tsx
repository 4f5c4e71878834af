import { act } from 'react';
import { expect, test } from 'vitest';
import { button, click, field, type, until, untilShown } from '../../testing/mount.tsx';
import { laterAnswer, license, mountPart, serverWith } from '../testing.tsx';
import { LicensesTab } from './licenses-tab.tsx';

const USED = license('1', {
  isUsed: true,
  invitationId: '01J',
  cleanUrl: 'anna-ben',
  dashboardToken: 'token',
});
const REMOVED = license('2', { isUsed: true, invitationId: '01K' });
const GET = { 'GET licenses': { body: [USED, REMOVED, license('3')], total: 3 } };
const CALL = `DELETE licenses/${USED.licenseCode}/invitation`;

const rows = () => [...document.querySelectorAll('tbody tr')].map((row) => row.textContent);
const dialog = () => document.querySelector('[role="dialog"]')?.textContent ?? '';
const open = () => click(button(`Remove invitation of ${USED.licenseCode}`));
const name = (address: string) => type(field('Address of the invitation'), address);
const confirm = () => click(button('Remove Invitation'));
const pressEscape = () =>
  act(async () => {
    const init = { key: 'Escape', bubbles: true };
    document.querySelector('[role="dialog"]')?.dispatchEvent(new KeyboardEvent('keydown', init));
  });

test('an existing invitation can be removed, and a removed one is distinguished from none', async () => {
  serverWith(GET);
  await mountPart(<LicensesTab />);
  await untilShown('anna-ben');
  expect(document.querySelectorAll('[aria-label^="Remove invitation"]')).toHaveLength(1);
  const iconOf = (name: string) => button(name).querySelector('svg')?.innerHTML;
  expect(iconOf(`Remove invitation of ${USED.licenseCode}`)).not.toBe(
    iconOf('Delete AAAA-BBBB-CCCC-0003'),
  );
  expect(document.querySelector('tbody a[href="/anna-ben"]')?.textContent).toBe('anna-ben');
  expect(rows()[1]).toContain('Removed');
  expect(rows()[2]).toContain('None');
});

test('a removal says what goes and what stays, and waits for the address', async () => {
  const asked = serverWith({ ...GET, [CALL]: { status: 204 } });
  await mountPart(<LicensesTab />);
  await untilShown('anna-ben');
  await open();
  expect(dialog()).toContain('guests read that the invitation is no longer here');
  expect(dialog()).toContain('all replies are deleted');
  expect(dialog()).toContain('the couple’s links end');
  expect(dialog()).toContain('This cannot be undone.');
  expect(dialog()).toContain(`License ${USED.licenseCode} stays used.`);
  for (const address of ['', 'anna', 'anna-ben-2']) {
    await name(address);
    expect(button('Remove Invitation').disabled).toBe(true);
    await act(async () =>
      document
        .querySelector('[role="dialog"] form')
        ?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })),
    );
  }
  expect(asked.some(({ method }) => method === 'DELETE')).toBe(false);
  await name(' Anna-Ben ');
  expect(button('Remove Invitation').disabled).toBe(false);
});

test('a removed invitation has no links before the list has been reloaded', async () => {
  const { answer, give } = laterAnswer();
  let isAnew = false;
  const asked = serverWith({
    'GET licenses': () => (isAnew ? answer : { body: [USED], total: 1 }),
    [CALL]: () => {
      isAnew = true;
      return { status: 204 };
    },
  });
  await mountPart(<LicensesTab />);
  await untilShown('anna-ben');
  await open();
  await name('anna-ben');
  await confirm();
  await untilShown('Invitation removed successfully');
  expect(asked.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
  expect(dialog()).toBe('');
  expect(rows()[0]).toContain('Removed');
  expect(document.querySelectorAll('tbody a')).toHaveLength(0);
  expect(document.querySelectorAll('[aria-label^="Remove invitation"]')).toHaveLength(0);
  give({ body: [{ ...USED, cleanUrl: null, dashboardToken: null }], total: 1 });
});

test('the focus stays in the row whose button a removal takes away', async () => {
  let row = USED;
  serverWith({
    'GET licenses': () => ({ body: [row], total: 1 }),
    [CALL]: () => {
      row = { ...USED, cleanUrl: null, dashboardToken: null };
      return { status: 204 };
    },
  });
  await mountPart(<LicensesTab />);
  await untilShown('anna-ben');
  button(`Remove invitation of ${USED.licenseCode}`).focus();
  await open();
  await name('anna-ben');
  await confirm();
  await untilShown('Invitation removed successfully');
  // A dialog returns the focus a moment after it has closed.
  await until(() =>
    expect(document.activeElement?.closest('tr')?.textContent).toContain(USED.licenseCode),
  );
});

test('a removal’s dialog stays open while it runs, and shows a failure', async () => {
  const { answer, give } = laterAnswer();
  serverWith({ ...GET, [CALL]: () => answer });
  await mountPart(<LicensesTab />);
  await untilShown('anna-ben');
  await open();
  await name('anna-ben');
  await confirm();
  await until(() => expect(button('Cancel').disabled).toBe(true));
  expect(document.querySelector('.mantine-Modal-close')).toBeNull();
  await pressEscape();
  expect(dialog()).toContain('anna-ben');
  give({ status: 404, body: { error: 'There is no invitation for this license' } });
  await untilShown('There is no invitation for this license');
  await pressEscape();
  expect(dialog()).toBe('');
  await open();
  expect(dialog()).not.toContain('There is no invitation');
  expect(field('Address of the invitation').value).toBe('');
  await name('anna-ben');
  await confirm();
  await untilShown('There is no invitation for this license');
  await click(button('Cancel'));
  await open();
  expect(dialog()).not.toContain('There is no invitation');
});
