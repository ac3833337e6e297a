import { networkOf, tiersOf } from '../kernel/network-of.ts';
import { tooMany } from '../kernel/rate-limit.ts';

/**
 * Limits calls per minute and address. Unlike `limit` it counts within this process, because it protects the database and must not query
 * it.
 */
export class FloodGuard {
  #minute = 0;
  #uses = new Map<string, number>();
  readonly #max: number;
  constructor(max: number) {
    this.#max = max;
  }

  /** Counts one call; throws `too_many_requests` beyond the limit of its address, or of the networks around it, until the minute ends. */
  count(address: string, now: Date): void {
    const minute = Math.floor(now.getTime() / 60_000);
    if (minute !== this.#minute) {
      this.#minute = minute;
      this.#uses.clear();
    }
    for (const { key, times } of tiersOf(networkOf(address))) {
      const uses = (this.#uses.get(key) ?? 0) + 1;
      this.#uses.set(key, uses);
      if (uses > this.#max * times) throw tooMany(60 - Math.floor((now.getTime() % 60_000) / 1000));
    }
  }
}
