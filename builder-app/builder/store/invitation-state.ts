import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import { sameCredentials } from '../../access/stored-access.ts';
import type { Credentials } from '../../api-client.ts';
import type { Autosave } from '../../autosave/autosave.ts';
import type { AutosaveState } from '../../autosave/state.ts';
import type { Fallback } from './fallback.ts';
import type { SetAside } from './set-aside.ts';

/**
 * The states of the builder and their transitions:
 *
 *     starting     a draft → drafting; an invitation that this browser has access to → loading
 *     drafting     a license code → activated; another invitation → loading
 *     loading      its response → editing, unreachable, denied
 *     activated    its response → editing, unreachable, denied
 *     unreachable  the response to a retry → editing, unreachable, denied
 *     denied       given up → drafting; the `known` invitation → loading
 *     editing      the draft kept beside it → drafting; the other invitation → loading
 *
 * An activation is accepted in every state: another tab may have led away from the draft while its
 * response was on the way.
 */
export type InvitationState =
  | Starting
  | Drafting
  | Loading
  | Activated
  | Unreachable
  | Denied
  | Editing;

interface Screen {
  readonly content: WeddingData;
  /** Increases when the content is replaced from outside the form, which then shows it. */
  readonly contentKey: number;
}

/** The browser's storage has not been read yet; pre-rendered pages have this state. */
export interface Starting extends Screen {
  readonly kind: 'starting';
}

/** A new invitation without a license, stored in this browser. */
export interface Drafting extends Screen {
  readonly kind: 'drafting';
  /** True once a template was chosen, by a click or in an earlier visit. */
  readonly chosen: boolean;
  /** False while this browser refuses to store it. */
  readonly isKept: boolean;
  /** The other invitation that this browser has access to. */
  readonly known: Credentials | null;
}

/** A state with a license, which has fixed the template. */
interface Licensed extends Screen {
  readonly credentials: Credentials;
  /** The fixed last part of the public address; '' while it is not known. */
  readonly cleanUrl: string;
}

/** Nothing is shown until the response arrives. */
export interface Loading extends Licensed {
  readonly kind: 'loading';
  /** Null if nothing on the screen belongs to this invitation. */
  readonly fallback: Fallback | null;
}

/** Activated from this screen, where editing continues while the invitation is loaded. */
export interface Activated extends Licensed {
  readonly kind: 'activated';
  readonly fallback: Fallback;
}

/** No response arrived; edits are kept until one does. */
export interface Unreachable extends Licensed {
  readonly kind: 'unreachable';
  readonly fallback: Fallback;
}

/** The access is refused: edits are not stored anywhere. */
export interface Denied extends Licensed {
  readonly kind: 'denied';
  readonly fallback: Fallback;
  /** Other access that this browser stores. */
  readonly known: Credentials | null;
}

/** The invitation as loaded from the server, with the couple's unsaved edits. */
export interface Editing extends Licensed {
  readonly kind: 'editing';
  /** For the store only; screens read `save`. */
  readonly autosave: Autosave;
  readonly save: AutosaveState;
  /** True if this browser also keeps a draft of a new invitation. */
  readonly hasDraftBeside: boolean;
  readonly setAside: SetAside;
  /** Another invitation that this browser had access to before. */
  readonly other: Credentials | null;
}

/** States that wait for a response from the server. */
export type Waiting = Loading | Activated | Unreachable;

/** Returns the state that waits for a response to this access, or null if none does. */
export function waitingFor(state: InvitationState, credentials: Credentials): Waiting | null {
  const isWaiting =
    state.kind === 'loading' || state.kind === 'activated' || state.kind === 'unreachable';
  return isWaiting && sameCredentials(state.credentials, credentials) ? state : null;
}

/** Returns whether there is content to work on. */
export const isReady = ({ kind }: InvitationState): boolean =>
  kind !== 'starting' && kind !== 'loading';

/** Returns the access to the invitation on the screen, loaded or not; null without a license. */
export const credentialsOf = (state: InvitationState): Credentials | null =>
  'credentials' in state ? state.credentials : null;

export const isLicensed = (state: InvitationState): boolean => credentialsOf(state) !== null;

/** Returns the last part of the public address, or '' while it is not fixed or not known. */
export const addressOf = (state: InvitationState): string =>
  'cleanUrl' in state ? state.cleanUrl : '';

/** Returns whether the template on the screen was chosen rather than preset. */
export const isTemplateChosen = (state: InvitationState): boolean =>
  state.kind === 'drafting' ? state.chosen : isLicensed(state);

/** Returns the autosave state; null without a license and until the invitation is loaded. */
export const saveOf = (state: InvitationState): AutosaveState | null =>
  state.kind === 'editing' ? state.save : null;

/** Returns whether a new design is on the screen while this browser has access to an invitation. */
export const isBesideKnown = (state: InvitationState): boolean =>
  state.kind === 'drafting' && state.known !== null;

/** Returns whether the screen shows the draft instead of an invitation that could not be loaded. */
export const isDraftInstead = (state: InvitationState): boolean =>
  (state.kind === 'unreachable' || state.kind === 'denied') && state.fallback.origin === 'draft';

/**
 * Returns whether something on the screen is neither on the server nor stored in this browser.
 * Edits of a licensed invitation count as unsaved until the server has them.
 */
export function isUnsaved(state: InvitationState): boolean {
  switch (state.kind) {
    case 'starting':
      return false;
    case 'drafting':
      return !state.isKept;
    case 'editing':
      return state.save.phase.kind !== 'saved';
    case 'loading':
    case 'activated':
    case 'unreachable':
    case 'denied':
      return state.fallback !== null && (state.fallback.unsaved !== null || !state.fallback.isKept);
  }
}
