export { HowItWorksPage as Page } from '../../../info/how-it-works/how-it-works-page.tsx';
