/**
 * Brings markup to life without a framework and returns a function that undoes it. It uses the
 * element's own document and window, since the builder's preview may be in a frame.
 */
export type Enhance<P extends object> = (element: HTMLElement, props: P) => () => void;
