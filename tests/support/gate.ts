/** Holds whoever passes it until it is opened. */
export interface Gate {
  /** Resolves once someone has arrived at the gate. */
  readonly isReached: Promise<void>;
  pass(): Promise<void>;
  open(): void;
}

export function createGate(): Gate {
  let open = () => {};
  const isOpen = new Promise<void>((resolve) => {
    open = resolve;
  });
  let reach = () => {};
  const isReached = new Promise<void>((resolve) => {
    reach = resolve;
  });
  return {
    isReached,
    pass() {
      reach();
      return isOpen;
    },
    open,
  };
}
