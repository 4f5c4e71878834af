export { MobileTestPage as Page } from '../../../mobile-test/mobile-test-page.tsx';
