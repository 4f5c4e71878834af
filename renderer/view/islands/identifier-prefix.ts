/** The same on both sides: `renderToString` in the publisher, `hydrateRoot` in the browser. */
export function identifierPrefix(islandName: string): string {
  return `${islandName}-`;
}
