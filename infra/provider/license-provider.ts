/** What the provider says of a key of this shop. */
export interface ProviderKey {
  readonly status: 'inactive' | 'active' | 'expired' | 'disabled';
  /** UTC milliseconds; null means never. */
  readonly expiresAt: number | null;
  readonly orderId: string | null;
  readonly buyerEmail: string | null;
}

/** `instanceId`: what a deactivation has to name; `data`: the answer as it came, JSON text. */
export interface ProviderActivation {
  readonly kind: 'activated';
  readonly key: ProviderKey;
  readonly instanceId: string;
  readonly data: string;
}

/** Null: there is no such key, or it is another shop's or product's. */
export interface ProviderRefusal {
  readonly kind: 'refused';
  readonly key: ProviderKey | null;
}

/**
 * Who sells licenses. Answers are judged by their status and by the key's, never by their text.
 *
 * Every verb throws AppError `provider_unreachable` when a question has no answer within 10 s, or none
 * that can be read; what was asked may have been done all the same. Giving back an activation that
 * nobody wants is a second question of the same call.
 */
export interface LicenseProvider {
  /** Each call that succeeds counts as one activation; a key allows so many and no more. */
  activate(key: string, instanceName: string): Promise<ProviderActivation | ProviderRefusal>;
  /** `unknown`: there is no such activation (any more). */
  deactivate(key: string, instanceId: string): Promise<'deactivated' | 'unknown'>;
  /** Null: there is no such key, or it is another shop's or product's. */
  look(key: string): Promise<ProviderKey | null>;
}
