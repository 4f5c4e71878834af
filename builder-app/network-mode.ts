/**
 * Calls are made while offline, too, and fail then. Otherwise they would wait for the network: a
 * deletion that was cancelled meanwhile would run when it returns, and nobody would be told of a failure.
 */
export const NETWORK_MODE = {
  queries: { networkMode: 'always', refetchOnReconnect: true },
  mutations: { networkMode: 'always' },
} as const;
