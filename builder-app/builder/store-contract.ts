import type { LoadInvitationResponse, VerifyLicenseResponse } from '#domain/api/invitations.ts';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import type { TemplateId } from '#domain/templates/template.ts';
import type { Credentials } from '../api-client.ts';
import type { AutosavePorts } from '../autosave/autosave.ts';
import type { ConflictChoice } from '../autosave/state.ts';
import type { KeyStorage } from './browser-storage.ts';
import type { TakenAccess } from './credentials.ts';
import type { InvitationState } from './invitation-state.ts';

export interface InvitationPorts {
  readonly storage: KeyStorage;
  takeCredentials(): TakenAccess | null;
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
  /**
   * Takes over what another tab has kept meanwhile: its draft, beside what was typed here since, or
   * the license that it activated. Beside an invitation, looks whether there is a draft.
   */
  follow(): Promise<void>;
  /** What the form holds now. */
  edit(content: WeddingData): void;
  /**
   * A form that calls `edit` some time after a key is asked for what it still holds before anything
   * relies on the content; the answer ends that.
   */
  collectFrom(form: () => void): () => void;
  /** Takes over what is typed but not handed on yet. */
  collect(): void;
  /** Answers false when a license has fixed the template. */
  chooseTemplate(templateId: TemplateId): boolean;
  /**
   * The key to activate with: the same for the same code, so that a try after a lost answer, even
   * after a reload, gives the first answer again.
   */
  activationKey(licenseCode: string): string;
  /** A license was activated with what is on the screen. */
  activated(answer: VerifyLicenseResponse): Promise<void>;
  /** Asks again for the invitation that was out of reach. */
  reload(): Promise<void>;
  /** Takes over what the server has, when it is newer and nothing is unsaved; answers whether. */
  adopt(loaded: LoadInvitationResponse): boolean;
  saveNow(): Promise<void>;
  /** Ends a conflict; answers whether a version was set aside by it. */
  resolveConflict(choice: ConflictChoice): boolean;
  /** Swaps a version that was set aside for the one on the screen. */
  bringBack(version: WeddingData): void;
  /** Gives up a version that was set aside. */
  discardVersion(version: WeddingData): void;
  /**
   * Gives up the invitation to which the access is refused, and begins a new design. What belongs to
   * another one that this browser knows stays.
   */
  leave(): void;
  /** Opens the invitation that is `known`; a new design stays a draft. */
  openKnown(): Promise<void>;
  /** Opens the `other` invitation; the one on the screen becomes the other. */
  openOther(): Promise<void>;
  /** Forgets the access to the `other` invitation. */
  forgetOther(): void;
  /** Opens the draft that is kept beside the invitation, which stays `known`. */
  openDraft(): void;
  /** Removes the draft that is kept beside the invitation. */
  discardDraft(): void;
}
