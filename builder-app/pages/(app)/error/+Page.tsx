export { ErrorPage as Page } from '../../../errors/error-page.tsx';
