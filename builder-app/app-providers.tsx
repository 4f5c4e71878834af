import './theme/global.css';
import { MantineProvider } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { Notifications } from '@mantine/notifications';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ApiError } from './api-transport.ts';
import classes from './app-providers.module.css';
import { CrashBoundary } from './errors/crash-boundary.tsx';
import { ErrorScreen } from './errors/error-screen.tsx';
import { crashDetails } from './errors/explanation.ts';
import { PartNotFetched } from './errors/part-not-fetched.ts';
import { NETWORK_MODE } from './network-mode.ts';
import { useKeyboardHeight } from './site/keyboard-height.ts';
import { noticesAtOnce, PHONE } from './theme/notices.ts';
import { cssVariables, theme } from './theme/theme.ts';

/** The providers around every page of the application. */
export function AppProviders({ children }: { readonly children: ReactNode }) {
  const [queries] = useState(makeQueryClient);
  const isPhone = useMediaQuery(PHONE);
  useKeyboardHeight();
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} forceColorScheme="light">
      <Notifications
        // Grows with the text size, unlike Mantine's pixels, which would cut a button off.
        notificationMaxHeight="12.5rem"
        position={isPhone ? 'bottom-center' : 'top-center'}
        limit={noticesAtOnce(isPhone)}
        containerWidth="min(27.5rem, 92vw)"
        className={classes.notices ?? ''}
      />
      <QueryClientProvider client={queries}>
        <CrashBoundary draw={crashScreen}>{children}</CrashBoundary>
      </QueryClientProvider>
    </MantineProvider>
  );
}

const crashScreen = (error: Error, retry: () => void) =>
  error instanceof PartNotFetched ? (
    <ErrorScreen message={error.message} />
  ) : (
    <ErrorScreen
      status={500}
      message={error.message}
      details={crashDetails(error)}
      onRetry={retry}
    />
  );

function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      ...NETWORK_MODE,
      queries: {
        ...NETWORK_MODE.queries,
        staleTime: 10_000,
        // A failure that may be temporary is retried twice; a refusal is final.
        retry: (failures, error) => failures < 2 && error instanceof ApiError && error.isPassing,
      },
    },
  });
}
