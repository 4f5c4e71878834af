/**
 * Makes calls run, and fail, while offline too. By default they would wait for the network: a
 * deletion cancelled in the meantime would run when it returns, and nobody would see the failure.
 */
export const NETWORK_MODE = {
  queries: { networkMode: 'always', refetchOnReconnect: true },
  mutations: { networkMode: 'always' },
} as const;
