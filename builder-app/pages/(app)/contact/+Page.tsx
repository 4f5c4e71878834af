export { ContactPage as Page } from '../../../info/contact-page.tsx';
