/** Folds a username for comparison: both databases compare bytes, so case is folded here. */
export function usernameKey(username: string): string {
  return username.normalize('NFKC').trim().toLowerCase();
}
