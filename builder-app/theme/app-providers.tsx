import './global.css';
import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ApiError } from '../api-client.ts';
import { CrashBoundary } from '../errors/crash-boundary.tsx';
import { NETWORK_MODE } from '../network-mode.ts';
import classes from './app-providers.module.css';
import { cssVariables, theme } from './theme.ts';

/** Everything that a page of the application stands in. */
export function AppProviders({ children }: { readonly children: ReactNode }) {
  const [queries] = useState(makeQueryClient);
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} forceColorScheme="light">
      <Notifications
        position="top-center"
        limit={4}
        containerWidth="min(27.5rem, 92vw)"
        className={classes.notices ?? ''}
      />
      <QueryClientProvider client={queries}>
        <CrashBoundary>{children}</CrashBoundary>
      </QueryClientProvider>
    </MantineProvider>
  );
}

function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      ...NETWORK_MODE,
      queries: {
        ...NETWORK_MODE.queries,
        staleTime: 10_000,
        // What a later try may mend is tried twice more; a refusal is final.
        retry: (failures, error) => failures < 2 && error instanceof ApiError && error.isPassing,
      },
    },
  });
}
