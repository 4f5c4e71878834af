/**
 * A store that does not do what it was asked to: away, full, closed to this account. The message is
 * one sentence for an operator; `cause` is the error of the system or of the SDK.
 */
export class ObjectStoreError extends Error {
  override readonly name = 'ObjectStoreError';
}
