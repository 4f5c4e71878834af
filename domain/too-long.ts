/** Message for a text that exceeds `max` UTF-16 units. */
export const tooLong = (max: number) =>
  `Please use at most ${max.toLocaleString('en-US')} characters`;
