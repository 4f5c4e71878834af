export { OperatorPage as Page } from '../../../operator/operator-page.tsx';
