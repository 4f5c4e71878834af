import type { LoadInvitationResponse } from '#domain/api/invitations.ts';
import { slugBase } from '#domain/invitation/slug.ts';
import { changeTemplate, newInvitation } from '#domain/invitation/template-change.ts';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import { DEFAULT_TEMPLATE } from '#domain/templates/template.ts';
import { ApiError, type Credentials } from '../api-client.ts';
import { type Autosave, type AutosaveStart, createAutosave } from '../autosave/autosave.ts';
import { sameContent } from '../autosave/content.ts';
import { mergeEdits } from '../autosave/merge.ts';
import { editable } from '../customize/empty-entries.ts';
import { type Access, sameCredentials } from './credentials.ts';
import { type Activation, activationOf, keptDraft, keptEdits, type UnsavedEdit } from './draft.ts';
import type { InvitationPorts, InvitationState, InvitationStore } from './invitation-state.ts';
import { bothEdits, editOfStopgap, type Stopgap, startingPoint } from './starting-point.ts';

/** Nothing on the screen waits for its invitation. */
const NOT_WAITING = { loadProblem: null, unsaved: null, isKept: true } as const;

export function createInvitationStore(ports: InvitationPorts): InvitationStore {
  const { storage } = ports;
  let autosave: Autosave | null = null;
  /** What was put on the screen while the invitation is not loaded. */
  let stopgap: Stopgap | null = null;
  /** The code that was tried last. Not only in the browser's storage, which may refuse it. */
  let activation: Activation | undefined;
  /** Puts back the access that a refused link has replaced. */
  let undoAccess = () => {};
  /** Makes the form hand on what was typed just now. */
  let collect = () => {};
  const fresh = newInvitation(DEFAULT_TEMPLATE);
  /** The draft that this tab last read or kept. */
  let agreed = fresh;
  let state: InvitationState = {
    stage: 'starting',
    content: fresh,
    contentKey: 0,
    chosen: false,
    isKept: true,
    credentials: null,
    cleanUrl: '',
    loadProblem: null,
    unsaved: null,
    known: null,
    save: null,
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
    const edit = { ...(unsaved ?? editOfStopgap(invitationId, stopgap)), content };
    const isKept = keptEdits.write(storage, edit);
    if (isKept) stopgap = { ...stopgap, shown: content };
    update({ unsaved: edit, isKept });
  }

  function writeDraft() {
    const { content: weddingData, chosen, known } = state;
    // Another tab may have tried a code meanwhile.
    const tried = activation ?? keptDraft.read(storage)?.activation;
    const draft = {
      weddingData,
      chosen,
      ...(tried && { activation: tried }),
      ...(known && { beside: known.invitationId }),
    };
    const isKept = keptDraft.write(storage, draft);
    if (isKept) agreed = weddingData;
    if (isKept !== state.isKept) update({ isKept });
  }

  function startUnlicensed() {
    const draft = keptDraft.read(storage);
    agreed = draft ? editable(draft.weddingData) : fresh;
    show(agreed, { stage: 'ready', chosen: draft?.chosen ?? false });
  }

  function followDraft() {
    const draft = keptDraft.read(storage);
    if (!draft) return;
    const before = agreed;
    const theirs = editable(draft.weddingData);
    collect();
    // What was typed here has just been kept, in the place of theirs.
    const isReplaced = agreed !== before;
    const both = editable(mergeEdits(before, state.content, theirs).content);
    agreed = theirs;
    if (!sameContent(both, state.content)) show(both, { chosen: state.chosen || draft.chosen });
    if (isReplaced || !sameContent(both, theirs)) writeDraft();
  }

  async function openWith({ credentials, undo }: Access): Promise<void> {
    undoAccess = undo;
    update({ stage: 'loading', credentials, known: null });
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

  function opened(credentials: Credentials, loaded: LoadInvitationResponse) {
    const { base, baseRevision, sent, screen } = startingPoint(
      loaded,
      keptEdits.read(storage, credentials.invitationId),
      stopgap && { ...stopgap, now: state.content },
    );
    stopgap = null;
    comeBackTo(credentials);
    startAutosave(credentials, { content: base, revision: baseRevision, sent });
    const { cleanUrl } = loaded;
    show(screen, { ...NOT_WAITING, stage: 'ready', chosen: true, cleanUrl });
    if (screen === base) return;
    autosave?.change(screen);
    void autosave?.saveNow();
  }

  /** (spec) Logged only; the address is derived from the names. Nothing is saved until it is loaded. */
  function notOpened(credentials: Credentials, error: ApiError) {
    console.error('The invitation could not be loaded', error);
    const isDenied = error.status === 401 || error.status === 403;
    if (isDenied) undoAccess();
    const loadProblem = isDenied ? 'denied' : 'unreachable';
    const known = isDenied ? knownBeside(credentials) : null;
    const unsaved = isDenied ? null : keptEdits.read(storage, credentials.invitationId);
    standIn({ stage: 'ready', loadProblem, known, ...(unsaved && { unsaved }) }, unsaved);
    keepInBrowser();
  }

  /** Shows the edit that was not saved yet, else the draft, with what was written here since. */
  function standIn(change: Partial<InvitationState>, unsaved: UnsavedEdit | null) {
    const written = stopgap && { ...stopgap, now: state.content };
    const kept = editable(unsaved?.content ?? keptDraft.read(storage)?.weddingData ?? fresh);
    const content = unsaved ? bothEdits(unsaved, written) : (written?.now ?? kept);
    stopgap = {
      shown: unsaved || !stopgap ? kept : stopgap.shown,
      isOurs: stopgap?.isOurs ?? false,
    };
    if (!written) {
      const { bride, groom } = content.couple;
      show(content, { ...change, chosen: true, cleanUrl: slugBase(bride, groom) });
    } else if (sameContent(content, written.now)) update(change);
    else show(content, change);
  }

  /** Who opens an invitation finds it again after a reload, not the draft that was begun beside it. */
  function comeBackTo({ invitationId }: Credentials) {
    const draft = keptDraft.read(storage);
    if (draft?.beside !== invitationId) return;
    keptDraft.write(storage, { ...draft, beside: undefined });
  }

  /** What this browser keeps access to, unless it is this. */
  function knownBeside(credentials: Credentials): Credentials | null {
    const known = ports.knownCredentials();
    return known && !sameCredentials(known, credentials) ? known : null;
  }

  /** Ends the work on what is on the screen, which is kept as far as it can be. */
  function putAway() {
    autosave?.stop();
    autosave = null;
    stopgap = null;
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
      const isBeside = keptDraft.read(storage)?.beside === credentials.invitationId;
      if (isLinked || !isBeside) return openWith(access);
      update({ known: credentials });
      startUnlicensed();
    },
    async follow() {
      if (state.stage !== 'ready' || state.credentials) return;
      const access = ports.takeCredentials();
      const { known } = state;
      if (!access || (known && sameCredentials(known, access.credentials))) return followDraft();
      stopgap = { shown: agreed, isOurs: false };
      await openWith(access);
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
      activation = activationOf(licenseCode, activation ?? keptDraft.read(storage)?.activation);
      writeDraft();
      return activation.idempotencyKey;
    },
    async activated(answer) {
      const credentials = { invitationId: answer.invitationId, token: answer.dashboardToken };
      ports.keepCredentials(credentials);
      keptDraft.clear(storage);
      stopgap = { shown: state.content, isOurs: true };
      update({ credentials, cleanUrl: answer.cleanUrl, isKept: true, known: null });
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
      putAway();
      if (!known) ports.forgetCredentials();
      if (credentials && credentials.invitationId !== known?.invitationId) {
        keptEdits.clear(storage, credentials.invitationId);
      }
      update({ ...NOT_WAITING, credentials: null, save: null, cleanUrl: '' });
      startUnlicensed();
      if (known) writeDraft();
    },
    async openKnown() {
      const { known: credentials } = state;
      if (!credentials) return;
      collect();
      putAway();
      update(NOT_WAITING);
      await openWith({ credentials, undo: () => {} });
    },
  };
}
