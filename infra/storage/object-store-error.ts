/**
 * A store that does not do what it was asked to: away, full, closed to this account. The message is
 * one sentence for an operator; `cause` is the error of the system or of the SDK.
 */
export class ObjectStoreError extends Error {
  override readonly name = 'ObjectStoreError';
  /** Whether it may still do what it was asked to: no answer came that tells otherwise. */
  readonly isUndecided: boolean;

  constructor(message: string, options: { cause?: unknown; isUndecided?: boolean } = {}) {
    super(message, { cause: options.cause });
    this.isUndecided = options.isUndecided ?? false;
  }
}
