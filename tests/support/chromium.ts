import { existsSync } from 'node:fs';

const WITH_WINDOW = '/usr/bin/chromium';
const WITHOUT = '/usr/bin/chromium-headless-shell';

/** The browser of most tests: the headless shell, if installed, takes a third less time. */
export const TEST_BROWSER = existsSync(WITHOUT) ? WITHOUT : WITH_WINDOW;
/** The full browser that people have, for measurements. */
export const WHOLE_BROWSER = existsSync(WITH_WINDOW) ? WITH_WINDOW : WITHOUT;

/** The address bar's popups are pages of their own: two per page, which compete for the CPU. */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];
/** What Playwright disables, repeated here because Chromium reads only the last such list. */
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
/** Arguments for `WHOLE_BROWSER` by which only the page itself is measured. */
export const WHOLE_BROWSER_ARGS = [
  '--no-sandbox',
  `--disable-features=${[...BY_PLAYWRIGHT, ...ADDRESS_BAR].join(',')}`,
];
