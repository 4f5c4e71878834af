export { GuestCrashBoundary as Wrapper } from '../../guest-fallback/guest-crash-boundary.tsx';
