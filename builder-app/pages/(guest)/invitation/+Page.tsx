export { InvitationFallback as Page } from '../../../guest-fallback/invitation-fallback.tsx';
