export { PreviewPage as Page } from '../../../preview/preview-page.tsx';
