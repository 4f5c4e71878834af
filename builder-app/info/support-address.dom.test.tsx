import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { configQuery } from '../site/use-config.ts';
import { mount, pageText } from '../testing/mount.tsx';
import { SupportAddress } from './support-address.tsx';

const newQueries = () =>
  new QueryClient({ defaultOptions: { queries: { retry: false, retryOnMount: false } } });

const mountWith = (queries: QueryClient) =>
  mount(
    <QueryClientProvider client={queries}>
      <SupportAddress subject="Flowers & more" />
    </QueryClientProvider>,
  );

test('the configured address is a link that begins a message', async () => {
  const queries = newQueries();
  queries.setQueryData(configQuery.queryKey, {
    supportEmail: 'help@wedding.example',
    checkoutUrl: null,
  });
  await mountWith(queries);
  const link = document.querySelector('a');
  expect(link?.textContent).toBe('help@wedding.example');
  expect(link?.href).toBe('mailto:help@wedding.example?subject=Flowers%20%26%20more');
});

test('an address that does not arrive is said, not waited for', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const queries = newQueries();
  await queries.prefetchQuery(configQuery);
  await mountWith(queries);
  expect(pageText()).toContain('The address did not arrive. Please load this page again.');
});

test('an address that is on its way is neither a link nor a failure', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  await mountWith(newQueries());
  expect(document.querySelector('a')).toBeNull();
  expect(pageText()).not.toContain('did not arrive');
});
