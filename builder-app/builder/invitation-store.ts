import type { LoadInvitationResponse } from '#domain/api/invitations.ts';
import { changeTemplate } from '#domain/invitation/template-change.ts';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import { ApiError, type Credentials } from '../api-client.ts';
import { type Autosave, type AutosaveStart, createAutosave } from '../autosave/autosave.ts';
import { sameContent } from '../autosave/content.ts';
import { editable } from '../customize/empty-entries.ts';
import { NOT_WAITING, UNLICENSED } from './blank-state.ts';
import {
  acceptCredentials,
  forgetCredentials,
  refuseCredentials,
  sameCredentials,
  storeCredentials,
  storedBeside,
} from './credentials.ts';
import { keptAddresses, keptEdits, type UnsavedEdit } from './draft.ts';
import type { InvitationPorts, InvitationState, InvitationStore } from './invitation-state.ts';
import { editSince, type Stopgap, standInFor, startingPoint } from './starting-point.ts';
import { createTabDraft } from './tab-draft.ts';

export function createInvitationStore(ports: InvitationPorts): InvitationStore {
  const { storage } = ports;
  const draft = createTabDraft(storage);
  let autosave: Autosave | null = null;
  /** What was put on the screen while the invitation is not loaded. */
  let stopgap: Stopgap | null = null;
  /** Makes the form hand on what was typed just now. */
  let collect = () => {};
  let state: InvitationState = {
    stage: 'starting',
    content: draft.agreed,
    contentKey: 0,
    chosen: false,
    known: null,
    ...NOT_WAITING,
    ...UNLICENSED,
  };
  const listeners = new Set<() => void>();

  function update(change: Partial<InvitationState>) {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  /** Replaces what the form shows. */
  function show(content: WeddingData, change: Partial<InvitationState> = {}) {
    update({ ...change, content, contentKey: state.contentKey + 1 });
  }

  function startAutosave(credentials: Credentials, start: AutosaveStart) {
    autosave?.stop();
    const started = createAutosave(start, ports.autosavePorts(credentials));
    autosave = started;
    started.subscribe(() => {
      update({ save: started.state });
      const { kind } = started.state.phase;
      if (kind === 'saved') keptEdits.clear(storage, credentials.invitationId);
      // The page may end before the answer comes.
      if (kind === 'saving') keepInBrowser();
    });
    update({ save: started.state });
  }

  /** So that a closed browser loses nothing: a draft, or the edit that is not on the server yet. */
  function keepInBrowser() {
    const { credentials } = state;
    if (!credentials) return writeDraft();
    if (state.loadProblem === 'unreachable') return keepStopgap(credentials);
    if (!autosave || autosave.state.phase.kind === 'saved') return;
    const { content: base, revision: baseRevision, sent } = autosave.base;
    const { invitationId } = credentials;
    keptEdits.write(storage, { invitationId, base, baseRevision, sent, content: autosave.screen });
  }

  function keepStopgap({ invitationId }: Credentials) {
    const { content, unsaved } = state;
    if (!stopgap || sameContent(stopgap.shown, content)) return;
    // Another tab may have kept its words meanwhile.
    const kept = keptEdits.read(storage, invitationId);
    const edit = editSince(invitationId, { ...stopgap, now: content }, kept, unsaved);
    const isKept = keptEdits.write(storage, edit);
    if (isKept) stopgap = { ...stopgap, shown: content };
    update({ unsaved: edit, isKept });
  }

  function writeDraft() {
    const isKept = draft.keep(state.content, state.chosen, state.known?.invitationId);
    if (isKept !== state.isKept) update({ isKept });
  }

  function startUnlicensed() {
    const { content, chosen } = draft.open();
    show(content, { stage: 'ready', chosen });
  }

  function lookForDraft() {
    const hasDraftBeside = autosave !== null && draft.isMoreThan(state.content);
    if (hasDraftBeside !== state.hasDraftBeside) update({ hasDraftBeside });
  }

  function followDraft() {
    const both = draft.follow(() => {
      collect();
      return state.content;
    });
    if (!both) return;
    const { content, chosen, isNewer } = both;
    if (!sameContent(content, state.content)) show(content, { chosen: state.chosen || chosen });
    if (isNewer) writeDraft();
  }

  async function openWith(credentials: Credentials): Promise<void> {
    const cleanUrl = keptAddresses.read(storage, credentials.invitationId);
    update({ stage: 'loading', credentials, known: null, cleanUrl });
    collect();
    await load(credentials);
  }

  async function load(credentials: Credentials): Promise<void> {
    try {
      opened(credentials, await ports.load(credentials));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      notOpened(credentials, error);
    }
  }

  /** False once another answer has led on, or the invitation was given up. */
  function isAwaited(credentials: Credentials): boolean {
    if (!state.credentials || autosave || state.loadProblem === 'denied') return false;
    return sameCredentials(state.credentials, credentials);
  }

  function opened(credentials: Credentials, loaded: LoadInvitationResponse) {
    if (!isAwaited(credentials)) return;
    acceptCredentials(storage, credentials);
    collect();
    const { base, baseRevision, sent, screen } = startingPoint(
      loaded,
      keptEdits.read(storage, credentials.invitationId),
      stopgap && { ...stopgap, now: state.content },
    );
    stopgap = null;
    draft.comeBackTo(credentials.invitationId);
    startAutosave(credentials, { content: base, revision: baseRevision, sent });
    const { cleanUrl } = loaded;
    keptAddresses.write(storage, credentials.invitationId, cleanUrl);
    show(screen, { ...NOT_WAITING, stage: 'ready', chosen: true, cleanUrl });
    lookForDraft();
    if (screen === base) return;
    autosave?.change(screen);
    void autosave?.saveNow();
  }

  /** (spec) Logged only. Nothing is saved until it is loaded. */
  function notOpened(credentials: Credentials, error: ApiError) {
    if (!isAwaited(credentials)) return;
    collect();
    console.error('The invitation could not be loaded', error);
    const isDenied = error.status === 401 || error.status === 403;
    if (isDenied) refuseCredentials(storage, credentials);
    const loadProblem = isDenied ? 'denied' : 'unreachable';
    const known = isDenied ? storedBeside(storage, credentials) : null;
    const unsaved = isDenied ? null : keptEdits.read(storage, credentials.invitationId);
    standIn({ stage: 'ready', loadProblem, known, ...(unsaved && { unsaved }) }, unsaved);
    keepInBrowser();
  }

  /** Shows the edit that was not saved yet, else the draft, with what was written here since. */
  function standIn(change: Partial<InvitationState>, unsaved: UnsavedEdit | null) {
    const written = stopgap && { ...stopgap, now: state.content };
    const { content, isStandIn, ...begun } = standInFor(draft.content(), unsaved, written);
    stopgap = begun;
    const shown = { ...change, isStandIn };
    if (!written) show(content, { ...shown, chosen: true });
    else if (sameContent(content, written.now)) update(shown);
    else show(content, shown);
  }

  /** Ends the work on what is on the screen, which is kept as far as it can be. */
  function putAway() {
    autosave?.stop();
    autosave = null;
    stopgap = null;
  }

  /** Goes on with the draft, beside what is `known`. */
  function turnToDraft(known: Credentials | null) {
    putAway();
    update({ ...NOT_WAITING, ...UNLICENSED, known });
    startUnlicensed();
    if (known) writeDraft();
  }

  return {
    get state() {
      return state;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async start() {
      if (state.stage !== 'starting') return;
      const access = ports.takeCredentials();
      if (!access) return startUnlicensed();
      const { credentials, isLinked } = access;
      if (isLinked || !draft.isBeside(credentials.invitationId)) return openWith(credentials);
      update({ known: credentials });
      startUnlicensed();
    },
    async follow() {
      if (state.stage !== 'ready') return;
      if (state.credentials) return lookForDraft();
      const access = ports.takeCredentials();
      const { known } = state;
      if (!access || (known && sameCredentials(known, access.credentials))) return followDraft();
      stopgap = { shown: draft.agreed, isOurs: false };
      await openWith(access.credentials);
    },
    edit(content) {
      if (content === state.content) return;
      update({ content });
      autosave?.change(content);
      keepInBrowser();
    },
    chooseTemplate(templateId) {
      if (state.credentials) return false;
      show(changeTemplate(state.content, templateId), { chosen: true });
      keepInBrowser();
      return true;
    },
    activationKey(licenseCode) {
      const key = draft.activationKey(licenseCode);
      writeDraft();
      return key;
    },
    async activated(answer) {
      const credentials = { invitationId: answer.invitationId, token: answer.dashboardToken };
      storeCredentials(storage, credentials);
      draft.clear();
      putAway();
      stopgap = { shown: state.content, isOurs: true };
      const { cleanUrl } = answer;
      keptAddresses.write(storage, credentials.invitationId, cleanUrl);
      update({
        ...NOT_WAITING,
        credentials,
        cleanUrl,
        save: null,
        hasDraftBeside: false,
        known: null,
      });
      await load(credentials);
    },
    async reload() {
      if (state.credentials) await load(state.credentials);
    },
    collectFrom(form) {
      collect = form;
      return () => {
        collect = () => {};
      };
    },
    collect: () => collect(),
    adopt(loaded) {
      collect();
      const content = editable(loaded.weddingData);
      if (!autosave?.adopt(content, loaded.revision)) return false;
      show(content);
      return true;
    },
    async saveNow() {
      collect();
      await autosave?.saveNow();
    },
    resolveConflict(choice) {
      collect();
      if (autosave) show(editable(autosave.resolve(choice)));
    },
    restoreSetAside() {
      collect();
      if (autosave) show(editable(autosave.restoreSetAside()));
    },
    leave() {
      const { credentials, known } = state;
      if (!known) forgetCredentials(storage);
      if (credentials && credentials.invitationId !== known?.invitationId) {
        keptEdits.clear(storage, credentials.invitationId);
        keptAddresses.clear(storage, credentials.invitationId);
      }
      turnToDraft(known);
    },
    async openKnown() {
      const { known } = state;
      if (!known) return;
      collect();
      putAway();
      update(NOT_WAITING);
      await openWith(known);
    },
    openDraft() {
      const { credentials } = state;
      if (!credentials) return;
      collect();
      void autosave?.saveNow();
      turnToDraft(credentials);
    },
    discardDraft() {
      draft.clear();
      lookForDraft();
    },
  };
}
