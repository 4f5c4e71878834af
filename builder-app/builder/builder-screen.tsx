import { Button, Loader, Tabs, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconKey } from '@tabler/icons-react';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { TEMPLATE_LOCKED, type VerifyLicenseResponse } from '#domain/api/invitations.ts';
import { publishIssues } from '#domain/invitation/publishable.ts';
import { resolveTemplateId, type TemplateId } from '#domain/templates/template.ts';
import { useLiveStatus } from '../autosave/use-live-status.ts';
import { TemplateChooser } from '../chooser/template-chooser.tsx';
import { SectionMenu } from '../customize/section-menu.tsx';
import { ActivatedPanel } from '../license/activated-panel.tsx';
import { shareInvitation } from '../share/share-invitation.ts';
import classes from './builder-screen.module.css';
import type { OpenDialog } from './dialogs.tsx';
import { useInvitation, useStore } from './invitation-context.tsx';
import { Notices } from './notices.tsx';
import {
  CustomizePanel,
  DashboardPanel,
  Dialogs,
  PreviewPanel,
  preloadScreens,
} from './screens.ts';
import { SiteFooter } from './site-footer.tsx';
import { Status } from './status.tsx';
import { TopBar } from './top-bar.tsx';
import { useLinks } from './use-links.ts';
import { useTabs } from './use-tabs.ts';

/** (spec) The builder: choose, write, look, activate. */
export function BuilderScreen() {
  const store = useStore();
  const invitation = useInvitation();
  const { content, credentials, stage } = invitation;
  const { tab, visited, open, target, jump } = useTabs(invitation);
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const [activation, setActivation] = useState<VerifyLicenseResponse | null>(null);
  const links = useLinks();
  const live = useLiveStatus(announceAdopted);
  const issues = useMemo(() => publishIssues(content), [content]);
  useEffect(() => {
    if (stage === 'ready') preloadScreens();
  }, [stage]);
  const isActive = credentials !== null;
  const slug = invitation.cleanUrl || 'preview';

  const choose = (templateId: TemplateId) => {
    if (store.chooseTemplate(templateId)) return open('customize');
    notifications.show({ color: 'gold', message: TEMPLATE_LOCKED, role: 'alert' });
  };
  const jumpTo = (path: string) => {
    setDialog(null);
    jump(path);
  };
  const activated = async (answer: VerifyLicenseResponse) => {
    setActivation(answer);
    setDialog('activated');
    await store.activated(answer);
  };
  const status = { live, issues, onJump: jumpTo };

  if (stage === 'loading') return <Waiting text="Loading your invitation data..." />;
  return (
    <Tabs
      value={tab}
      onChange={open}
      keepMountedMode="display-none"
      className={classes.screen ?? ''}
    >
      <TopBar isActive={isActive}>
        {!isActive && (
          <Button
            variant="subtle"
            color="gray"
            c="gray.8"
            px="sm"
            leftSection={<IconKey size={17} stroke={1.6} />}
            onClick={() => setDialog('license')}
          >
            Have a License?
          </Button>
        )}
      </TopBar>
      <main>
        <Tabs.Panel value="template">
          {isActive && tab === 'template' && (
            <div className={classes.status}>
              <Status {...status} />
            </div>
          )}
          <TemplateChooser
            selected={
              invitation.chosen ? resolveTemplateId(content.customizations.selectedTemplate) : null
            }
            isLocked={isActive}
            onChoose={choose}
          />
          <SiteFooter />
        </Tabs.Panel>
        <Suspense fallback={<Waiting />}>
          <Tabs.Panel value="customize">
            {visited.has('customize') && stage === 'ready' && (
              <CustomizePanel
                content={content}
                contentKey={invitation.contentKey}
                slug={slug}
                target={target}
                onChange={store.edit}
                isShown={tab === 'customize'}
                notices={<Notices />}
                status={
                  tab === 'customize' && (
                    <Status {...status}>
                      <SectionMenu issues={issues} />
                    </Status>
                  )
                }
              />
            )}
          </Tabs.Panel>
          <Tabs.Panel value="preview">
            {visited.has('preview') && (
              <PreviewPanel
                content={content}
                slug={slug}
                isActive={isActive}
                onGetLicense={() => setDialog('purchase')}
                onShare={() => links && void shareInvitation(links.invitationUrl, content)}
              >
                {activation && links && <ActivatedPanel links={links} />}
              </PreviewPanel>
            )}
          </Tabs.Panel>
          <Tabs.Panel value="dashboard">
            {credentials && links && tab === 'dashboard' && (
              <DashboardPanel credentials={credentials} links={links} />
            )}
          </Tabs.Panel>
        </Suspense>
      </main>
      <Suspense>
        {stage === 'ready' && (
          <Dialogs
            open={dialog}
            setOpen={setDialog}
            activation={activation}
            onActivated={(answer) => void activated(answer)}
            issues={issues}
            onJump={jumpTo}
          />
        )}
      </Suspense>
    </Tabs>
  );
}

function announceAdopted() {
  notifications.show({
    color: 'sage',
    title: 'Your partner’s changes are here',
    message: 'They were saved while you had nothing unsaved.',
  });
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
