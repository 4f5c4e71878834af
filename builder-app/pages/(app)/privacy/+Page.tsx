export { PrivacyPage as Page } from '../../../info/legal/privacy-page.tsx';
