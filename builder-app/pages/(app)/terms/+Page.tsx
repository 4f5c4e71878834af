export { TermsPage as Page } from '../../../info/legal/terms-page.tsx';
