import { Container, Tabs } from '@mantine/core';
import { useHash } from '@mantine/hooks';
import { useState } from 'react';
import { BusyButton } from '../site/busy-button.tsx';
import { IconDashboard, IconKey, IconLogout, IconTicket, IconUsers } from '../theme/icons.ts';
import { Failure } from './failure.tsx';
import { LicensesTab } from './licenses/licenses-tab.tsx';
import { OverviewTab } from './overview/overview-tab.tsx';
import classes from './panel.module.css';
import { PanelQueries } from './panel-queries.tsx';
import { SessionsTab } from './sessions/sessions-tab.tsx';
import { SuccessBanner } from './success.tsx';
import { UsersTab } from './users/users-tab.tsx';

/** (spec) Tabs are named by the address's hash, so that a reload keeps the open one. */
const TABS = [
  { value: 'overview', label: 'Overview', icon: IconDashboard, Content: OverviewTab },
  { value: 'licenses', label: 'Licenses', icon: IconTicket, Content: LicensesTab },
  { value: 'users', label: 'Users', icon: IconUsers, Content: UsersTab },
  { value: 'sessions', label: 'Dashboard Sessions', icon: IconKey, Content: SessionsTab },
] as const;

interface PanelProps {
  readonly username: string;
  /** Whether it follows a form or a button that had the focus. */
  readonly takesFocus: boolean;
  readonly onSignOut: () => Promise<void>;
  readonly onSessionLost: () => void;
}

export function Panel({ username, takesFocus, onSignOut, onSessionLost }: PanelProps) {
  const [hash, setHash] = useHash({ getInitialValueInEffect: false });
  const open = TABS.find(({ value }) => `#${value}` === hash)?.value ?? 'overview';
  return (
    <PanelQueries onSessionLost={onSessionLost}>
      <SuccessBanner>
        <Tabs
          value={open}
          onChange={(tab) => setHash(tab ?? '')}
          keepMounted={false}
          classNames={{ tab: classes.tab ?? '', list: classes.tabs ?? '' }}
        >
          {/* Not a `header`: a dialog has one, and a page may have only one banner. */}
          <nav className={classes.bar} aria-label="Admin">
            <h1 ref={takesFocus ? takeFocus : undefined} tabIndex={-1} className={classes.wordmark}>
              Wedding Invite <span>Admin</span>
            </h1>
            <Logout username={username} onSignOut={onSignOut} />
            <Tabs.List aria-label="Parts of the panel">
              {TABS.map(({ value, label, icon: Icon }) => (
                <Tabs.Tab
                  key={value}
                  value={value}
                  leftSection={<Icon size={18} stroke={1.6} aria-hidden />}
                >
                  {label}
                </Tabs.Tab>
              ))}
            </Tabs.List>
          </nav>
          <Container component="main" size="76rem" className={classes.content ?? ''}>
            {TABS.map(({ value, Content }) => (
              <Tabs.Panel key={value} value={value} className={classes.panel ?? ''}>
                <Content />
              </Tabs.Panel>
            ))}
          </Container>
        </Tabs>
      </SuccessBanner>
    </PanelQueries>
  );
}

const takeFocus = (heading: HTMLElement | null) => heading?.focus();

function Logout({ username, onSignOut }: Pick<PanelProps, 'username' | 'onSignOut'>) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  return (
    <>
      <div className={classes.session}>
        <span>{username}</span>
        <BusyButton
          size="compact-md"
          variant="default"
          leftSection={<IconLogout size={17} stroke={1.6} />}
          isBusy={state === 'busy'}
          onClick={() => {
            setState('busy');
            onSignOut().catch(() => setState('failed'));
          }}
        >
          Logout
        </BusyButton>
      </div>
      {state === 'failed' && (
        <div className={classes.failure}>
          <Failure text="Logout failed: you are still signed in. Try again." />
        </div>
      )}
    </>
  );
}
