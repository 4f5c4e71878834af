import type { Issue } from '#domain/api/errors.ts';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import type { Merge } from './merge.ts';

/** How far the couple's latest edit has got on its way to the server. */
export type SavePhase =
  /** The server has what is on the screen. */
  | { readonly kind: 'saved' }
  /** Edited; sent one second after the last change. */
  | { readonly kind: 'pending' }
  | { readonly kind: 'saving' }
  /** No response, or a failing server; retried automatically. */
  | { readonly kind: 'retrying'; readonly attempt: number; readonly message: string }
  /** Retries exhausted; waits for a change, a click or the connection. */
  | { readonly kind: 'failed'; readonly message: string }
  /** The server rejects this content; the next change is sent again. */
  | { readonly kind: 'refused'; readonly message: string; readonly issues: readonly Issue[] }
  /** The link is no longer valid. */
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
