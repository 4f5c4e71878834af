import { onlineManager } from '@tanstack/react-query';
import { act } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { button, click, field, pageText, type, until, untilShown } from '../../testing/mount.tsx';
import { laterAnswer, license, mountPart, serverWith } from '../testing.tsx';
import { expiryComplaint } from './expiry-complaint.ts';
import { LicensesTab } from './licenses-tab.tsx';

/** Returns the last moment of a day in this machine's time zone, as the API states it. */
const endOf = (year: number, month: number, day: number) =>
  new Date(year, month - 1, day, 23, 59, 59, 999).toISOString();

const LIST = [
  license('1'),
  license('2', {
    isUsed: true,
    paymentId: '4711',
    buyerEmail: 'mia@example.com',
    invitationId: '01J',
    cleanUrl: 'mia-tom',
    dashboardToken: 'token',
    lemonsqueezy_status: 'active',
  }),
  license('3', { expiresAt: endOf(2020, 1, 31) }),
];
const GET = { 'GET licenses': { body: LIST, total: 3 } };
const rows = () => [...document.querySelectorAll('tbody tr')].map((row) => row.textContent);
const dialog = () => document.querySelector('[role="dialog"]')?.textContent ?? '';

test('each license shows its status, its end, and only what can be done with it', async () => {
  serverWith(GET);
  await mountPart(<LicensesTab />);
  await untilShown('Auto-activated');
  const [available, used, expired] = rows();
  expect(available).toContain('Available');
  expect(available).toContain('Never');
  expect(used).toContain('Used');
  expect(used).toContain('Auto-activated');
  expect(used).toContain('Order 4711');
  expect(used).toContain('mia@example.com');
  expect(expired).toContain('Expired');
  expect(expired).toContain('Jan 31, 2020');
  expect(button('Delete AAAA-BBBB-CCCC-0001')).toBeTruthy();
  expect(() => button('Delete AAAA-BBBB-CCCC-0002')).toThrow();
  expect(document.querySelector('tbody a')?.getAttribute('href')).toBe(
    '/dashboard/01J?token=token#visit',
  );
});

test('a used license without access is distinguished from one that was never used', async () => {
  const used = license('4', { isUsed: true, invitationId: '01K', cleanUrl: 'eve-tim' });
  serverWith({ 'GET licenses': { body: [license('1'), used], total: 2 } });
  await mountPart(<LicensesTab />);
  await untilShown('No access');
  expect(rows()[0]).toContain('None');
  expect(rows()[1]).toContain('eve-tim');
});

test('a filter and a search ask the server', async () => {
  const asked = serverWith(GET);
  await mountPart(<LicensesTab />);
  await untilShown('Auto-activated');
  await click(button('Unused'));
  await type(field('Search licenses'), ' abc ');
  await until(() => {
    const last = asked.at(-1)?.query;
    expect([last?.get('status'), last?.get('q'), last?.get('offset')]).toEqual([
      'unused',
      'abc',
      '0',
    ]);
  });
});

test('a long list comes in parts, and a row that moved into the next is shown once', async () => {
  const [first, second] = [license('5'), license('6')];
  const asked = serverWith({
    'GET licenses': ({ query }) => ({
      body: query.get('offset') === '0' ? [first, second] : [second, license('7')],
      total: 4,
    }),
  });
  await mountPart(<LicensesTab />);
  await untilShown('2 of 4 licenses');
  await click(button('Show 2 more'));
  await untilShown('AAAA-BBBB-CCCC-0007');
  expect(asked.at(-1)?.query.get('offset')).toBe('2');
  expect(rows()).toHaveLength(3);
});

test('the button for the rest of a list keeps the focus while it loads', async () => {
  const { answer, give } = laterAnswer();
  serverWith({
    'GET licenses': ({ query }) =>
      query.get('offset') === '0' ? { body: LIST.slice(0, 2), total: 3 } : answer,
  });
  await mountPart(<LicensesTab />);
  await untilShown('2 of 3 licenses');
  button('Show 1 more').focus();
  await click(button('Show 1 more'));
  expect(button('Show 1 more').disabled).toBe(false);
  expect(document.activeElement).toBe(button('Show 1 more'));
  give({ body: LIST.slice(2), total: 3 });
  await until(() => expect(rows()).toHaveLength(3));
});

test('no row is left out because one before it has left the list meanwhile', async () => {
  const all = ['1', '2', '3', '4', '5'].map((id) => license(id));
  serverWith({
    'GET licenses': ({ query }) => {
      const offset = Number(query.get('offset'));
      return { body: all.slice(offset, offset + 2), total: all.length };
    },
  });
  await mountPart(<LicensesTab />);
  await untilShown('2 of 5 licenses');
  all.shift();
  await click(button('Show 3 more'));
  await untilShown('AAAA-BBBB-CCCC-0003');
  const shown = [...document.querySelectorAll('tbody tr')].map((row) =>
    row.getAttribute('data-record'),
  );
  expect(shown).toEqual(['2', '3', '4', '5']);
});

test('a row created meanwhile is shown when the rest is loaded', async () => {
  const [made, first, second] = [license('4'), license('5'), license('6')];
  const all = [first, second];
  serverWith({
    'GET licenses': ({ query }) => {
      const offset = Number(query.get('offset'));
      return { body: all.slice(offset, offset + 1), total: all.length };
    },
  });
  await mountPart(<LicensesTab />);
  await untilShown('1 of 2 licenses');
  all.unshift(made);
  await click(button('Show 1 more'));
  await untilShown('1 of 3 licenses');
  await click(button('Show 2 more'));
  await untilShown('2 of 3 licenses');
  await click(button('Show 1 more'));
  await untilShown(made.licenseCode);
  expect(rows()).toHaveLength(3);
});

test('the refusal of a code disappears with the next keystroke', async () => {
  const error = 'This license code already exists';
  serverWith({ ...GET, 'POST licenses': { status: 409, body: { error } } });
  await mountPart(<LicensesTab />);
  await click(button('Create License'));
  await untilShown(error);
  await type(field('Custom code'), 'lila');
  expect(pageText()).not.toContain(error);
});

test('typing while a license is being created does not allow a second one', async () => {
  const { answer, give } = laterAnswer();
  const asked = serverWith({ ...GET, 'POST licenses': () => answer });
  await mountPart(<LicensesTab />);
  await untilShown('Auto-activated');
  await click(button('Create License'));
  await type(field('Custom code'), 'AAAA-BBBB-CCCC-DDDD');
  await click(button('Create License'));
  give({ status: 201, body: license('9') });
  await untilShown('License created: AAAA-BBBB-CCCC-0009');
  expect(asked.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test('Enter pressed twice before the panel shows that it is busy creates one license', async () => {
  const asked = serverWith({ ...GET, 'POST licenses': { status: 201, body: license('9') } });
  await mountPart(<LicensesTab />);
  await act(async () => {
    field('Custom code').form?.requestSubmit();
    field('Custom code').form?.requestSubmit();
  });
  await untilShown('License created: AAAA-BBBB-CCCC-0009');
  expect(asked.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test('a lifetime license is created at once, and its code is shown', async () => {
  const asked = serverWith({ ...GET, 'POST licenses': { status: 201, body: license('9') } });
  await mountPart(<LicensesTab />);
  await untilShown('Auto-activated');
  await click(button('Create License'));
  await untilShown('License created: AAAA-BBBB-CCCC-0009');
  expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({
    customCode: null,
    expiresAt: null,
  });
});

test('a temporary license needs a day from today on, a custom code the right format', async () => {
  const asked = serverWith({ ...GET, 'POST licenses': { status: 201, body: license('9') } });
  await mountPart(<LicensesTab />);
  const temporary = document.querySelector<HTMLInputElement>('input[value="temporary"]');
  await act(async () => temporary?.click());
  await type(field('Custom code'), 'lila');
  expect(field('Custom code').value).toBe('LILA');
  await click(button('Create License'));
  expect(pageText()).toContain('Please choose an expiration date');
  expect(pageText()).toContain('Please use the form XXXX-XXXX-XXXX-XXXX');
  expect(document.activeElement).toBe(field('Expiration date'));
  await type(field('Expiration date'), '2020-01-01');
  await click(button('Create License'));
  expect(pageText()).toContain('Expiration date cannot be earlier than today');
  expect(asked.some(({ method }) => method === 'POST')).toBe(false);
  await type(field('Expiration date'), '2099-12-31');
  await type(field('Custom code'), 'lila-c001-lila-c001');
  await click(button('Create License'));
  await untilShown('License created');
  expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({
    customCode: 'LILA-C001-LILA-C001',
    expiresAt: endOf(2099, 12, 31),
  });
});

test('a license may end on the operator’s today', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-05-10T05:30:00Z') });
  // The evening before in Los Angeles. The offset is mocked, as a thread cannot change its time
  // zone.
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(7 * 60);
  try {
    await mountPart(<LicensesTab />);
    const temporary = document.querySelector<HTMLInputElement>('input[value="temporary"]');
    await act(async () => temporary?.click());
    expect(field('Expiration date').min).toBe('2031-05-09');
    expect(expiryComplaint('2031-05-09')).toBeUndefined();
    expect(expiryComplaint('2031-05-08')).toBe('Expiration date cannot be earlier than today');
  } finally {
    vi.useRealTimers();
  }
});

test('a deletion asks first, and a refusal shows the server’s message in the open dialog', async () => {
  const asked = serverWith({
    ...GET,
    'DELETE licenses/1': { status: 409, body: { error: 'A used license cannot be deleted' } },
  });
  await mountPart(<LicensesTab />);
  await untilShown('Auto-activated');
  await click(button('Delete AAAA-BBBB-CCCC-0001'));
  expect(dialog()).toContain('Delete this license?');
  expect(asked.some(({ method }) => method === 'DELETE')).toBe(false);
  await click(button('Delete'));
  await untilShown('A used license cannot be deleted');
  serverWith({ ...GET, 'DELETE licenses/1': { status: 204 } });
  await click(button('Delete'));
  await untilShown('License deleted successfully');
  expect(dialog()).toBe('');
});

test('the focus stays in the list when another operator was faster', async () => {
  const all = [license('1'), license('2')];
  serverWith({
    'GET licenses': () => ({ body: all, total: all.length }),
    'DELETE licenses/1': () => {
      all.shift();
      return { status: 404, body: { error: 'There is no such license' } };
    },
  });
  await mountPart(<LicensesTab />);
  await untilShown('AAAA-BBBB-CCCC-0001');
  button('Delete AAAA-BBBB-CCCC-0001').focus();
  await click(button('Delete AAAA-BBBB-CCCC-0001'));
  await click(button('Delete'));
  await untilShown('There is no such license');
  await until(() => expect(rows()).toHaveLength(1));
  await click(button('Cancel'));
  await until(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Licenses'));
});

test('an expiry is changed or removed', async () => {
  const asked = serverWith({ ...GET, 'PUT licenses/3': { body: license('3') } });
  await mountPart(<LicensesTab />);
  await untilShown('Auto-activated');
  await click(button('Edit expiry of AAAA-BBBB-CCCC-0003'));
  expect(field('Expiration date').value).toBe('2020-01-31');
  button('Save').focus();
  await click(button('Save'));
  expect(dialog()).toContain('Expiration date cannot be earlier than today');
  expect(document.activeElement).toBe(field('Expiration date'));
  await click(button('Never expires'));
  await click(button('Save'));
  await untilShown('License updated successfully');
  expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({ expiresAt: null });
});

test('the focus stays in the list when a new expiry takes the row out of the filter', async () => {
  let expired = [license('3', { expiresAt: '2020-01-31T12:00:00.000Z' })];
  serverWith({
    'GET licenses': () => ({ body: expired, total: expired.length }),
    'PUT licenses/3': () => {
      expired = [];
      return { body: license('3') };
    },
  });
  await mountPart(<LicensesTab />);
  await untilShown('AAAA-BBBB-CCCC-0003');
  await click(button('Expired'));
  button('Edit expiry of AAAA-BBBB-CCCC-0003').focus();
  await click(button('Edit expiry of AAAA-BBBB-CCCC-0003'));
  await click(button('Never expires'));
  await click(button('Save'));
  await untilShown('No license matches.');
  await until(() => expect(document.activeElement?.ariaLabel).toBe('Licenses'));
});

test('nothing is said to match a filter before its list has come', async () => {
  const { answer, give } = laterAnswer();
  serverWith({
    'GET licenses': ({ query }) =>
      query.get('status') === 'used' ? answer : { body: [], total: 0 },
  });
  await mountPart(<LicensesTab />);
  await untilShown('No licenses yet.');
  await click(button('Unused'));
  await untilShown('No license matches.');
  await click(button('Used'));
  expect(pageText()).not.toContain('No license matches.');
  give({ body: LIST, total: 3 });
  await untilShown('Auto-activated');
});

test('an incomplete expiry does not count as none', async () => {
  const asked = serverWith({ ...GET, 'PUT licenses/3': { body: license('3') } });
  await mountPart(<LicensesTab />);
  await untilShown('Auto-activated');
  await click(button('Edit expiry of AAAA-BBBB-CCCC-0003'));
  // What browsers report for a field that shows "mm/05/2027".
  await type(field('Expiration date'), '');
  vi.spyOn(field('Expiration date').validity, 'badInput', 'get').mockReturnValue(true);
  await click(button('Save'));
  expect(dialog()).toContain('Please enter the whole date, or remove it');
  expect(asked.some(({ method }) => method === 'PUT')).toBe(false);
});

test('a list that cannot be fetched says so and tries again at a click', async () => {
  serverWith({ 'GET licenses': { status: 400, body: {} } });
  await mountPart(<LicensesTab />);
  await untilShown('Failed to fetch licenses');
  serverWith(GET);
  await click(button('Try Again'));
  await untilShown('Auto-activated');
  expect(pageText()).not.toContain('Failed to fetch licenses');
});

test('an unused license that is deactivated is not called available', async () => {
  const deactivated = { lemonsqueezy_status: 'deactivated' } as const;
  const list = [license('4', deactivated), license('5', { ...deactivated, isUsed: true })];
  serverWith({ 'GET licenses': { body: list, total: 2 } });
  await mountPart(<LicensesTab />);
  await untilShown('Deactivated');
  const [unused, used] = rows();
  expect(unused).not.toContain('Available');
  expect(used).toContain('UsedDeactivated');
});

test('a license is activated manually under a name, and deactivated after a question', async () => {
  const active = license('4', { lemonsqueezy_status: 'active', lemonsqueezy_instance_id: 'i4' });
  const asked = serverWith({
    'GET licenses': { body: [LIST[0], active], total: 2 },
    'POST licenses/activate': { body: { instance: { id: 'i', name: 'Studio' }, license: active } },
    'POST licenses/deactivate': { status: 502, body: { error: 'The provider is away' } },
  });
  await mountPart(<LicensesTab />);
  await untilShown('Activated manually');
  await click(button('Activate AAAA-BBBB-CCCC-0001'));
  button('Activate').focus();
  await click(button('Activate'));
  expect(dialog()).toContain('Please enter an instance name');
  expect(document.activeElement).toBe(field('Instance name'));
  await type(field('Instance name'), ' Studio ');
  await click(button('Activate'));
  await untilShown('License activated successfully');
  await click(button('Deactivate AAAA-BBBB-CCCC-0004'));
  await click(button('Deactivate'));
  await untilShown('The provider is away');
  expect(asked.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { licenseCode: 'AAAA-BBBB-CCCC-0001', instanceName: 'Studio' },
    { licenseCode: 'AAAA-BBBB-CCCC-0004', instanceId: 'i4' },
  ]);
});

test('a key of the shop can be used until the shop disables it, and its deletion says so', async () => {
  const key = license('1', { licenseCode: '38B1460A-5104-4067-A91D-77B872934D51' });
  serverWith({ 'GET licenses': { body: [key, license('2')], total: 2 } });
  await mountPart(<LicensesTab />);
  await untilShown(key.licenseCode);
  await click(button(`Delete ${key.licenseCode}`));
  expect(dialog()).toContain('Disable it in the shop as well');
  expect(dialog()).not.toContain('can no longer be used');
  await click(button('Cancel'));
  await click(button('Delete AAAA-BBBB-CCCC-0002'));
  expect(dialog()).toContain('can no longer be used');
});

test('a deletion without a connection fails at once, and does not run later', async () => {
  const asked = serverWith(GET);
  await mountPart(<LicensesTab />);
  await untilShown('Auto-activated');
  onlineManager.setOnline(false);
  onTestFinished(() => onlineManager.setOnline(true));
  await click(button('Delete AAAA-BBBB-CCCC-0001'));
  await click(button('Delete'));
  await untilShown('Failed to delete license');
  await click(button('Cancel'));
  await act(async () => onlineManager.setOnline(true));
  expect(asked.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
});

const pressEscape = () =>
  act(async () => {
    const init = { key: 'Escape', bubbles: true };
    document.querySelector('[role="dialog"]')?.dispatchEvent(new KeyboardEvent('keydown', init));
  });

test.each([
  ['the end is moved', 'Edit expiry of', 'Save', 'PUT licenses/1'],
  ['it is activated', 'Activate', 'Activate', 'POST licenses/activate'],
  ['it is deleted', 'Delete', 'Delete', 'DELETE licenses/1'],
])(
  'a license’s dialog stays open while %s, and shows a failure',
  async (_what, opens, does, path) => {
    const { answer, give } = laterAnswer();
    serverWith({ ...GET, [path]: () => answer });
    await mountPart(<LicensesTab />);
    await untilShown('Auto-activated');
    await click(button(`${opens} AAAA-BBBB-CCCC-0001`));
    if (does === 'Activate') await type(field('Instance name'), 'Studio');
    await click(button(does));
    await until(() => expect(button('Cancel').disabled).toBe(true));
    // Disabled, it would lose the focus to the top of the page.
    expect(button(does).disabled).toBe(false);
    expect(document.querySelector('.mantine-Modal-close')).toBeNull();
    await pressEscape();
    expect(dialog()).toContain('AAAA-BBBB-CCCC-0001');
    give({ status: 409, body: { error: 'It is in use' } });
    await untilShown('It is in use');
    await pressEscape();
    expect(dialog()).toBe('');
    await click(button(`${opens} AAAA-BBBB-CCCC-0001`));
    expect(dialog()).not.toContain('It is in use');
    if (does === 'Activate') await type(field('Instance name'), 'Studio');
    await click(button(does));
    await untilShown('It is in use');
    await click(button('Cancel'));
    expect(dialog()).toBe('');
    await click(button(`${opens} AAAA-BBBB-CCCC-0003`));
    expect(dialog()).toContain('AAAA-BBBB-CCCC-0003');
    expect(dialog()).not.toContain('It is in use');
  },
);

test('a deleted license disappears before the list has been reloaded', async () => {
  const { answer, give } = laterAnswer();
  let isAnew = false;
  serverWith({
    'GET licenses': () => (isAnew ? answer : { body: LIST, total: 3 }),
    'DELETE licenses/1': () => {
      isAnew = true;
      return { status: 204 };
    },
  });
  await mountPart(<LicensesTab />);
  await untilShown('Auto-activated');
  await click(button('Delete AAAA-BBBB-CCCC-0001'));
  await click(button('Delete'));
  await untilShown('License deleted successfully');
  expect(rows()).toHaveLength(2);
  give({ body: LIST.slice(1), total: 2 });
});

test('rows of the previous filter cannot be acted on while the next ones load', async () => {
  const { answer, give } = laterAnswer();
  serverWith({
    'GET licenses': ({ query }) =>
      query.get('status') === 'unused' ? answer : { body: LIST, total: 3 },
  });
  await mountPart(<LicensesTab />);
  await untilShown('Auto-activated');
  const list = () => document.querySelector('table')?.parentElement;
  expect(list()?.hasAttribute('inert')).toBe(false);
  await click(button('Unused'));
  expect(list()?.hasAttribute('inert')).toBe(true);
  expect(list()?.getAttribute('aria-busy')).toBe('true');
  give({ body: [LIST[0]], total: 1 });
  await until(() => expect(rows()).toHaveLength(1));
  expect(list()?.hasAttribute('inert')).toBe(false);
});
