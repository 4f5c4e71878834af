/** The length of a text as its limits count it: in Unicode code points, as zod does. */
export const textLength = (text: string) => [...text].length;

/** Message for a text that is longer than `max`. */
export const tooLong = (max: number) =>
  `Please use at most ${max.toLocaleString('en-US')} characters`;
