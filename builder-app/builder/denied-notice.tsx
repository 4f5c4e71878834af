import { Alert, Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { browserStorage } from '../access/browser-storage.ts';
import { sameContent } from '../autosave/content.ts';
import { IconLinkOff } from '../theme/icons.ts';
import { useInvitation } from './invitation-context.tsx';
import type { Editing } from './store/invitation-state.ts';
import { keptEdits } from './store/kept-contents.ts';

interface DeniedNoticeProps {
  /** What happens to the content on the screen. */
  readonly fate: string;
  readonly children?: ReactNode;
}

/** Shown when the server refuses a link; says where to find a valid one. */
export function DeniedNotice({ fate, children }: DeniedNoticeProps) {
  return (
    <Alert
      color="red"
      icon={<IconLinkOff stroke={1.6} />}
      title="This edit link is no longer valid"
      mb="md"
    >
      Use the latest edit link from your dashboard or your e-mail, or{' '}
      <Anchor inherit href="/contact">
        write to us
      </Anchor>
      . {fate}
      {children}
    </Alert>
  );
}

/** Shown when access is refused during editing; says whether the unsaved changes are kept. */
export function DeniedWhileEditing() {
  const state = useInvitation();
  if (state.kind !== 'editing' || state.save.phase.kind !== 'denied') return null;
  return (
    <DeniedNotice
      fate={
        isKeptHere(state)
          ? 'Your changes are kept in this browser, and come back when you open that link here.'
          : 'This browser has no room for your changes: copy them before you close this page.'
      }
    />
  );
}

function isKeptHere({ credentials, content }: Editing): boolean {
  const kept = keptEdits.read(browserStorage, credentials.invitationId);
  return kept !== null && sameContent(kept.content, content);
}
