/**
 * A failed operation of the store: unreachable, full, or closed to this account. The message is one
 * sentence for an operator; `cause` is the error of the system or the SDK.
 */
export class ObjectStoreError extends Error {
  override readonly name = 'ObjectStoreError';
  /** Whether the operation may still take effect: no answer rules it out. */
  readonly isUndecided: boolean;

  constructor(message: string, options: { cause?: unknown; isUndecided?: boolean } = {}) {
    super(message, { cause: options.cause });
    this.isUndecided = options.isUndecided ?? false;
  }
}
