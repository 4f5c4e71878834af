import { lazy } from 'react';

const load = {
  form: () => import('./form-panel.tsx'),
  look: () => import('./look-panel.tsx'),
  dashboard: () => import('./dashboard-panel.tsx'),
  dialogs: () => import('./dialogs.tsx'),
};

// Loaded lazily: the first view of the chooser does not need them.
export const FormPanel = lazy(async () => ({ default: (await load.form()).FormPanel }));
export const LookPanel = lazy(async () => ({ default: (await load.look()).LookPanel }));
export const DashboardPanel = lazy(async () => ({
  default: (await load.dashboard()).DashboardPanel,
}));
export const Dialogs = lazy(async () => ({ default: (await load.dialogs()).Dialogs }));

/** Fetches the screens ahead of time, so that no click has to wait. */
export function preloadScreens(): void {
  for (const screen of Object.values(load)) {
    screen().catch((error: unknown) => console.warn('A screen could not be fetched', error));
  }
}
