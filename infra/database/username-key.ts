/** A username as it is compared: both databases compare bytes, so case is folded here. */
export function usernameKey(username: string): string {
  return username.normalize('NFKC').trim().toLowerCase();
}
