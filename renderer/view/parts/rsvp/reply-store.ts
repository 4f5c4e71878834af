import { type AsRead, isSameGuest, type PendingReply, type Reply } from './reply.ts';
import { draftKey } from './waiting-reply.ts';

/** What is stored until a reply is accepted. */
interface Kept {
  /** The reply in the form. */
  readonly reply: Reply | null;
  readonly waiting: readonly PendingReply[];
}

/** A reply of which the guest was told that it has been received. */
export interface Receipt extends AsRead {
  readonly reply: Reply;
  /** ISO 8601, by the server's clock. */
  readonly submittedAt: string;
}

/** Number of waiting replies stored across visits; any more wait only while the page is open. */
const KEPT_WAITING = 20;

/** What this browser remembers of replies to one invitation. Without storage it forgets more. */
export interface ReplyStore {
  /** Returns what was typed and not accepted yet. */
  draft(): Reply | null;
  keepDraft(reply: Reply): void;
  /** Returns the reply that was accepted last. */
  receipt(): Receipt | null;
  keepReceipt(receipt: Receipt): void;
  /** Returns the replies sent but unanswered, one per guest, which are resent under their keys. */
  waiting(): readonly PendingReply[];
  /** Adds a waiting reply, in place of an earlier one by the same guest. */
  hold(pending: PendingReply): void;
  forget(key: string): void;
  /** Returns true if the next visit would find all waiting replies. */
  areHeld(): boolean;
  /** Returns true for a change to this invitation's replies in another tab. */
  isChangedBy(event: StorageEvent): boolean;
}

/** @param isPreview true to read and store nothing, so that a preview does not mix with the page */
export function replyStore(slug: string, isPreview: boolean): ReplyStore {
  const storage = () => (isPreview ? null : localStorage);
  const read = <T>(key: string): T | null =>
    attempt(() => {
      const value = JSON.parse(storage()?.getItem(key) ?? 'null');
      return typeof value?.reply?.name === 'string' ? value : null;
    }) ?? null;
  const write = (key: string, value: unknown): boolean =>
    attempt(() => {
      storage()?.setItem(key, JSON.stringify(value));
      return true;
    }) ?? false;
  const [keptKey, receiptKey] = [draftKey(slug), `rsvp-receipt:${slug}`];
  /** Everything, while not all of it is in storage. */
  let unkept: Kept | null = null;

  const kept = (): Kept => unkept ?? { reply: null, waiting: [], ...read<Kept>(keptKey) };
  const keep = (change: Partial<Kept>) => {
    const all = { ...kept(), ...change };
    const waiting = all.waiting.slice(0, KEPT_WAITING);
    const isWritten = write(keptKey, { ...all, waiting });
    unkept = isWritten && waiting.length === all.waiting.length ? null : all;
  };
  const waiting = () => kept().waiting;
  return {
    draft: () => kept().reply,
    keepDraft: (reply) => keep({ reply }),
    receipt: () => read<Receipt>(receiptKey),
    keepReceipt: (receipt) => void write(receiptKey, receipt),
    waiting,
    hold(pending) {
      const others = waiting().filter(({ reply }) => !isSameGuest(reply, pending.reply));
      keep({ waiting: [...others, pending] });
    },
    forget: (key) => keep({ waiting: waiting().filter((pending) => pending.key !== key) }),
    areHeld: () => unkept === null,
    isChangedBy: ({ key }) => key === keptKey || key === receiptKey,
  };
}

/** Returns undefined if storage is full, forbidden (in-app browsers) or holds foreign data. */
function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
