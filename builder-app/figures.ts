/** Formats a count as it is shown everywhere: "10,000". */
export const figure = (count: number): string => count.toLocaleString('en-US');
