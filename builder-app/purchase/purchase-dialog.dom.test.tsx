import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { button, click, mount, pageText, until, untilShown } from '../testing/mount.tsx';
import { PurchaseDialog } from './purchase-dialog.tsx';

test('a checkout that cannot be reached is said, and tried again at a click', async () => {
  const config = {
    publicUrl: 'https://invite.example',
    supportEmail: 'help@example.com',
    checkoutUrl: 'https://shop.example/buy',
  };
  let isAway = true;
  vi.stubGlobal('fetch', async () => {
    if (isAway) throw new TypeError('Failed to fetch');
    return Response.json(config);
  });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await mount(
    <QueryClientProvider client={queries}>
      <PurchaseDialog opened onClose={() => {}} onHaveLicense={() => {}} />
    </QueryClientProvider>,
  );
  await untilShown('The checkout could not be reached. Please check your connection.');
  isAway = false;
  await click(button('Try Again'));
  await until(() => expect(button('Get the License for $29').disabled).toBe(false));
  expect(pageText()).not.toContain('could not be reached');
});
