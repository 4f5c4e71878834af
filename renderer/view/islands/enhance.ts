/**
 * Brings markup to life without a framework; answers how to undo it. It reads the document and
 * window of the element it is given, since the builder's preview may live in a frame.
 */
export type Enhance<P extends object> = (element: HTMLElement, props: P) => () => void;
