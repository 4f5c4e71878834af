import { BuilderProvider } from './builder-context.tsx';
import { BuilderScreen } from './builder-screen.tsx';
import { InvitationProvider } from './invitation-context.tsx';

/** The builder at `/`. */
export function BuilderPage() {
  return (
    <InvitationProvider>
      <BuilderProvider>
        <BuilderScreen />
      </BuilderProvider>
    </InvitationProvider>
  );
}
