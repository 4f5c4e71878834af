import { Loader, Tabs, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMemo, useState } from 'react';
import { TEMPLATE_LOCKED, type VerifyLicenseResponse } from '#domain/api/invitations.ts';
import { publishIssues } from '#domain/invitation/publishable.ts';
import { slugBase } from '#domain/invitation/slug.ts';
import { resolveTemplateId, type TemplateId } from '#domain/templates/template.ts';
import { ConflictDialog } from '../autosave/conflict-dialog.tsx';
import { useLiveStatus } from '../autosave/use-live-status.ts';
import { TemplateChooser } from '../chooser/template-chooser.tsx';
import { CustomizePanel } from '../customize/customize-panel.tsx';
import { SectionMenu } from '../customize/section-menu.tsx';
import { ActivatedDialog } from '../license/activated-dialog.tsx';
import { ActivatedPanel } from '../license/activated-panel.tsx';
import { LicenseDialog } from '../license/license-dialog.tsx';
import { PreviewPanel } from '../preview/preview-panel.tsx';
import { PurchaseDialog } from '../purchase/purchase-dialog.tsx';
import { shareInvitation } from '../share/share-invitation.ts';
import classes from './builder-screen.module.css';
import { DashboardPanel } from './dashboard-panel.tsx';
import { useInvitation, useStore } from './invitation-context.tsx';
import { Notices } from './notices.tsx';
import { SiteFooter } from './site-footer.tsx';
import { Status } from './status.tsx';
import { TopActions } from './top-actions.tsx';
import { TopBar } from './top-bar.tsx';
import { useLinks } from './use-links.ts';
import { useTabs } from './use-tabs.ts';

type Dialog = 'license' | 'purchase' | null;

/** (spec) The builder: choose, write, look, activate. */
export function BuilderScreen() {
  const store = useStore();
  const invitation = useInvitation();
  const { content, contentKey, credentials, save, stage } = invitation;
  const { tab, visited, open, target, jump } = useTabs(invitation);
  const [dialog, setDialog] = useState<Dialog>(null);
  const [activation, setActivation] = useState<VerifyLicenseResponse | null>(null);
  const [isFresh, setFresh] = useState(false);
  const links = useLinks();
  const live = useLiveStatus(announceAdopted);
  const issues = useMemo(() => publishIssues(content), [content]);
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
    setDialog(null);
    await store.activated(answer);
    setActivation(answer);
    setFresh(true);
  };

  if (stage === 'loading') return <Loading />;
  return (
    <Tabs
      value={tab}
      onChange={open}
      keepMountedMode="display-none"
      className={classes.screen ?? ''}
    >
      <TopBar isActive={isActive}>
        <TopActions
          isActive={isActive}
          tab={tab}
          onHaveLicense={() => setDialog('license')}
          onPreview={() => open('preview')}
        />
      </TopBar>
      <main className={classes.main}>
        <Tabs.Panel value="template">
          {isActive && tab === 'template' && (
            <div className={classes.status}>
              <Status live={live} issues={issues} onJump={jumpTo} />
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
        <Tabs.Panel value="customize">
          {visited.has('customize') && stage === 'ready' && (
            <CustomizePanel
              content={content}
              contentKey={contentKey}
              slug={slug}
              target={target}
              onChange={store.edit}
              status={
                tab === 'customize' && (
                  <Status live={live} issues={issues} onJump={jumpTo}>
                    <SectionMenu issues={issues} />
                  </Status>
                )
              }
              notices={<Notices />}
              isShown={tab === 'customize'}
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
              {isFresh && links && <ActivatedPanel links={links} />}
            </PreviewPanel>
          )}
        </Tabs.Panel>
        {isActive && links && (
          <Tabs.Panel value="dashboard">
            {visited.has('dashboard') && <DashboardPanel credentials={credentials} links={links} />}
          </Tabs.Panel>
        )}
      </main>
      <LicenseDialog
        opened={dialog === 'license'}
        futureUrl={
          slugBase(content.couple.bride, content.couple.groom)
            ? (links?.invitationUrl ?? null)
            : null
        }
        issues={issues}
        onClose={() => setDialog(null)}
        onJump={jumpTo}
        onActivated={(answer) => void activated(answer)}
      />
      <PurchaseDialog
        opened={dialog === 'purchase'}
        onClose={() => setDialog(null)}
        onHaveLicense={() => setDialog('license')}
      />
      <ActivatedDialog answer={activation} onClose={() => setActivation(null)} />
      <ConflictDialog phase={save?.phase ?? null} onChoose={store.resolveConflict} />
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

function Loading() {
  return (
    <main className={classes.loading}>
      <Loader color="rose.4" />
      <Text c="dimmed" role="status">
        Loading your invitation data...
      </Text>
    </main>
  );
}
