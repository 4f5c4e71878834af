import { notifications } from '@mantine/notifications';
import { TEMPLATE_LOCKED } from '#domain/api/invitations.ts';
import { resolveTemplateId, type TemplateId } from '#domain/templates/template.ts';
import { TemplateChooser } from '../chooser/template-chooser.tsx';
import { SiteFooter } from '../site/site-footer.tsx';
import { unlessUploading } from '../upload/use-uploads.ts';
import { useBuilder } from './builder-context.tsx';
import { useInvitation, useStore } from './invitation-context.tsx';
import { BesideKnown } from './notices.tsx';
import { Status } from './status/status.tsx';
import { isBesideKnown, isLicensed, isTemplateChosen } from './store/invitation-state.ts';
import { focusTab } from './tabs.ts';
import classes from './template-panel.module.css';

/** The Template tab: choosing one leads on to the form, until a license fixes the choice. */
export function TemplatePanel() {
  const store = useStore();
  const state = useInvitation();
  const { tab, visited, open } = useBuilder();
  const isActive = isLicensed(state);
  const { selectedTemplate } = state.content.customizations;
  // The other screens show a template before any was chosen.
  const isShown = isTemplateChosen(state) || visited.size > 1;
  const choose = (templateId: TemplateId) => {
    if (store.chooseTemplate(templateId)) {
      open('customize');
      focusTab('customize');
      return;
    }
    notifications.show({ color: 'gold', message: TEMPLATE_LOCKED, role: 'alert' });
  };
  return (
    <>
      {isActive && tab === 'template' && (
        <div className={classes.status}>
          <Status />
        </div>
      )}
      {isBesideKnown(state) && (
        <div className={classes.status}>
          <BesideKnown />
        </div>
      )}
      <TemplateChooser
        selected={isShown ? resolveTemplateId(selectedTemplate) : null}
        isLocked={isActive}
        onChoose={(templateId) => unlessUploading(() => choose(templateId))}
      />
      <SiteFooter current="/" />
    </>
  );
}
