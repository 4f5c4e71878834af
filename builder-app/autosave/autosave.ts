import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import type { SaveOutcome } from '../api-client.ts';
import { ApiError } from '../api-transport.ts';
import { sameContent } from './content.ts';
import { arrivedIn, mergeEdits } from './merge.ts';
import type { AutosaveState, ConflictChoice, SavePhase } from './state.ts';

/** (spec) Content is saved one second after the last change. */
export const SAVE_DELAY_MS = 1_000;
/**
 * Retries after the first attempt, 2, 4, 8 … seconds apart, at most a minute each; shortened at
 * random by up to half.
 */
export const RETRY_LIMIT = 10;
const RETRY_CEILING_MS = 60_000;
/** Unacknowledged contents to remember; the browser stores them with the unsaved edit. */
const SENT_LIMIT = 5;

export interface AutosavePorts {
  save(content: WeddingData, baseRevision: number): Promise<SaveOutcome>;
  /** Runs `action` after `ms`; the returned function cancels it. */
  after(ms: number, action: () => void): () => void;
  /** Returns a number from 0 to 1. */
  random(): number;
}

export interface AutosaveStart {
  readonly content: WeddingData;
  readonly revision: number;
  /** Contents sent from there without a response: the server may have accepted one of them. */
  readonly sent?: readonly WeddingData[];
}

export interface Resolution {
  /** The content to show. */
  readonly content: WeddingData;
  /** The version that lost, or null if the content includes all of both. */
  readonly lost: WeddingData | null;
}

export interface Autosave {
  readonly state: AutosaveState;
  /** What the edit on the screen started from: a content and revision of the server. */
  readonly base: Required<AutosaveStart>;
  readonly screen: WeddingData;
  /** Calls `listener` after every change of `state`; the returned function unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** Sets the content that is now on the screen. */
  change(content: WeddingData): void;
  /** Saves at once; resolves when the attempt has ended. */
  saveNow(): Promise<void>;
  /** Takes over the server's content if nothing is unsaved; returns whether it did. */
  adopt(content: WeddingData, revision: number): boolean;
  /** Resolves a conflict. */
  resolve(choice: ConflictChoice): Resolution;
  /**
   * Removes all listeners. A save under way goes on, retries included; an edit that waits to be sent
   * is not sent.
   */
  stop(): void;
}

/**
 * Keeps the server's copy of an invitation up to date: one save at a time, the newest content last.
 * Each save states the revision it started from, so that two people never unknowingly overwrite
 * each other.
 */
export function createAutosave(start: AutosaveStart, ports: AutosavePorts): Autosave {
  let state: AutosaveState = {
    phase: { kind: 'saved' },
    revision: start.revision,
  };
  /** The server's content, as far as known. */
  let base = start.content;
  let screen = start.content;
  let sent = start.sent ?? [];
  let attempt = 0;
  let inFlight: Promise<void> | null = null;
  let cancelTimer = () => {};
  const listeners = new Set<() => void>();

  function update(change: Partial<AutosaveState>) {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }
  const enter = (phase: SavePhase) => update({ phase });

  function schedule(ms: number) {
    cancelTimer();
    cancelTimer = ports.after(ms, () => void push());
  }

  function push(): Promise<void> {
    cancelTimer();
    inFlight ??= send().finally(() => {
      inFlight = null;
    });
    return inFlight;
  }

  async function send(): Promise<void> {
    const content = screen;
    const unanswered = sent;
    sent = [...unanswered.filter((one) => one !== content), content].slice(-SENT_LIMIT);
    enter({ kind: 'saving' });
    try {
      const outcome = await ports.save(content, state.revision);
      attempt = 0;
      if (outcome.kind === 'saved') confirmed(content, outcome.revision);
      else met(outcome.weddingData, outcome.revision);
    } catch (error) {
      // A refused save did not reach the server's copy; an earlier unacknowledged one may have.
      if (isRefusal(error)) sent = unanswered;
      failed(error);
      // What was typed in the meantime may be acceptable.
      if (state.phase.kind === 'refused' && !sameContent(screen, content)) sendSoon();
    }
  }

  function sendSoon() {
    if (isSettled()) {
      cancelTimer();
      return enter({ kind: 'saved' });
    }
    if (state.phase.kind !== 'pending') enter({ kind: 'pending' });
    schedule(SAVE_DELAY_MS);
  }

  function confirmed(content: WeddingData, revision: number) {
    base = content;
    sent = [];
    const behind = !sameContent(screen, base);
    update({
      revision,
      phase: behind ? { kind: 'pending' } : { kind: 'saved' },
    });
    if (behind) schedule(SAVE_DELAY_MS);
  }

  /** The server has a newer revision than the one this save started from. */
  function met(theirs: WeddingData, revision: number) {
    // Our own save whose response was lost is not somebody else's edit.
    if (sent.some((one) => sameContent(one, theirs))) return confirmed(theirs, revision);
    // Nor does it clash with what was typed after it.
    base = arrivedIn(theirs, base, sent) ?? base;
    // The rest is the other person's; with the old revision, `adopt` takes it over.
    if (sameContent(screen, base)) return confirmed(base, state.revision);
    const merge = mergeEdits(base, screen, theirs);
    // They made the same edit: there is nothing to choose.
    if (merge.theirs.length + merge.clashes.length === 0) return confirmed(theirs, revision);
    enter({ kind: 'conflict', theirs, revision, merge });
  }

  function failed(error: unknown) {
    if (!(error instanceof ApiError)) {
      enter({ kind: 'failed', message: 'Something went wrong while saving' });
      throw error;
    }
    if (error.says(401, 403)) {
      return enter({ kind: 'denied', message: error.message });
    }
    if (isRefusal(error)) {
      return enter({ kind: 'refused', message: error.message, issues: error.issues });
    }
    attempt += 1;
    if (attempt > RETRY_LIMIT) return enter({ kind: 'failed', message: error.message });
    enter({ kind: 'retrying', attempt, message: error.message });
    schedule(retryDelay(attempt, ports.random()));
  }

  /** Returns whether the screen is saved and no unacknowledged save can still change the server. */
  const isSettled = () => sent.length === 0 && sameContent(screen, base);

  /** Returns whether saving waits for a decision or a valid link. */
  const isHeld = () => state.phase.kind === 'conflict' || state.phase.kind === 'denied';

  return {
    get state() {
      return state;
    },
    get base() {
      return { content: base, revision: state.revision, sent };
    },
    get screen() {
      return screen;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change(content) {
      if (content === screen) return;
      screen = content;
      if (state.phase.kind === 'failed') attempt = 0;
      if (!isHeld() && !inFlight && state.phase.kind !== 'retrying') sendSoon();
    },
    async saveNow() {
      attempt = 0;
      if (inFlight) await inFlight;
      if (isHeld() || (state.phase.kind === 'saved' && isSettled())) return;
      await push();
    },
    adopt(content, revision) {
      if (revision <= state.revision) return false;
      if (state.phase.kind !== 'saved' || !isSettled()) return false;
      base = content;
      screen = content;
      update({ revision });
      return true;
    },
    resolve(choice) {
      if (state.phase.kind !== 'conflict') return { content: screen, lost: null };
      const { theirs, revision } = state.phase;
      const resolution = resolutionOf(choice, base, screen, theirs);
      base = theirs;
      sent = [];
      screen = resolution.content;
      update({ revision, phase: { kind: 'pending' } });
      if (isSettled()) enter({ kind: 'saved' });
      else void push();
      return resolution;
    },
    stop() {
      cancelTimer();
      listeners.clear();
    },
  };
}

/** Returns whether the server has read a save and rejected it. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.kind === 'status' && !error.isPassing;

const retryDelay = (attempt: number, random: number): number =>
  Math.min(RETRY_CEILING_MS, 1_000 * 2 ** attempt) * (0.5 + random / 2);

function resolutionOf(
  choice: ConflictChoice,
  base: WeddingData,
  mine: WeddingData,
  theirs: WeddingData,
): Resolution {
  if (choice === 'theirs') return { content: theirs, lost: mine };
  if (choice === 'mine') return { content: mine, lost: theirs };
  // Typing may continue while the dialog is open, so the edits are merged again.
  const { content, clashes } = mergeEdits(base, mine, theirs);
  return { content, lost: clashes.length > 0 ? theirs : null };
}
