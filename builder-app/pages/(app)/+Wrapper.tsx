export { AppProviders as Wrapper } from '../../app-providers.tsx';
