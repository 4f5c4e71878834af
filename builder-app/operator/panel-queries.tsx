import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ApiError } from '../api-transport.ts';
import { NETWORK_MODE } from '../network-mode.ts';

interface PanelQueriesProps {
  /** Called when a response says "not logged in". */
  readonly onSessionLost: () => void;
  readonly children: ReactNode;
}

/** Provides a query cache for one session of the operator; it is discarded with the session. */
export function PanelQueries({ onSessionLost, children }: PanelQueriesProps) {
  const [queries] = useState(() => {
    const onError = (error: unknown) => {
      if (error instanceof ApiError && error.says(401)) onSessionLost();
    };
    return new QueryClient({
      queryCache: new QueryCache({ onError }),
      mutationCache: new MutationCache({ onError }),
      defaultOptions: {
        ...NETWORK_MODE,
        queries: {
          ...NETWORK_MODE.queries,
          staleTime: 5_000,
          retry: (failures, error) => failures < 1 && error instanceof ApiError && error.isPassing,
        },
      },
    });
  });
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>;
}
