import type { PendingReply } from './reply.ts';

/** Delays before the first automatic rounds, and before all further ones. */
const RETRY_DELAYS_MS = [4_000, 12_000, 40_000];
const LAST_DELAY_MS = 120_000;

export interface SendingRounds {
  /** Sends all waiting replies, one after the other; a round under way takes in new ones. */
  begin(): Promise<void>;
  /** The same, for a reply that its guest has just submitted: it may be tried again at once. */
  press(key: string): Promise<void>;
  /** Ends the rounds for good; a reply that is being sent is still answered. */
  stop(): void;
}

/**
 * Sends the waiting replies, round after round, until each is answered.
 *
 * @param isFirst true for a reply to send first, because its guest is looking on
 * @param send resolves with true if the reply was answered
 */
export function createSendingRounds(
  waiting: () => readonly PendingReply[],
  isFirst: (reply: PendingReply) => boolean,
  send: (reply: PendingReply) => Promise<boolean>,
): SendingRounds {
  const tried = new Set<string>();
  let isUnderWay = false;
  let isStopped = false;
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
    for (let reply = next(); reply && !isStopped; reply = next()) {
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
    stop() {
      isStopped = true;
    },
  };
}
