import type { Config } from 'vike/types';
import vikeReact from 'vike-react/config';

const config: Config = {
  extends: [vikeReact],
  // Each page is one shell that the server picks by address; the address need not match a route.
  clientRouting: false,
  prerender: true,
  lang: 'en',
  favicon: '/favicon.svg',
  // Mantine's styles require it, and no script may run before the first paint to set it.
  htmlAttributes: { 'data-mantine-color-scheme': 'light' },
};
export default config;
