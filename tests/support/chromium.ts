import { existsSync } from 'node:fs';

const WITH_WINDOW = '/usr/bin/chromium';
const WITHOUT = '/usr/bin/chromium-headless-shell';

/** The browser of the tests: the one without a window, where it is installed, takes a third less time. */
export const TEST_BROWSER = existsSync(WITHOUT) ? WITHOUT : WITH_WINDOW;
/** The browser that people have, for what is measured. */
export const WHOLE_BROWSER = existsSync(WITH_WINDOW) ? WITH_WINDOW : WITHOUT;

/** The address bar's lists are pages: two come beside every page, and take the processor from it. */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];
/** Chromium reads the last such list only; these are what Playwright's own would turn off. */
const BY_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];
/** Arguments of `WHOLE_BROWSER`, so that only the page at hand is measured. */
export const WHOLE_BROWSER_ARGS = [
  '--no-sandbox',
  `--disable-features=${[...BY_PLAYWRIGHT, ...ADDRESS_BAR].join(',')}`,
];
