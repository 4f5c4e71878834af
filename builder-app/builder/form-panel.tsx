import { CustomizePanel } from '../customize/customize-panel.tsx';
import { SectionMenu } from '../customize/section-menu.tsx';
import { useBuilder } from './builder-context.tsx';
import { useInvitation, useStore } from './invitation-context.tsx';
import { Notices } from './notices.tsx';
import { Status } from './status/status.tsx';
import { addressOf } from './store/invitation-state.ts';

/** The Customize tab. It stays mounted while other tabs are open, so that uploads continue. */
export function FormPanel() {
  const store = useStore();
  const state = useInvitation();
  const { tab, target, issues } = useBuilder();
  const isShown = tab === 'customize';
  return (
    <CustomizePanel
      content={state.content}
      contentKey={state.contentKey}
      slug={addressOf(state) || 'preview'}
      target={target}
      onChange={store.edit}
      collectFrom={store.collectFrom}
      isShown={isShown}
      notices={<Notices />}
      status={
        isShown && (
          <Status>
            <SectionMenu issues={issues} />
          </Status>
        )
      }
    />
  );
}
