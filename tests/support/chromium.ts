import { existsSync } from 'node:fs';

const WITH_WINDOW = '/usr/bin/chromium';
const WITHOUT = '/usr/bin/chromium-headless-shell';

/** The browser of the tests: the one without a window, where it is installed, takes a third less time. */
export const TEST_BROWSER = existsSync(WITHOUT) ? WITHOUT : WITH_WINDOW;
/** The browser that people have, for what is measured. */
export const WHOLE_BROWSER = existsSync(WITH_WINDOW) ? WITH_WINDOW : WITHOUT;
