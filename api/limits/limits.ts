import type { IRateLimiterOptions } from 'rate-limiter-flexible';

/** In seconds. */
const DAY = 24 * 60 * 60;
/** In memory, a timer ends a window, and Node's cannot wait for 25 days. */
const MAX_WINDOW = 24 * DAY;

/**
 * How often something may happen: `points` times in `duration` seconds. The limits per address
 * leave room for a whole wedding hall behind one address; for what can be guessed (codes,
 * passwords) failures are counted, so that honest use never meets a limit.
 */
export const LIMITS = {
  /** Replies from one address. */
  reply: { points: 300, duration: 60 },
  /** New guests of one invitation from one address: those of a large wedding, all in one hall. */
  newGuest: { points: 500, duration: DAY },
  /** Saves, and replies removed, from one address: the builder saves at most once a second. */
  save: { points: 600, duration: 60 },
  upload: { points: 200, duration: 600 },
  /** An invitation shows some 30 pictures, 83 at most; unused ones are kept for 30 days. */
  uploadOfDay: { points: 600, duration: DAY },
  /** Look-ups of a picture in the store: the builder makes one if it cannot fetch an upload. */
  pictureLook: { points: 200, duration: 600 },
  /** Contents of invitations, which browsers load while a page is not rendered yet. */
  publicLook: { points: 600, duration: 60 },
  activation: { points: 300, duration: 60 },
  /**
   * Failed attempts with unknown codes from one address; a known code is never refused because of
   * them. A code has 64 random bits.
   */
  unknownCode: { points: 60, duration: 600 },
  login: { points: 60, duration: 600 },
  /** Failed logins of one account from one address. */
  failedLogin: { points: 10, duration: 900 },
  /**
   * Failed logins of one account from all addresses: too many for a stranger to lock the operator
   * out, too few for many addresses together to guess a password.
   */
  failedAccount: { points: 200, duration: 900 },
  /** Logins of one account from one address, which `failedAccount` then no longer locks out. */
  knownAddress: { points: Number.MAX_SAFE_INTEGER, duration: MAX_WINDOW },
} as const satisfies Record<string, IRateLimiterOptions>;

export type LimitName = keyof typeof LIMITS;

/** Messages of limits whose wait is too long to name. */
export const MESSAGES: Partial<Record<LimitName, string>> = {
  newGuest:
    'Too many guests have replied over this connection today. Please use another one, or try again tomorrow.',
  uploadOfDay:
    'Too many pictures have come over this connection today. Please use another one, or try again tomorrow.',
};
