import { notifications } from '@mantine/notifications';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import type { Issue } from '#domain/api/errors.ts';
import type { VerifyLicenseResponse } from '#domain/api/invitations.ts';
import { publishIssues } from '#domain/invitation/publishable.ts';
import type { Credentials } from '../api-client.ts';
import { useInvitation } from './invitation-context.tsx';
import { type LiveStatus, useLiveStatus } from './status/use-live-status.ts';
import { credentialsOf } from './store/invitation-state.ts';
import type { BuilderTab } from './tabs.ts';
import { useInvitationUrl } from './use-invitation-url.ts';
import { useTabs } from './use-tabs.ts';

export type OpenDialog = 'license' | 'purchase' | 'activated' | null;

/**
 * What the builder's screens share besides the invitation: which one is open, and what it shows.
 */
export interface Builder {
  readonly tab: BuilderTab;
  /** Screens that have been opened; they keep their state. */
  readonly visited: ReadonlySet<BuilderTab>;
  readonly open: (tab: string | null) => void;
  readonly dialog: OpenDialog;
  readonly setDialog: (dialog: OpenDialog) => void;
  /** The field to go to; each new object triggers one jump. */
  readonly target: { readonly path: string } | null;
  /** Closes any dialog and goes to a form field, given by its path in the content. */
  readonly jump: (path: string) => void;
  /** What prevents the content on the screen from being published. */
  readonly issues: readonly Issue[];
  readonly live: LiveStatus;
  /** Where guests find the invitation, see `useInvitationUrl`. */
  readonly invitationUrl: string | null;
  /** The server's response if the invitation on the screen was activated during this visit. */
  readonly activation: VerifyLicenseResponse | null;
  readonly setActivation: (answer: VerifyLicenseResponse) => void;
}

const BuilderContext = createContext<Builder | null>(null);

export function BuilderProvider({ children }: { readonly children: ReactNode }) {
  const invitation = useInvitation();
  const { tab, visited, open, target, jump } = useTabs(invitation);
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const [activation, setActivation] = useState<VerifyLicenseResponse | null>(null);
  const issues = useMemo(() => publishIssues(invitation.content), [invitation.content]);
  const builder: Builder = {
    tab,
    visited,
    open,
    dialog,
    setDialog,
    target,
    jump: (path) => {
      setDialog(null);
      jump(path);
    },
    issues,
    live: useLiveStatus(announceAdopted),
    invitationUrl: useInvitationUrl(),
    // The builder may have led to another invitation since.
    activation: isOf(activation, credentialsOf(invitation)) ? activation : null,
    setActivation,
  };
  return <BuilderContext value={builder}>{children}</BuilderContext>;
}

export function useBuilder(): Builder {
  const builder = useContext(BuilderContext);
  if (!builder) throw new Error('useBuilder needs a BuilderProvider above it');
  return builder;
}

const isOf = (activation: VerifyLicenseResponse | null, shown: Credentials | null): boolean =>
  activation?.invitationId === shown?.invitationId;

function announceAdopted() {
  notifications.show({
    color: 'sage',
    title: 'Your partner’s changes are here',
    message: 'They were saved while you had no unsaved changes.',
  });
}
