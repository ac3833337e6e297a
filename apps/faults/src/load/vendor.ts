import { setTimeout } from 'node:timers/promises';
import { signedByVendor, type WalletCall } from '@parlour/gateway/inside';
import type { Asker, Outcome } from '../net/ask.ts';
import type { Tally } from './tally.ts';

/** A gateway to call, or a function that says where it is. */
export interface Reachable {
  readonly port: number;
}

export interface VendorFacts {
  key: string;
  asker: Asker;
  tally: Tally;
  /** The one to call on the nth attempt. */
  at(attempt: number): Reachable;
}

/** A definite answer: 2xx means that it was done, 4xx that it was not. */
export interface Definite {
  status: number;
  body: Record<string, unknown>;
}

/** A vendor with its retries, as the wallet's contract requires: anything but a definite answer is retried. */
export class Vendor {
  readonly #facts: VendorFacts;
  constructor(facts: VendorFacts) {
    this.#facts = facts;
  }

  /** One try. */
  async once(call: WalletCall, body: object, attempt = 0): Promise<Outcome> {
    const { key, asker, tally, at } = this.#facts;
    const path = `/wallet/v1/${call}`;
    const payload = JSON.stringify(body);
    const headers = {
      'content-type': 'application/json',
      ...signedByVendor({ method: 'POST', path, body: payload }, { key }),
    };
    return tally.count(await asker.ask({ port: at(attempt).port, method: 'POST', path, headers, body: payload }));
  }

  /** Retries until the answer is definite; undefined if there was none within this many ms. */
  async send(call: WalletCall, body: object, patience = 30_000): Promise<Definite | undefined> {
    const until = performance.now() + patience;
    for (let attempt = 0; performance.now() < until; attempt++) {
      const outcome = await this.once(call, body, attempt);
      if (outcome.kind === 'answered' && outcome.status < 500)
        return { status: outcome.status, body: JSON.parse(outcome.text) as Definite['body'] };
      await setTimeout(Math.min(400, 20 * 2 ** attempt) * (0.5 + Math.random()));
    }
    return undefined;
  }
}
