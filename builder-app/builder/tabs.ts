/** The builder's screens, in the order of the top bar. */
export const BUILDER_TABS = ['template', 'customize', 'preview', 'dashboard'] as const;
export type BuilderTab = (typeof BUILDER_TABS)[number];

export const isBuilderTab = (value: string | null): value is BuilderTab =>
  BUILDER_TABS.some((tab) => tab === value);
