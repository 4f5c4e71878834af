/** Formats a count as it is shown everywhere: "10,000". */
export const formatCount = (count: number): string => count.toLocaleString('en-US');
