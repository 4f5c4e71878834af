import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { button, click, mount, pageText, until, untilShown } from '../testing/mount.tsx';
import { PurchaseDialog } from './purchase-dialog.tsx';

const CONFIG = {
  publicUrl: 'https://invite.example',
  supportEmail: 'help@example.com',
  checkoutUrl: 'https://shop.example/buy',
};
const OFFER = 'Get the License for $29';
const REDIRECTING = 'Redirecting to checkout...';

let queries: QueryClient;
beforeEach(() => {
  queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
});

const dialog = (onClose = () => {}, opened = true) => (
  <QueryClientProvider client={queries}>
    <PurchaseDialog opened={opened} onClose={onClose} onHaveLicense={() => {}} />
  </QueryClientProvider>
);

test('an unreachable checkout says so, and is tried again at a click', async () => {
  let isAway = true;
  vi.stubGlobal('fetch', async () => {
    if (isAway) throw new TypeError('Failed to fetch');
    return Response.json(CONFIG);
  });
  await mount(dialog());
  await untilShown('The checkout could not be reached. Please check your connection.');
  expect(pageText()).not.toContain('not configured');
  isAway = false;
  await click(button('Try Again'));
  await until(() => expect(button(OFFER).disabled).toBe(false));
  expect(pageText()).not.toContain('could not be reached');
});

describe('the purchase button', () => {
  const open = () => vi.spyOn(window, 'open').mockReturnValue(null);
  const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms));
  /** Renders the dialog and waits until it knows the checkout's address. */
  const offered = async (onClose?: () => void) => {
    const drawn = await mount(dialog(onClose));
    await until(() => expect(button(OFFER).disabled).toBe(false));
    return drawn;
  };

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', async () => Response.json(CONFIG));
    return () => vi.useRealTimers();
  });

  test('opens the checkout in a new tab and says so; a second press opens nothing', async () => {
    const opened = open();
    await offered();
    expect(pageText()).not.toContain('not configured');
    await click(button(OFFER));
    expect(opened.mock.calls).toEqual([['https://shop.example/buy', '_blank', 'noopener']]);
    await click(button(REDIRECTING));
    expect(opened).toHaveBeenCalledTimes(1);
  });

  test('closes the dialog after two seconds, however often its parent renders', async () => {
    open();
    const closed: string[] = [];
    const { redraw } = await offered(() => closed.push('first'));
    await click(button(OFFER));
    await pass(1_000);
    await click(button(REDIRECTING));
    await redraw(dialog(() => closed.push('second')));
    await pass(999);
    expect(closed).toEqual([]);
    await pass(1);
    expect(closed).toEqual(['second']);
    await pass(10_000);
    expect(closed).toEqual(['second']);
  });

  test('does not close a dialog that was closed and reopened in between', async () => {
    open();
    const close = vi.fn();
    const { redraw } = await offered(close);
    await click(button(OFFER));
    await pass(1_000);
    await redraw(dialog(close, false));
    await redraw(dialog(close));
    await pass(2_000);
    expect(close).not.toHaveBeenCalled();
    expect(button(OFFER).disabled).toBe(false);
  });

  test('opens nothing where no checkout is configured, and the dialog names whom to write to', async () => {
    const opened = open();
    vi.stubGlobal('fetch', async () => Response.json({ ...CONFIG, checkoutUrl: null }));
    await mount(dialog());
    await untilShown('Checkout is not configured');
    const buy = button('Checkout is not configured');
    expect(pageText()).toContain('Please write to help@example.com to buy a license.');
    expect(document.querySelector('a[href="mailto:help@example.com"]')).not.toBeNull();
    expect(buy.disabled).toBe(true);
    await click(buy);
    expect(opened).not.toHaveBeenCalled();
  });
});
