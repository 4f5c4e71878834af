import { type IRateLimiterOptions, RateLimiterMemory } from 'rate-limiter-flexible';

/**
 * Counts in memory for at most `maxKeys` keys; when full, it forgets the key counted longest ago. A
 * stranger with an IPv6 network can come from millions of addresses.
 */
export class CappedMemory extends RateLimiterMemory {
  readonly #maxKeys: number;
  /** In the order in which they were last counted. */
  readonly #keys = new Set<string | number>();

  constructor(options: IRateLimiterOptions, maxKeys: number) {
    super(options);
    this.#maxKeys = maxKeys;
  }

  override consume(...args: Parameters<RateLimiterMemory['consume']>) {
    this.#touch(args[0]);
    return super.consume(...args);
  }

  override reward(...args: Parameters<RateLimiterMemory['reward']>) {
    this.#touch(args[0]);
    return super.reward(...args);
  }

  #touch(key: string | number): void {
    this.#keys.delete(key);
    this.#keys.add(key);
    if (this.#keys.size <= this.#maxKeys) return;
    const [oldest] = this.#keys;
    if (oldest === undefined) return;
    this.#keys.delete(oldest);
    void this.delete(oldest);
  }
}
