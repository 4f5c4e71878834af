import { changeTemplate } from '#domain/invitation/template-change.ts';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import { resolveTemplateId } from '#domain/templates/template.ts';
import {
  forgetCredentials,
  forgetOtherAccess,
  sameCredentials,
  storeCredentials,
  storedCredentials,
  storeLinked,
} from '../../access/stored-access.ts';
import type { Credentials } from '../../api-client.ts';
import { sameContent } from '../../autosave/content.ts';
import { editable } from '../../customize/empty-entries.ts';
import { createCurrentState } from './current-state.ts';
import { type Fallback, newFallback } from './fallback.ts';
import type { Drafting, Editing } from './invitation-state.ts';
import { keptAddresses, keptEdits, keptVersions } from './kept-contents.ts';
import { createLoader } from './loading.ts';
import { addVersion, changeSetAside, removeVersion } from './set-aside.ts';
import type { InvitationPorts, InvitationStore } from './store-contract.ts';
import { createTabDraft } from './tab-draft.ts';
import { createTabEdits } from './tab-edits.ts';
import { drafting, showing } from './transitions.ts';

export function createInvitationStore(ports: InvitationPorts): InvitationStore {
  const { storage } = ports;
  const draft = createTabDraft(storage);
  const edits = createTabEdits(storage);
  const current = createCurrentState(storage, draft, edits);
  const load = createLoader(ports, current, draft, edits);
  const { enter, show, keep, collect } = current;

  /** Enters the draft; `known` is the access to an invitation that stays available. */
  const turnToDraft = (known: Credentials | null) =>
    enter(drafting(current.state, draft.open(), known));

  async function openInvitation(
    credentials: Credentials,
    fallback: Fallback | null,
  ): Promise<void> {
    const { content, contentKey } = current.state;
    const cleanUrl = keptAddresses.read(storage, credentials.invitationId);
    enter({ kind: 'loading', content, contentKey, credentials, cleanUrl, fallback });
    // Text being typed belongs to this invitation; it must not replace another tab's draft.
    collect();
    await load(credentials);
  }

  async function start(): Promise<void> {
    if (current.state.kind !== 'starting') return;
    const access = ports.takeCredentials();
    if (!access) return turnToDraft(null);
    const { credentials, isLinked } = access;
    if (!isLinked && draft.isBeside(credentials.invitationId)) return turnToDraft(credentials);
    await openInvitation(credentials, null);
  }

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
    await openInvitation(credentials, { ...newFallback(draft.base, 'draft'), isKept });
  }

  function lookForDraft(state: Editing) {
    const hasDraftBeside = draft.isMoreThan(state.content);
    if (hasDraftBeside !== state.hasDraftBeside) enter({ ...state, hasDraftBeside });
  }

  function setAside(change: (versions: readonly WeddingData[]) => WeddingData[]) {
    const { state } = current;
    if (state.kind !== 'editing') return;
    const { invitationId } = state.credentials;
    enter({ ...state, setAside: changeSetAside(storage, invitationId, state.setAside, change) });
  }

  return {
    get state() {
      return current.state;
    },
    subscribe: current.subscribe,
    collectFrom: current.collectFrom,
    collect,
    start,
    async follow() {
      const { state } = current;
      if (state.kind === 'editing') lookForDraft(state);
      if (state.kind === 'drafting') await followAccess(state);
    },
    edit(content) {
      const { state } = current;
      if (content === state.content) return;
      enter({ ...state, content });
      if (state.kind === 'editing') state.autosave.change(content);
      keep();
    },
    chooseTemplate(templateId) {
      // A click may come before the browser's storage has been read.
      void start();
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
    async activated({ invitationId, dashboardToken, cleanUrl }) {
      const credentials = { invitationId, token: dashboardToken };
      storeCredentials(storage, credentials);
      draft.clear();
      keptAddresses.write(storage, invitationId, cleanUrl);
      const { content, contentKey } = current.state;
      const fallback = newFallback(content, 'activation');
      enter({ kind: 'activated', content, contentKey, credentials, cleanUrl, fallback });
      await load(credentials);
    },
    async reload() {
      const { state } = current;
      if (state.kind === 'unreachable') await load(state.credentials);
    },
    adopt(loaded) {
      collect();
      const { state } = current;
      if (state.kind !== 'editing') return false;
      const content = editable(loaded.weddingData);
      if (!state.autosave.adopt(content, loaded.revision)) return false;
      show(content);
      return true;
    },
    async saveNow() {
      collect();
      const { state } = current;
      if (state.kind === 'editing') await state.autosave.saveNow();
    },
    resolveConflict(choice) {
      collect();
      const { state } = current;
      if (state.kind !== 'editing') return false;
      const { content, lost } = state.autosave.resolve(choice);
      show(editable(content));
      if (lost) setAside(addVersion(lost));
      return lost !== null;
    },
    bringBack(version) {
      collect();
      const { state } = current;
      if (state.kind !== 'editing') return;
      const others = removeVersion(version);
      setAside((versions) => addVersion(state.content)(others(versions)));
      const content = editable(version);
      show(content);
      state.autosave.change(content);
      keep();
      void state.autosave.saveNow();
    },
    discardVersion: (version) => setAside(removeVersion(version)),
    leave() {
      const { state } = current;
      if (state.kind !== 'denied') return;
      const { invitationId } = state.credentials;
      const known = state.known ?? forgetCredentials(storage);
      if (invitationId !== known?.invitationId) {
        keptEdits.clear(storage, invitationId);
        keptAddresses.clear(storage, invitationId);
        keptVersions.write(storage, invitationId, []);
      }
      turnToDraft(known);
      if (known) keep();
    },
    async openKnown() {
      collect();
      const { state } = current;
      const known = state.kind === 'drafting' || state.kind === 'denied' ? state.known : null;
      if (known) await openInvitation(known, null);
    },
    async openOther() {
      collect();
      const { state } = current;
      if (state.kind !== 'editing' || !state.other) return;
      void state.autosave.saveNow();
      storeLinked(storage, state.other);
      await openInvitation(state.other, null);
    },
    forgetOther() {
      forgetOtherAccess(storage);
      const { state } = current;
      if (state.kind === 'editing') enter({ ...state, other: null });
    },
    openDraft() {
      collect();
      const { state } = current;
      if (state.kind !== 'editing') return;
      void state.autosave.saveNow();
      turnToDraft(state.credentials);
      keep();
    },
    discardDraft() {
      draft.clear();
      const { state } = current;
      if (state.kind === 'editing') lookForDraft(state);
    },
  };
}
