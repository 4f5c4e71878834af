export { AppProviders as Wrapper } from '../../theme/app-providers.tsx';
