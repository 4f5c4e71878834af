import type { LoadInvitationResponse, VerifyLicenseResponse } from '#domain/api/invitations.ts';
import { slugBase } from '#domain/invitation/slug.ts';
import { changeTemplate, newInvitation } from '#domain/invitation/template-change.ts';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import { licenseKey } from '#domain/license/code.ts';
import { DEFAULT_TEMPLATE, type TemplateId } from '#domain/templates/template.ts';
import { ApiError, type Credentials } from '../api-client.ts';
import { type Autosave, type AutosavePorts, createAutosave } from '../autosave/autosave.ts';
import { sameContent } from '../autosave/content.ts';
import type { AutosaveState, ConflictChoice } from '../autosave/state.ts';
import { editable } from '../customize/empty-entries.ts';
import { newId } from '../customize/new-id.ts';
import type { KeyStorage } from './browser-storage.ts';
import { draftOf, keptDraft, keptEdit } from './draft.ts';

/** Why the couple's invitation is not on the screen although this browser has access to one. */
export type LoadProblem = 'unreachable' | 'denied';

export interface InvitationState {
  /** `starting`: the browser has not been looked at yet (also what is pre-rendered). */
  readonly stage: 'starting' | 'loading' | 'ready';
  readonly content: WeddingData;
  /** Rises when the content was replaced from outside the form, which then shows it anew. */
  readonly contentKey: number;
  /** True once a template was chosen, by click or in an earlier visit. */
  readonly chosen: boolean;
  /** Set while a license is active. */
  readonly credentials: Credentials | null;
  /** The fixed last part of the public address; derived from the names while none is known. */
  readonly cleanUrl: string;
  readonly loadProblem: LoadProblem | null;
  /** Null without a license, and until the invitation was loaded. */
  readonly save: AutosaveState | null;
}

export interface InvitationPorts {
  readonly storage: KeyStorage;
  takeCredentials(): Credentials | null;
  keepCredentials(credentials: Credentials): void;
  forgetCredentials(): void;
  /** @throws ApiError */
  load(credentials: Credentials): Promise<LoadInvitationResponse>;
  autosavePorts(credentials: Credentials): AutosavePorts;
}

/**
 * The invitation that is being edited: where it comes from (draft, edit link, license), what is on
 * the screen, and its way to the server. Knows no screens.
 */
export interface InvitationStore {
  readonly state: InvitationState;
  subscribe(listener: () => void): () => void;
  /** Looks at the browser: edit link, license, draft. */
  start(): Promise<void>;
  /** What the form holds now. */
  edit(content: WeddingData): void;
  /** Answers false when a license has fixed the template. */
  chooseTemplate(templateId: TemplateId): boolean;
  /**
   * The key to activate with: the same for the same code, so that a try after a lost answer, even
   * after a reload, gives the first answer again.
   */
  activationKey(licenseCode: string): string;
  /** A license was activated with what is on the screen. */
  activated(answer: VerifyLicenseResponse): Promise<void>;
  reload(): Promise<void>;
  /** Takes over what the server has, when it is newer and nothing is unsaved; answers whether. */
  adopt(loaded: LoadInvitationResponse): boolean;
  saveNow(): Promise<void>;
  resolveConflict(choice: ConflictChoice): void;
  restoreSetAside(): void;
  /** Gives up the access that this browser has, and begins a new design. */
  leave(): void;
}

export function createInvitationStore(ports: InvitationPorts): InvitationStore {
  const { storage } = ports;
  let autosave: Autosave | null = null;
  /** What was shown because the invitation could not be loaded. */
  let stopgap: WeddingData | null = null;
  const fresh = newInvitation(DEFAULT_TEMPLATE);
  let state: InvitationState = {
    stage: 'starting',
    content: fresh,
    contentKey: 0,
    chosen: false,
    credentials: null,
    cleanUrl: '',
    loadProblem: null,
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

  function startAutosave(credentials: Credentials, base: WeddingData, baseRevision: number) {
    autosave?.stop();
    autosave = createAutosave(
      { content: base, revision: baseRevision },
      ports.autosavePorts(credentials),
    );
    autosave.subscribe(() => {
      const save = autosave?.state ?? null;
      update({ save });
      if (save?.phase.kind === 'saved') keptEdit.clear(storage);
    });
    update({ save: autosave.state });
  }

  function keepEdit(content: WeddingData) {
    const { credentials } = state;
    if (!credentials)
      return keptDraft.write(storage, {
        ...keptDraft.read(storage),
        ...draftOf(content, state.chosen),
      });
    const start = autosave?.base;
    if (!start || autosave?.state.phase.kind === 'saved') return;
    const { invitationId } = credentials;
    keptEdit.write(storage, {
      invitationId,
      base: start.content,
      baseRevision: start.revision,
      content,
    });
  }

  function startUnlicensed() {
    const draft = keptDraft.read(storage);
    show(draft ? editable(draft.weddingData) : fresh, {
      stage: 'ready',
      chosen: draft?.chosen ?? false,
    });
  }

  async function load(credentials: Credentials): Promise<void> {
    try {
      opened(credentials, await ports.load(credentials));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      notOpened(error);
    }
  }

  function opened(credentials: Credentials, loaded: LoadInvitationResponse) {
    const theirs = editable(loaded.weddingData);
    const common = {
      stage: 'ready',
      loadProblem: null,
      cleanUrl: loaded.cleanUrl,
      chosen: true,
    } as const;
    const unsaved = keptEdit.read(storage);
    if (unsaved?.invitationId === credentials.invitationId) {
      // Goes on where the browser was closed; a newer revision leads to the conflict dialog.
      startAutosave(credentials, editable(unsaved.base), unsaved.baseRevision);
      return resume(unsaved.content, common);
    }
    if (stopgap && !sameContent(stopgap, state.content)) {
      startAutosave(credentials, stopgap, 0);
      return resume(state.content, common);
    }
    stopgap = null;
    startAutosave(credentials, theirs, loaded.revision);
    show(theirs, common);
  }

  function resume(content: WeddingData, change: Partial<InvitationState>) {
    stopgap = null;
    show(editable(content), change);
    autosave?.change(state.content);
    void autosave?.saveNow();
  }

  /** (spec) Logged only; the address is derived from the names. Nothing is saved until it is loaded. */
  function notOpened(error: ApiError) {
    console.error('The invitation could not be loaded', error);
    const isDenied = error.status === 401 || error.status === 403;
    const draft = stopgap ? null : keptDraft.read(storage);
    stopgap ??= draft ? editable(draft.weddingData) : fresh;
    const change = { stage: 'ready', loadProblem: isDenied ? 'denied' : 'unreachable' } as const;
    if (state.stage === 'ready') return update(change);
    const { bride, groom } = stopgap.couple;
    show(stopgap, { ...change, chosen: true, cleanUrl: slugBase(bride, groom) });
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
      const credentials = ports.takeCredentials();
      if (!credentials) return startUnlicensed();
      update({ stage: 'loading', credentials });
      await load(credentials);
    },
    edit(content) {
      if (content === state.content) return;
      update({ content });
      autosave?.change(content);
      keepEdit(content);
    },
    chooseTemplate(templateId) {
      if (state.credentials) return false;
      const content = changeTemplate(state.content, templateId);
      show(content, { chosen: true });
      keepEdit(content);
      return true;
    },
    activationKey(licenseCode) {
      const code = licenseKey(licenseCode);
      const draft = keptDraft.read(storage);
      const earlier = draft?.activation;
      const idempotencyKey = earlier?.licenseCode === code ? earlier.idempotencyKey : newId();
      const activation = { licenseCode: code, idempotencyKey };
      keptDraft.write(storage, { ...draftOf(state.content, state.chosen), activation });
      return idempotencyKey;
    },
    async activated(answer) {
      const credentials = { invitationId: answer.invitationId, token: answer.dashboardToken };
      ports.keepCredentials(credentials);
      keptDraft.clear(storage);
      // Until the first revision is known, what is on the screen counts as shown for want of it.
      stopgap = state.content;
      update({ credentials, cleanUrl: answer.cleanUrl, loadProblem: null });
      await load(credentials);
    },
    async reload() {
      if (state.credentials) await load(state.credentials);
    },
    adopt(loaded) {
      const content = editable(loaded.weddingData);
      if (!autosave?.adopt(content, loaded.revision)) return false;
      show(content, { save: autosave.state });
      return true;
    },
    async saveNow() {
      await autosave?.saveNow();
    },
    resolveConflict(choice) {
      if (autosave) show(editable(autosave.resolve(choice)));
    },
    restoreSetAside() {
      if (autosave) show(editable(autosave.restoreSetAside()));
    },
    leave() {
      autosave?.stop();
      autosave = null;
      ports.forgetCredentials();
      keptEdit.clear(storage);
      update({ credentials: null, save: null, loadProblem: null, cleanUrl: '' });
      startUnlicensed();
    },
  };
}
