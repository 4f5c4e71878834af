/** The builder's screens, in the order of the top bar. */
export const BUILDER_TABS = ['template', 'customize', 'preview', 'dashboard'] as const;
export type BuilderTab = (typeof BUILDER_TABS)[number];

/** The id of `Tabs`, from which those of its buttons are made. */
export const BUILDER_TABS_ID = 'builder';

/** For who pressed something on a screen that gives way to another one. */
export function focusTab(tab: BuilderTab): void {
  document.getElementById(`${BUILDER_TABS_ID}-tab-${tab}`)?.focus({ preventScroll: true });
}

export const isBuilderTab = (value: string | null): value is BuilderTab =>
  BUILDER_TABS.some((tab) => tab === value);
