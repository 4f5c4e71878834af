/** (RFC 5321) Longest address that mail can be sent to. */
export const MAX_EMAIL_LENGTH = 254;

/** Returns whether text looks like an e-mail address. Simple on purpose: only a mail proves it. */
export function isEmailAddress(value: string): boolean {
  return value.length <= MAX_EMAIL_LENGTH && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value);
}
