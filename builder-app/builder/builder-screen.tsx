import { Button, Loader, Tabs, Text } from '@mantine/core';
import { Suspense, useEffect, useRef, useState } from 'react';
import { IconKey } from '../theme/icons.ts';
import { useBuilder } from './builder-context.tsx';
import classes from './builder-screen.module.css';
import { useInvitation } from './invitation-context.tsx';
import { DashboardPanel, Dialogs, FormPanel, LookPanel, preloadScreens } from './screens.ts';
import { credentialsOf, isReady, saveOf } from './store/invitation-state.ts';
import { BUILDER_TABS_ID } from './tabs.ts';
import { TemplatePanel } from './template-panel.tsx';
import { TopBar } from './top-bar.tsx';

/** (spec) The builder: choose a template, edit, preview, activate. */
export function BuilderScreen() {
  const state = useInvitation();
  const credentials = credentialsOf(state);
  const isThere = isReady(state);
  const { tab, visited, open, activation, setDialog } = useBuilder();
  const hasDialogs = useDialogs(isThere);
  useEarlyPress(isThere);
  if (state.kind === 'loading') return <Waiting text="Loading your invitation data..." />;
  return (
    <Tabs
      id={BUILDER_TABS_ID}
      value={tab}
      onChange={open}
      keepMountedMode="display-none"
      className={classes.screen ?? ''}
    >
      <TopBar isActive={credentials !== null}>
        {!credentials && <HaveLicense onClick={() => setDialog('license')} />}
      </TopBar>
      <main>
        <Tabs.Panel value="template">
          <TemplatePanel />
        </Tabs.Panel>
        <Suspense fallback={<Waiting />}>
          <Tabs.Panel value="customize">
            {isThere && visited.has('customize') && <FormPanel />}
          </Tabs.Panel>
          <Tabs.Panel value="preview">
            {isThere && visited.has('preview') && <LookPanel />}
          </Tabs.Panel>
          <Tabs.Panel value="dashboard">
            {credentials && tab === 'dashboard' && (
              <DashboardPanel credentials={credentials} activated={activation} />
            )}
          </Tabs.Panel>
        </Suspense>
      </main>
      <Suspense>{hasDialogs && <Dialogs />}</Suspense>
    </Tabs>
  );
}

/**
 * Whether the dialogs are part of the page: once they have been fetched, or one of them is asked
 * for. Until then, an unfetched script must not take the page down.
 */
function useDialogs(isThere: boolean): boolean {
  const [isFetched, setFetched] = useState(false);
  const { dialog } = useBuilder();
  const save = saveOf(useInvitation());
  const isAsked = dialog !== null || save?.phase.kind === 'conflict';
  useEffect(() => {
    if (isThere) preloadScreens(() => setFetched(true));
  }, [isThere]);
  return isThere && (isFetched || isAsked);
}

/**
 * Repeats a click made before the scripts had loaded, on a slow connection. The clicked button has
 * kept the focus, without the ring of a keyboard's focus.
 */
function useEarlyPress(isThere: boolean) {
  const early = useRef<HTMLElement>(null);
  useEffect(() => {
    early.current = document.querySelector('button:focus:not(:focus-visible)');
  }, []);
  useEffect(() => {
    if (!isThere) return;
    if (early.current?.matches(':focus')) early.current.click();
    early.current = null;
  }, [isThere]);
}

function HaveLicense({ onClick }: { readonly onClick: () => void }) {
  return (
    <Button
      variant="subtle"
      color="gray"
      c="gray.8"
      px="sm"
      leftSection={<IconKey size={17} stroke={1.6} />}
      onClick={onClick}
    >
      Have a License?
    </Button>
  );
}

function Waiting({ text }: { readonly text?: string }) {
  return (
    <div className={classes.waiting}>
      <Loader color="rose.4" />
      {text && (
        <Text c="dimmed" role="status">
          {text}
        </Text>
      )}
    </div>
  );
}
