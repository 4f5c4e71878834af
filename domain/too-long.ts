/** Message of a text that exceeds `max` UTF-16 units. */
export const tooLong = (max: number) =>
  `Please keep this under ${max.toLocaleString('en-US')} characters`;
