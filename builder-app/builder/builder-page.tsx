import { BuilderScreen } from './builder-screen.tsx';
import { DeskProvider } from './desk.tsx';
import { InvitationProvider } from './invitation-context.tsx';

/** The builder at `/`. */
export function BuilderPage() {
  return (
    <InvitationProvider>
      <DeskProvider>
        <BuilderScreen />
      </DeskProvider>
    </InvitationProvider>
  );
}
