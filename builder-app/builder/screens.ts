import { lazy } from 'react';
import { PartNotFetched } from '../errors/part-not-fetched.ts';

const load = {
  form: () => part(import('./form-panel.tsx')),
  look: () => part(import('./look-panel.tsx')),
  dashboard: () => part(import('./dashboard-panel.tsx')),
  dialogs: () => part(import('./dialogs.tsx')),
};

function part<Module>(fetched: Promise<Module>): Promise<Module> {
  return fetched.catch((error: unknown) => {
    throw new PartNotFetched(error);
  });
}

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
