import type { PendingReply } from './reply.ts';

/** Waits before rounds that nobody asked for, and before all that follow. */
const RETRY_DELAYS_MS = [4_000, 12_000, 40_000];
const LAST_DELAY_MS = 120_000;

export interface SendingRounds {
  /** Sends all that wait, one after the other; a round that is under way takes in what is new. */
  begin(): Promise<void>;
  /** The same for a reply that its guest asks to be sent. */
  press(key: string): Promise<void>;
  stop(): void;
}

/**
 * Tries the replies that wait again and again until each has its answer.
 *
 * @param isFirst whether somebody looks on while this one is sent
 * @param send answers whether there was an answer
 */
export function createSendingRounds(
  waiting: () => readonly PendingReply[],
  isFirst: (reply: PendingReply) => boolean,
  send: (reply: PendingReply) => Promise<boolean>,
): SendingRounds {
  const tried = new Set<string>();
  let isUnderWay = false;
  let attempts = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;

  const next = (): PendingReply | undefined => {
    const left = waiting().filter(({ key }) => !tried.has(key));
    return left.find(isFirst) ?? left[0];
  };

  const begin = async () => {
    clearTimeout(retry);
    if (isUnderWay) return;
    isUnderWay = true;
    tried.clear();
    let isUnanswered = false;
    for (let reply = next(); reply; reply = next()) {
      tried.add(reply.key);
      if (!(await send(reply))) isUnanswered = true;
    }
    isUnderWay = false;
    if (isUnanswered) beginLater();
  };

  const beginLater = () => {
    const delay = RETRY_DELAYS_MS[attempts] ?? LAST_DELAY_MS;
    attempts += 1;
    retry = setTimeout(() => void begin(), delay * (0.75 + Math.random() / 2));
  };

  return {
    begin,
    press(key) {
      attempts = 0;
      tried.delete(key);
      return begin();
    },
    stop: () => clearTimeout(retry),
  };
}
