/** Nothing on the screen waits for its invitation. */
export const NOT_WAITING = {
  loadProblem: null,
  isStandIn: false,
  unsaved: null,
  isKept: true,
} as const;

/** No invitation is on the screen. */
export const UNLICENSED = {
  credentials: null,
  cleanUrl: '',
  hasDraftBeside: false,
  save: null,
} as const;
