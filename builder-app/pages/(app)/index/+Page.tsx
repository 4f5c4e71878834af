export { BuilderPage as Page } from '../../../builder/builder-page.tsx';
