import { hexOf } from '../hex.ts';

/** Provider keys: 8-4-4-4-12 hex. */
const PROVIDER_FORM = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
/** Our own codes: 4-4-4-4 alphanumeric. */
const LICENSE_FORM = /^[0-9a-z]{4}-[0-9a-z]{4}-[0-9a-z]{4}-[0-9a-z]{4}$/i;
/**
 * A complete code of either kind among other words, as in the e-mail it came with. Has no lookbehind,
 * which Safari before 16.4 lacks.
 */
const WITHIN_TEXT =
  /(?:^|[^0-9a-z-])([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-z]{4}(?:-[0-9a-z]{4}){3})(?![0-9a-z-])/i;

const PROVIDER_GROUPS = [8, 4, 4, 4, 12] as const;
/** (spec) Refusal of a missing code. */
export const CODE_REQUIRED = 'Please enter a license code';

/** (spec) Characters of a custom code, including hyphens. */
export const MAX_CUSTOM_CODE_LENGTH = 19;

/** Groups the first 32 characters as 8-4-4-4-12, joined by hyphens, as far as they reach. */
function grouped(digits: string): string {
  const groups: string[] = [];
  let from = 0;
  for (const size of PROVIDER_GROUPS) {
    if (from < digits.length) groups.push(digits.slice(from, from + size));
    from += size;
  }
  return groups.join('-');
}

/** Returns the form in which codes are compared: in lower case, without hyphens and blanks. */
export function licenseKey(code: string): string {
  return code.replace(/[\s\p{Pd}]/gu, '').toLowerCase();
}

/** Replaces letters that look like digits (O, I, L): generated codes contain only hex digits. */
export function lookalikesAsDigits(code: string): string {
  return code.replace(/o/gi, '0').replace(/[il]/gi, '1');
}

/** Returns whether a code is a provider's key (32 hex digits), however it is grouped. */
export function isProviderCode(code: string): boolean {
  return /^[0-9a-f]{32}$/.test(licenseKey(code));
}

/** Returns a provider's key with the hyphens where the provider has them; case is kept. */
export function providerCode(code: string): string {
  return grouped(code.replace(/[\s\p{Pd}]/gu, ''));
}

/**
 * Returns text from a PDF or a word processor as if it were typed: letters for ligatures, no invisible
 * characters, and plain hyphens for short dashes and non-breaking hyphens.
 */
const asTyped = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\u2010-\u2013]/g, '-');

/**
 * Formats what was typed or pasted into the license field (spec): a complete code is kept as it is,
 * without the words around it; anything else is reduced to its hex digits, in upper case, at most
 * 32, grouped 8-4-4-4-12. O is read as 0, I and L as 1.
 *
 * @param before what the field showed: a code that is typed to its end stays in upper case
 */
export function formatLicenseInput(text: string, before = ''): string {
  const typed = asTyped(text);
  const [, complete] = WITHIN_TEXT.exec(typed) ?? [];
  if (complete) return isTypedOnto(before, typed) ? complete.toUpperCase() : complete;
  const filtered = lookalikesAsDigits(typed).replace(/[^0-9a-f-]/gi, '');
  if (PROVIDER_FORM.test(filtered) || LICENSE_FORM.test(filtered)) return filtered;
  return grouped(filtered.replaceAll('-', '').toUpperCase());
}

function isTypedOnto(before: string, typed: string): boolean {
  return before !== '' && before === before.toUpperCase() && typed.startsWith(before);
}

/** Returns a new code: four groups of four upper-case hex digits, from `randomBytes(count)`. */
export function generateLicenseCode(randomBytes: (count: number) => Uint8Array): string {
  return (hexOf(randomBytes(8)).toUpperCase().match(/.{4}/g) ?? []).join('-');
}

/** Formats what the operator types into the field for a custom code (spec). */
export function formatCustomCode(text: string): string {
  return text.toUpperCase().slice(0, MAX_CUSTOM_CODE_LENGTH);
}

/** Returns whether a code has the form XXXX-XXXX-XXXX-XXXX, in upper-case letters and digits. */
export function isCustomCode(code: string): boolean {
  return LICENSE_FORM.test(code) && code === code.toUpperCase();
}
