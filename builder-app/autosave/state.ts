import type { Issue } from '#domain/api/errors.ts';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import type { Merge } from './merge.ts';

/** Where the couple's latest edit is on its way to the server. */
export type SavePhase =
  /** The server has what is on the screen. */
  | { readonly kind: 'saved' }
  /** Edited; sent one second after the last change. */
  | { readonly kind: 'pending' }
  | { readonly kind: 'saving' }
  /** No answer or a failing server; tried again by itself. */
  | { readonly kind: 'retrying'; readonly attempt: number; readonly message: string }
  /** Tried often enough; waits for the couple, a change or the connection. */
  | { readonly kind: 'failed'; readonly message: string }
  /** The server refuses this content; the next change is sent again. */
  | { readonly kind: 'refused'; readonly message: string; readonly issues: readonly Issue[] }
  /** The link is no longer theirs. */
  | { readonly kind: 'denied'; readonly message: string }
  /** Somebody else saved in between; waits for a decision. */
  | {
      readonly kind: 'conflict';
      readonly theirs: WeddingData;
      readonly revision: number;
      readonly merge: Merge;
    };

export interface AutosaveState {
  readonly phase: SavePhase;
  /** Newest revision known to be on the server. */
  readonly revision: number;
}

export type ConflictChoice = 'mine' | 'theirs' | 'both';
