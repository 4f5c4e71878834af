/** The builder's screens, in the order of the top bar. */
export const BUILDER_TABS = ['template', 'customize', 'preview', 'dashboard'] as const;
export type BuilderTab = (typeof BUILDER_TABS)[number];

/** The id of `Tabs`, which prefixes the ids of its buttons. */
export const BUILDER_TABS_ID = 'builder';

/** Moves focus to a tab's button, for use after an action that replaces the current screen. */
export function focusTab(tab: BuilderTab): void {
  document.getElementById(`${BUILDER_TABS_ID}-tab-${tab}`)?.focus({ preventScroll: true });
}

export const isBuilderTab = (value: string | null): value is BuilderTab =>
  BUILDER_TABS.some((tab) => tab === value);
