/** Returns whether a browser could open the address. Browsers before 2023 lack `URL.canParse`. */
export function canParseUrl(address: string): boolean {
  if (typeof URL.canParse === 'function') return URL.canParse(address);
  try {
    return new URL(address).href !== '';
  } catch {
    return false;
  }
}
