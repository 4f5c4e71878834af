/** Limits of a reply. Those marked (spec) are given by the specification. */
export const RSVP_LIMITS = {
  name: 200,
  attendance: 100,
  dietary: 1_000,
  message: 5_000,
  /** (spec) Number of guests in one reply. */
  guests: { min: 0, max: 10, fallback: 1 },
  /** How long a reply may have waited for a connection: a year. */
  ageMs: 365 * 24 * 60 * 60 * 1_000,
} as const;

export interface GuestRange {
  readonly min: number;
  readonly max: number;
  /** What an empty field means. */
  readonly fallback: number;
}

/** Guests who may reply to one invitation: more than any wedding has, to stop a flood. */
export const MAX_REPLYING_GUESTS = 10_000;

export interface RsvpMessages {
  readonly name: string;
  readonly email: string;
  readonly invalidEmail: string;
  readonly attendance: string;
}

/** (spec) The main form's messages, and the server's. */
export const RSVP_MESSAGES: RsvpMessages = {
  name: 'Name is required',
  email: 'Email is required',
  invalidEmail: 'Invalid email address',
  attendance: 'Please select an option',
};

/** (spec) Shown when a reply could not be sent; the form stays filled. */
export const RSVP_FAILED = 'Failed to submit RSVP. Please try again.';

export const guestsOutOfRange = ({ min, max }: GuestRange) =>
  `Number of guests must be from ${min} to ${max}`;
