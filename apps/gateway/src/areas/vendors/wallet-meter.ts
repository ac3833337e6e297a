import type { FastifyInstance } from 'fastify';
import { transferredMinor, transfers, walletSeconds } from '../../observe/meters.ts';
import type { WalletFacts } from './wallet-facts.ts';
import type { WalletRefusal } from './wallet-refusal.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The outcome of a vendor's call: `ok`, or the refusal's code. */
    walletOutcome: WalletRefusal['code'] | 'ok';
  }
}

/** Measures every vendor call in this scope; whoever refuses one sets its `walletOutcome`. */
export function meterCalls(app: FastifyInstance): void {
  app.decorateRequest('walletOutcome', 'ok');
  app.addHook('onResponse', async ({ routeOptions, walletOutcome }, reply) => {
    const call = routeOptions.url?.split('/').at(-1) ?? 'none';
    walletSeconds.observe({ call, outcome: walletOutcome }, reply.elapsedTime / 1000);
  });
}

/** Counts the money that a call has moved, if the call itself states an amount; a rollback states none. */
export function countMoney({ kind, minor, items }: WalletFacts, currency: string, book: string): void {
  if (Array.isArray(items)) {
    for (const item of items as WalletFacts[]) countMoney(item, currency, book);
    return;
  }
  const labels = { kind, currency, book };
  transfers.inc(labels);
  // oxlint-disable-next-line parlour/no-float-money -- a counter of Prometheus is a float, and moves no money
  if (typeof minor === 'string') transferredMinor.inc(labels, Number(minor));
}
