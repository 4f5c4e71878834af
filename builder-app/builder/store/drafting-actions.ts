import { changeTemplate } from '#domain/invitation/template-change.ts';
import { resolveTemplateId } from '#domain/templates/template.ts';
import type { KeyStorage } from '../../access/browser-storage.ts';
import { sameCredentials, storedCredentials } from '../../access/stored-access.ts';
import { sameContent } from '../../autosave/content.ts';
import type { CurrentState } from './current-state.ts';
import { newFallback } from './fallback.ts';
import type { Drafting, Editing } from './invitation-state.ts';
import type { Opening } from './opening.ts';
import type { InvitationStore } from './store-contract.ts';
import type { TabDraft } from './tab-draft.ts';
import { showing } from './transitions.ts';

type DraftingActions = Pick<
  InvitationStore,
  'follow' | 'chooseTemplate' | 'activationKey' | 'openDraft' | 'discardDraft'
>;

/** What can be done with the draft, and beside an invitation that is being edited. */
export function createDraftingActions(
  storage: KeyStorage,
  current: CurrentState,
  draft: TabDraft,
  opening: Opening,
): DraftingActions {
  const { enter, keep, collect } = current;

  function followDraft() {
    const both = draft.follow(() => {
      collect();
      return current.state.content;
    });
    const { state } = current;
    if (!both || state.kind !== 'drafting') return;
    const { content, chosen, isNewer } = both;
    if (!sameContent(content, state.content)) {
      enter(showing({ ...state, chosen: state.chosen || chosen }, content));
    }
    if (isNewer) keep();
  }

  async function followAccess(state: Drafting): Promise<void> {
    const credentials = storedCredentials(storage);
    const { known, isKept } = state;
    if (!credentials || (known && sameCredentials(known, credentials))) return followDraft();
    await opening.openInvitation(credentials, { ...newFallback(draft.base, 'draft'), isKept });
  }

  function lookForDraft(state: Editing) {
    const hasDraftBeside = draft.isMoreThan(state.content);
    if (hasDraftBeside !== state.hasDraftBeside) enter({ ...state, hasDraftBeside });
  }

  return {
    async follow() {
      const { state } = current;
      if (state.kind === 'editing') lookForDraft(state);
      if (state.kind === 'drafting') await followAccess(state);
    },
    chooseTemplate(templateId) {
      const { state } = current;
      if (state.kind !== 'drafting') return false;
      const { selectedTemplate } = state.content.customizations;
      // Choosing the same template again is no change: the couple's gallery and story stay as they
      // are.
      if (state.chosen && resolveTemplateId(selectedTemplate) === templateId) return true;
      enter(showing({ ...state, chosen: true }, changeTemplate(state.content, templateId)));
      keep();
      return true;
    },
    activationKey(licenseCode) {
      const key = draft.activationKey(licenseCode);
      keep();
      return key;
    },
    openDraft() {
      collect();
      const { state } = current;
      if (state.kind !== 'editing') return;
      void state.autosave.saveNow();
      opening.openDraft(state.credentials);
      keep();
    },
    discardDraft() {
      draft.clear();
      const { state } = current;
      if (state.kind === 'editing') lookForDraft(state);
    },
  };
}
