import { Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { loginRequest } from '#domain/api/admin-login.ts';
import { Failure } from './failure.tsx';
import { failureText } from './failure-text.ts';
import classes from './login-form.module.css';
import { signIn } from './operator-calls.ts';

/** (spec) Username, password, Sign In. */
export function LoginForm({ onSignedIn }: { readonly onSignedIn: (username: string) => void }) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const entered = loginRequest.safeParse(Object.fromEntries(new FormData(event.currentTarget)));
    if (!entered.success) return setFailure(entered.error.issues[0]?.message ?? null);
    setBusy(true);
    setFailure(null);
    try {
      const { username } = await signIn(entered.data.username, entered.data.password);
      onSignedIn(username);
    } catch (error) {
      setFailure(failureText(error, 'Login failed'));
      setBusy(false);
    }
  };
  return (
    <form onSubmit={submit} className={classes.card} noValidate>
      <Stack gap="md">
        <Failure text={failure} />
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
