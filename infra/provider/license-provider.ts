/** What the provider says about a key of this shop. */
export interface ProviderKey {
  readonly status: 'inactive' | 'active' | 'expired' | 'disabled';
  /** UTC milliseconds; null means never. */
  readonly expiresAt: number | null;
  readonly orderId: string | null;
  readonly buyerEmail: string | null;
}

/** `instanceId` is what a deactivation has to name; `data` is the provider's answer, JSON text. */
export interface ProviderActivation {
  readonly kind: 'activated';
  readonly key: ProviderKey;
  readonly instanceId: string;
  readonly data: string;
}

/** `key` is null when there is no such key, or it belongs to another shop or product. */
export interface ProviderRefusal {
  readonly kind: 'refused';
  readonly key: ProviderKey | null;
}

/**
 * The seller of licenses. Answers are judged by their HTTP status and the key's status, never by
 * their text.
 *
 * Every verb throws AppError `provider_unreachable` when a request gets no readable answer within
 * 10 s; the provider may still have carried it out. `activate` makes a second request when
 * it has to undo the activation of another shop's key.
 */
export interface LicenseProvider {
  /** Each successful call uses up one of the activations that a key allows. */
  activate(key: string, instanceName: string): Promise<ProviderActivation | ProviderRefusal>;
  /** `unknown`: the activation does not exist, or no longer. */
  deactivate(key: string, instanceId: string): Promise<'deactivated' | 'unknown'>;
  /** Null when there is no such key, or it belongs to another shop or product. */
  look(key: string): Promise<ProviderKey | null>;
}
