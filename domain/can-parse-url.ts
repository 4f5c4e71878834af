/**
 * Whether a browser could open the address. As `URL.canParse`, which browsers of before 2023 do not
 * have.
 */
export function canParseUrl(address: string): boolean {
  if (typeof URL.canParse === 'function') return URL.canParse(address);
  try {
    return new URL(address).href !== '';
  } catch {
    return false;
  }
}
