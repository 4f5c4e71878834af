export { DashboardPage as Page } from '../../../dashboard/dashboard-page.tsx';
