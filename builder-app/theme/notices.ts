/** Screens on which notices lie at the bottom, away from the buttons at the top. */
export const PHONE = '(max-width: 47.99em)';

/** Returns how many notices are shown at once; later ones wait. */
export const noticesAtOnce = (isPhone: boolean): number => (isPhone ? 3 : 4);
