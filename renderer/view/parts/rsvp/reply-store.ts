import { isSameGuest, type PendingReply, type Reply } from './reply.ts';
import { draftKey } from './waiting-reply.ts';

/** Until a reply is accepted. */
interface Kept {
  /** What stands in the form. */
  readonly reply: Reply | null;
  readonly waiting: readonly PendingReply[];
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

/** Replies of so many guests wait across visits; those of more wait while the page is open. */
const KEPT_WAITING = 20;

/** What this browser remembers of replies to one invitation. Works, forgetful, without storage. */
export interface ReplyStore {
  /** What was typed and not accepted yet. */
  draft(): Reply | null;
  keepDraft(reply: Reply): void;
  /** What was accepted last. */
  receipt(): Receipt | null;
  keepReceipt(receipt: Receipt): void;
  /** Sent but unanswered, one of each guest: they go out again by themselves, each under its key. */
  waiting(): readonly PendingReply[];
  /** Has a reply wait, in place of the one that its guest sent before. */
  hold(pending: PendingReply): void;
  forget(key: string): void;
  /** Whether all that wait would do so on the next visit as well. */
  areHeld(): boolean;
}

/** @param isPreview where nothing is read or kept: it must not be taken for the page's own */
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
  /** While not all of it is kept. */
  let unkept: Kept | null = null;

  const kept = (): Kept => unkept ?? upgraded(read<Partial<Kept & KeptBefore>>(keptKey) ?? {});
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
  };
}

/** As the script of before kept it: the one reply that waited was what stood in the form. */
interface KeptBefore {
  readonly pendingKey: string;
  readonly pressedAt: number;
}

function upgraded({
  reply = null,
  waiting,
  pendingKey,
  pressedAt = Date.now(),
}: Partial<Kept & KeptBefore>): Kept {
  const pending = reply && pendingKey ? [{ reply, key: pendingKey, pressedAt }] : [];
  return { reply, waiting: waiting ?? pending };
}

/** Storage throws when it is full, forbidden (in-app browsers) or holds what we did not write. */
function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
