export { FaqPage as Page } from '../../../info/faq-page.tsx';
