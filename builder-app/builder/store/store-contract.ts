import type { LoadInvitationResponse, VerifyLicenseResponse } from '#domain/api/invitations.ts';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import type { TemplateId } from '#domain/templates/template.ts';
import type { KeyStorage } from '../../access/browser-storage.ts';
import type { TakenAccess } from '../../access/take-credentials.ts';
import type { Credentials } from '../../api-client.ts';
import type { AutosavePorts } from '../../autosave/autosave.ts';
import type { ConflictChoice } from '../../autosave/state.ts';
import type { InvitationState } from './invitation-state.ts';

export interface InvitationPorts {
  readonly storage: KeyStorage;
  takeCredentials(): TakenAccess | null;
  /** @throws ApiError */
  load(credentials: Credentials): Promise<LoadInvitationResponse>;
  autosavePorts(credentials: Credentials): AutosavePorts;
}

/**
 * The invitation being edited: where it comes from (draft, edit link, license), what is on the
 * screen, and how it reaches the server. Knows no screens.
 */
export interface InvitationStore {
  readonly state: InvitationState;
  subscribe(listener: () => void): () => void;
  /** Reads what the browser has: edit link, license, draft. */
  start(): Promise<void>;
  /**
   * Takes over what another tab has stored in the meantime: its draft, merged with what was typed
   * here since, or the license that it activated. While an invitation is being edited, checks
   * whether there is a draft beside it.
   */
  follow(): Promise<void>;
  /** Sets the content that the form now holds. */
  edit(content: WeddingData): void;
  /**
   * Registers a form that calls `edit` only some time after a keystroke. `form` is called to hand
   * over pending input before anything relies on the content. Returns a function that unregisters
   * it.
   */
  collectFrom(form: () => void): () => void;
  /** Takes over input that the form has not handed over yet. */
  collect(): void;
  /** Returns false if a license has fixed the template. */
  chooseTemplate(templateId: TemplateId): boolean;
  /**
   * Returns the idempotency key for activating a code: the same for the same code, so that a retry
   * after a lost response, even after a reload, returns the first response.
   */
  activationKey(licenseCode: string): string;
  /** Takes over the license that was activated with what is on the screen. */
  activated(answer: VerifyLicenseResponse): Promise<void>;
  /** Tries again to load an invitation that was unreachable. */
  reload(): Promise<void>;
  /** Takes over the server's content if newer and nothing is unsaved; returns whether it did. */
  adopt(loaded: LoadInvitationResponse): boolean;
  saveNow(): Promise<void>;
  /** Resolves a conflict; returns whether that set a version aside. */
  resolveConflict(choice: ConflictChoice): boolean;
  /** Swaps a set-aside version for the one on the screen. */
  bringBack(version: WeddingData): void;
  /** Discards a set-aside version. */
  discardVersion(version: WeddingData): void;
  /**
   * Gives up the invitation to which access is refused, and starts a new design. Data of another
   * invitation that this browser has access to stays.
   */
  leave(): void;
  /** Opens the `known` invitation; a new design stays a draft. */
  openKnown(): Promise<void>;
  /** Opens the `other` invitation; the one on the screen becomes `other`. */
  openOther(): Promise<void>;
  /** Forgets the access to the `other` invitation. */
  forgetOther(): void;
  /** Opens the draft that is kept beside the invitation, which stays `known`. */
  openDraft(): void;
  /** Removes the draft that is kept beside the invitation. */
  discardDraft(): void;
}
