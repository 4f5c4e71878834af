import { hexOf } from '../hex.ts';

/** Provider keys: 8-4-4-4-12 hex. */
const PROVIDER_FORM = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
/** Codes of our own: 4-4-4-4 alphanumeric. */
const LICENSE_FORM = /^[0-9a-z]{4}-[0-9a-z]{4}-[0-9a-z]{4}-[0-9a-z]{4}$/i;

const PROVIDER_GROUPS = [8, 4, 4, 4, 12] as const;
/** (spec) Longest custom code, hyphens included. */
export const CUSTOM_CODE_MAX = 19;

/** The first 32 characters in groups of 8-4-4-4-12 joined by hyphens, as far as they reach. */
function grouped(digits: string): string {
  const groups: string[] = [];
  let from = 0;
  for (const size of PROVIDER_GROUPS) {
    if (from < digits.length) groups.push(digits.slice(from, from + size));
    from += size;
  }
  return groups.join('-');
}

/** The form in which codes are compared: without hyphens, dashes and blanks, in lower case. */
export function licenseKey(code: string): string {
  return code.replace(/[\s\p{Pd}]/gu, '').toLowerCase();
}

/** The code with the letters that look like digits as those: codes that are made have hex digits only. */
export function lookalikesAsDigits(code: string): string {
  return code.replace(/o/gi, '0').replace(/[il]/gi, '1');
}

/** True for a key of the provider (32 hex digits), however it is grouped. */
export function isProviderCode(code: string): boolean {
  return /^[0-9a-f]{32}$/.test(licenseKey(code));
}

/** A provider's key with the hyphens that the provider knows it by; case is kept. */
export function providerCode(code: string): string {
  return grouped(code.replace(/[\s\p{Pd}]/gu, ''));
}

/**
 * What the entry field shows for what was typed or pasted (spec): a complete code is kept as it is;
 * of everything else the hex digits stay, in upper case, at most 32, grouped 8-4-4-4-12. An O is a 0
 * read wrongly, an I or L a 1.
 */
export function formatLicenseInput(text: string): string {
  const pasted = text.trim();
  if (PROVIDER_FORM.test(pasted) || LICENSE_FORM.test(pasted)) return pasted;
  const filtered = lookalikesAsDigits(text).replace(/[^0-9a-f-]/gi, '');
  if (PROVIDER_FORM.test(filtered) || LICENSE_FORM.test(filtered)) return filtered;
  return grouped(filtered.replaceAll('-', '').toUpperCase());
}

/** A new code: four groups of four upper-case hex digits. `randomBytes(n)` answers n random bytes. */
export function generateLicenseCode(randomBytes: (count: number) => Uint8Array): string {
  return (hexOf(randomBytes(8)).toUpperCase().match(/.{4}/g) ?? []).join('-');
}

/** What the operator's field for a custom code shows for what was typed (spec). */
export function formatCustomCode(text: string): string {
  return text.toUpperCase().slice(0, CUSTOM_CODE_MAX);
}

/** True for XXXX-XXXX-XXXX-XXXX in upper-case letters and digits. */
export function isCustomCode(code: string): boolean {
  return LICENSE_FORM.test(code) && code === code.toUpperCase();
}
