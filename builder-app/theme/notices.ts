/** How many notices are shown at once; later ones wait. */
export const NOTICES = 4;
