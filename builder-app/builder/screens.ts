import { lazy } from 'react';

const loaders = {
  customize: () => import('../customize/customize-panel.tsx'),
  preview: () => import('../preview/preview-panel.tsx'),
  dashboard: () => import('./dashboard-panel.tsx'),
  dialogs: () => import('./dialogs.tsx'),
};

/** What the first sight of the chooser does not need. */
export const CustomizePanel = lazy(async () => ({
  default: (await loaders.customize()).CustomizePanel,
}));
export const PreviewPanel = lazy(async () => ({ default: (await loaders.preview()).PreviewPanel }));
export const DashboardPanel = lazy(async () => ({
  default: (await loaders.dashboard()).DashboardPanel,
}));
export const Dialogs = lazy(async () => ({ default: (await loaders.dialogs()).Dialogs }));

/** Fetches them while nothing else is to do, so that no click waits. */
export function preloadScreens(): void {
  for (const load of Object.values(loaders)) {
    load().catch((error: unknown) => console.warn('A screen could not be fetched ahead', error));
  }
}
