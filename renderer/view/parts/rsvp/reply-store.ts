import type { Reply } from './reply.ts';
import { draftKey } from './waiting-reply.ts';

/** A reply that has not been accepted yet: kept across reloads. */
export interface Draft {
  readonly reply: Reply;
  /** Sent but unanswered: goes out again by itself, under the same key. */
  readonly pendingKey?: string;
  /** When it was sent first, by this browser's clock: epoch milliseconds. */
  readonly pressedAt?: number;
}

/** What the guest was told has been received. */
export interface Receipt {
  readonly reply: Reply;
  /** The chosen option as the guest read it. */
  readonly answer: string;
  /** True for one that brings no guests. */
  readonly declined?: boolean | undefined;
  /** ISO 8601, by the server's clock. */
  readonly submittedAt: string;
  /** Time and place of the events as the guest knew them; see `whenAndWhere`. */
  readonly whenAndWhere: string;
}

/** What this browser remembers of a guest's reply to one invitation. Works, forgetful, without storage. */
export interface ReplyStore {
  draft(): Draft | null;
  /** False where this browser keeps nothing. */
  keepDraft(draft: Draft): boolean;
  receipt(): Receipt | null;
  /** Ends the draft. */
  keepReceipt(receipt: Receipt): void;
}

export function replyStore(slug: string): ReplyStore {
  const key = draftKey(slug);
  const receiptKey = `rsvp-receipt:${slug}`;
  return {
    draft: () => read<Draft>(key),
    keepDraft: (draft) => write(key, draft),
    receipt: () => read<Receipt>(receiptKey),
    keepReceipt: (receipt) => {
      write(receiptKey, receipt);
      attempt(() => localStorage.removeItem(key));
    },
  };
}

function read<T extends { reply: Reply }>(key: string): T | null {
  return (
    attempt(() => {
      const value: T | null = JSON.parse(localStorage.getItem(key) ?? 'null');
      return typeof value?.reply?.name === 'string' ? value : null;
    }) ?? null
  );
}

function write(key: string, value: unknown): boolean {
  const written = attempt(() => {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  });
  return written ?? false;
}

/** Storage throws when it is full, forbidden (in-app browsers) or holds what we did not write. */
function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
