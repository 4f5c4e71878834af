export { CareersPage as Page } from '../../../info/careers-page.tsx';
