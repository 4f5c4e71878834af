import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import type { Credentials } from '../api-client.ts';
import type { Autosave } from '../autosave/autosave.ts';
import type { AutosaveState } from '../autosave/state.ts';
import { sameCredentials } from './credentials.ts';
import type { SetAside } from './set-aside.ts';
import type { Stopgap } from './stopgap.ts';

/**
 * The situations that the builder can be in, and what each one leads to:
 *
 *     starting     a draft → drafting; an invitation that this browser has access to → loading
 *     drafting     a license code → activated; another invitation → loading
 *     loading      its answer → editing, unreachable, denied
 *     activated    its answer → editing, unreachable, denied
 *     unreachable  the answer to another try → editing, unreachable, denied
 *     denied       given up → drafting; the invitation known beside it → loading
 *     editing      the draft kept beside it → drafting; the other invitation → loading
 *
 * A license that is activated counts in each of them: another tab may have led away from the draft
 * while its answer was on the way.
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
  /** Rises when the content was replaced from outside the form, which then shows it anew. */
  readonly contentKey: number;
}

/** The browser has not been looked at yet (also what is pre-rendered). */
export interface Starting extends Screen {
  readonly kind: 'starting';
}

/** A new invitation without a license, which this browser keeps. */
export interface Drafting extends Screen {
  readonly kind: 'drafting';
  /** True once a template was chosen, by click or in an earlier visit. */
  readonly chosen: boolean;
  /** False while this browser refuses to keep it. */
  readonly isKept: boolean;
  /** The invitation that this browser has access to beside it. */
  readonly known: Credentials | null;
}

/** A license has fixed the template. */
interface Licensed extends Screen {
  readonly credentials: Credentials;
  /** The fixed last part of the public address; '' while it is not known. */
  readonly cleanUrl: string;
}

/** Nothing is shown until the answer comes. */
export interface Loading extends Licensed {
  readonly kind: 'loading';
  /** Null where nothing on the screen belongs to this invitation. */
  readonly stopgap: Stopgap | null;
}

/** Activated from this screen, on which the work goes on while the invitation is loaded. */
export interface Activated extends Licensed {
  readonly kind: 'activated';
  readonly stopgap: Stopgap;
}

/** No answer came; what is written meanwhile is kept until one does. */
export interface Unreachable extends Licensed {
  readonly kind: 'unreachable';
  readonly stopgap: Stopgap;
}

/** The access is refused: what is written is kept nowhere. */
export interface Denied extends Licensed {
  readonly kind: 'denied';
  readonly stopgap: Stopgap;
  /** Another access, which this browser keeps. */
  readonly known: Credentials | null;
}

/** The invitation as the server has it, with the couple's edits on their way there. */
export interface Editing extends Licensed {
  readonly kind: 'editing';
  /** For the store alone: screens read `save`. */
  readonly autosave: Autosave;
  readonly save: AutosaveState;
  /** This browser keeps a draft of its visitor's own beside it. */
  readonly hasDraftBeside: boolean;
  readonly setAside: SetAside;
  /** Another invitation that this browser had access to before. */
  readonly other: Credentials | null;
}

/** An answer of the server decides what comes next. */
export type Waiting = Loading | Activated | Unreachable;

/** The phase in which an answer to this access counts; null when it comes too late. */
export function waitingFor(state: InvitationState, credentials: Credentials): Waiting | null {
  const isWaiting =
    state.kind === 'loading' || state.kind === 'activated' || state.kind === 'unreachable';
  return isWaiting && sameCredentials(state.credentials, credentials) ? state : null;
}

/** There is something to work on. */
export const isReady = ({ kind }: InvitationState): boolean =>
  kind !== 'starting' && kind !== 'loading';

/** The access to the invitation on the screen, and while that cannot be loaded; null without a license. */
export const credentialsOf = (state: InvitationState): Credentials | null =>
  'credentials' in state ? state.credentials : null;

export const isLicensed = (state: InvitationState): boolean => credentialsOf(state) !== null;

/** The last part of the public address; '' while it is not fixed or not known. */
export const addressOf = (state: InvitationState): string =>
  'cleanUrl' in state ? state.cleanUrl : '';

/** The template on the screen is somebody's choice. */
export const isTemplateChosen = (state: InvitationState): boolean =>
  state.kind === 'drafting' ? state.chosen : isLicensed(state);

/** The way to the server; null without a license, and until the invitation was loaded. */
export const saveOf = (state: InvitationState): AutosaveState | null =>
  state.kind === 'editing' ? state.save : null;

/** A new design is on the screen although this browser has access to an invitation. */
export const isBesideKnown = (state: InvitationState): boolean =>
  state.kind === 'drafting' && state.known !== null;

/** On the screen is the draft: not the invitation, which could not be loaded, nor an edit of it. */
export const isDraftInstead = (state: InvitationState): boolean =>
  (state.kind === 'unreachable' || state.kind === 'denied') && state.stopgap.origin === 'draft';

/** Something on the screen is neither on the server nor, without a license, kept in this browser. */
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
      return state.stopgap !== null && (state.stopgap.unsaved !== null || !state.stopgap.isKept);
  }
}
