import { PasswordInput, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { createUserRequest } from '#domain/api/admin-users.ts';
import { type Issue, toIssues } from '#domain/api/errors.ts';
import { CreateButton } from '../create-button.tsx';
import { Failure } from '../failure.tsx';
import { createUser } from '../operator-calls.ts';
import { Section } from '../section.tsx';
import { useAction } from '../use-action.ts';
import classes from './create-user.module.css';

const EMPTY = { username: '', email: '', password: '' };

/** (spec) Form for a username, a password and an optional email address. */
export function CreateUser() {
  const [entry, setEntry] = useState(EMPTY);
  const [issues, setIssues] = useState<readonly Issue[]>([]);
  // The banner says what is wrong, the fields show where.
  const isRefused = (name: keyof typeof EMPTY) => issues.some(({ path }) => path === name);
  const action = useAction({
    perform: createUser,
    success: () => 'User created successfully',
    failed: 'Failed to create user',
    onDone: () => setEntry(EMPTY),
  });
  const change = (part: Partial<typeof EMPTY>) => {
    setEntry({ ...entry, ...part });
    setIssues([]);
    action.clearFailure();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const parsed = createUserRequest.safeParse(entry);
    setIssues(parsed.error ? toIssues(parsed.error) : []);
    if (parsed.success) action.run(entry);
  };
  return (
    <Section title="Create user">
      <Failure text={issues[0]?.message ?? action.failure} />
      <form onSubmit={submit} className={classes.form} noValidate autoComplete="off">
        <TextInput
          label="Username"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={isRefused('username')}
          value={entry.username}
          onChange={({ currentTarget: { value } }) => change({ username: value })}
        />
        <TextInput
          type="email"
          label="E-mail (optional)"
          autoComplete="off"
          error={isRefused('email')}
          value={entry.email}
          onChange={({ currentTarget: { value } }) => change({ email: value })}
        />
        <PasswordInput
          label="Password"
          autoComplete="new-password"
          visibilityToggleButtonProps={{ 'aria-label': 'Show the password' }}
          error={isRefused('password')}
          // Unlike other fields, it does not set this from `error`.
          aria-invalid={isRefused('password')}
          value={entry.password}
          onChange={({ currentTarget: { value } }) => change({ password: value })}
        />
        <CreateButton isBusy={action.isBusy} className={classes.submit}>
          Create User
        </CreateButton>
      </form>
    </Section>
  );
}
