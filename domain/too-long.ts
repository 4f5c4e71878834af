/** The length of a text as its limits count it: in Unicode code points, as zod does. */
export const textLength = (text: string) => [...text].length;

/**
 * Message for a text that is longer than `max`, which is below a million. Not by `toLocaleString`:
 * the first hundred calls, one for each field, took 30 ms of every start.
 */
export const tooLong = (max: number) =>
  `Please use at most ${String(max).replace(/(\d)(\d{3})$/, '$1,$2')} characters`;
