import type { Config } from 'vike/types';

const config: Config = {
  // Mantine's styles ask for it, and nothing may run before the first paint to set it.
  htmlAttributes: { 'data-mantine-color-scheme': 'light' },
};
export default config;
