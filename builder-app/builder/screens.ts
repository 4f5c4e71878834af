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

/**
 * Fetches the screens ahead of time, so that no click has to wait. One that cannot be fetched is
 * missed only when it is opened.
 *
 * @param onDialogs called once the dialogs are there
 */
export function preloadScreens(onDialogs: () => void): void {
  const { dialogs, ...screens } = load;
  const all = [dialogs().then(onDialogs), ...Object.values(screens).map((screen) => screen())];
  for (const one of all) {
    one.catch((error: unknown) => console.warn('A screen could not be fetched', error));
  }
}
