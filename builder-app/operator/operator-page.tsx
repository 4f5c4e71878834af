import { Loader, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { ApiError } from '../api-transport.ts';
import { BusyButton } from '../site/busy-button.tsx';
import { Sprig } from '../theme/sprig.tsx';
import { Failure } from './failure.tsx';
import { LoginForm } from './login-form.tsx';
import { checkSession, signOut } from './operator-calls.ts';
import classes from './operator-page.module.css';
import { Panel } from './panel.tsx';

type Stage =
  | { readonly kind: 'looking' }
  /** `reason`: why somebody who was signed in has to sign in again. */
  | { readonly kind: 'out'; readonly reason?: string }
  /** `takesFocus`: it follows a form or a button on this page, which had the focus. */
  | { readonly kind: 'in'; readonly username: string; readonly takesFocus?: true }
  | { readonly kind: 'unreachable'; readonly isLookingAgain?: true };

const SESSION_LOST = 'Your session has ended. Please sign in again.';

/** (spec) The operator's panel at `/admin`, behind a login. */
export function OperatorPage() {
  const [stage, setStage] = useState<Stage>({ kind: 'looking' });
  const [failures, setFailures] = useState(0);
  useEffect(() => void stageNow().then(setStage), []);
  const lookAgain = async () => {
    setStage({ kind: 'unreachable', isLookingAgain: true });
    const now = await stageNow();
    setStage(now.kind === 'in' ? { ...now, takesFocus: true } : now);
    setFailures((count) => count + 1);
  };
  if (stage.kind === 'in') {
    return (
      <Panel
        username={stage.username}
        takesFocus={stage.takesFocus === true}
        onSignOut={async () => {
          await signOut();
          setStage({ kind: 'out' });
        }}
        // A late response to this session says nothing about the next one.
        onSessionLost={() =>
          setStage((now) => (now === stage ? { kind: 'out', reason: SESSION_LOST } : now))
        }
      />
    );
  }
  return (
    <main className={classes.door}>
      <Sprig className={classes.sprig} />
      <h1 className={classes.title}>Wedding Invite Admin</h1>
      {stage.kind === 'looking' && (
        <Loader color="rose.4" role="status" aria-label="Checking your session" />
      )}
      {stage.kind === 'unreachable' && (
        <>
          {/* A new one each time, which is announced again. */}
          <Failure key={failures} text="The server is not responding." />
          <BusyButton isBusy={stage.isLookingAgain === true} onClick={() => void lookAgain()}>
            Try Again
          </BusyButton>
        </>
      )}
      {stage.kind === 'out' && (
        <>
          {stage.reason && <Text role="status">{stage.reason}</Text>}
          <LoginForm
            onSignedIn={(username) => setStage({ kind: 'in', username, takesFocus: true })}
          />
        </>
      )}
    </main>
  );
}

async function stageNow(): Promise<Stage> {
  try {
    return { kind: 'in', username: (await checkSession()).username };
  } catch (error) {
    const isOut = error instanceof ApiError && error.says(401);
    return isOut ? { kind: 'out' } : { kind: 'unreachable' };
  }
}
