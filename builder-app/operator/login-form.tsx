import { Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { loginRequest } from '#domain/api/admin-login.ts';
import { Failure } from './failure.tsx';
import { failureText } from './failure-text.ts';
import classes from './login-form.module.css';
import { signIn } from './operator-calls.ts';

const FAILED = 'Login failed';

/** (spec) Username, password, Sign In. */
export function LoginForm({ onSignedIn }: { readonly onSignedIn: (username: string) => void }) {
  const [isBusy, setBusy] = useState(false);
  // It stays until the response: without it, the button would move while it is pressed.
  const [failure, setFailure] = useState<string | null>(null);
  const [refusals, setRefusals] = useState(0);
  const refuse = (text: string) => {
    setFailure(text);
    setRefusals((count) => count + 1);
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const entered = loginRequest.safeParse(Object.fromEntries(new FormData(event.currentTarget)));
    if (!entered.success) return refuse(entered.error.issues[0]?.message ?? FAILED);
    setBusy(true);
    try {
      const { username } = await signIn(entered.data.username, entered.data.password);
      onSignedIn(username);
    } catch (error) {
      refuse(failureText(error, FAILED));
      setBusy(false);
    }
  };
  return (
    <form onSubmit={submit} className={classes.card} noValidate>
      <Stack gap="md">
        {/* A new one each time, which is announced again. */}
        <Failure key={refusals} text={failure} />
        <TextInput
          label="Username"
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
        />
        <PasswordInput
          label="Password"
          name="password"
          autoComplete="current-password"
          visibilityToggleButtonProps={{ 'aria-label': 'Show the password' }}
        />
        <Button type="submit" size="md" fullWidth aria-disabled={isBusy}>
          {isBusy ? 'Signing in...' : 'Sign In'}
        </Button>
      </Stack>
    </form>
  );
}
