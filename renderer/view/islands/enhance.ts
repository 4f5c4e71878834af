/** Brings markup to life without a framework and returns a function that undoes it. */
export type Enhance<P extends object> = (element: HTMLElement, props: P) => () => void;
