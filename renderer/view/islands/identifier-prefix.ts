/** Returns the prefix of `useId`, equal for the publisher's `renderToString` and `hydrateRoot`. */
export function identifierPrefix(islandName: string): string {
  return `${islandName}-`;
}
