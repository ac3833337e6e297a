import type { FastifyInstance } from 'fastify';
import { transferredMinor, transfers, walletSeconds } from '../../observe/meters.ts';
import { countVendorCall } from '../../observe/vendor-calls.ts';
import type { WalletFacts } from './wallet-facts.ts';
import type { WalletErrorCode, WalletRefusal } from './wallet-refusal.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The outcome of a vendor's call: `ok`, or the refusal's code. */
    walletOutcome: WalletRefusal['code'] | 'ok';
    /** The vendor that signed the call; empty as long as no signature was verified. */
    walletVendor: string;
  }
}

/** Refusals that occur where vendor and gateway both work as they should. */
const ordinary: ReadonlySet<WalletErrorCode> = new Set([
  'INVALID_TOKEN',
  'TOKEN_EXPIRED',
  'USER_DISABLED',
  'LIMIT_REACHED',
  'ROLLED_BACK',
  'BET_SETTLED',
  'ROUND_OPEN',
  'GAME_MAINTENANCE',
  'NOT_ENOUGH_MONEY',
]);

/** Measures every vendor call in this scope; whoever refuses one sets its `walletOutcome`. */
export function meterCalls(app: FastifyInstance): void {
  app.decorateRequest('walletOutcome', 'ok');
  app.decorateRequest('walletVendor', '');
  app.addHook('onResponse', async ({ routeOptions, walletOutcome, walletVendor }, reply) => {
    const call = routeOptions.url?.split('/').at(-1) ?? 'none';
    walletSeconds.observe({ call, outcome: walletOutcome }, reply.elapsedTime / 1000);
    // Anybody can send a call with a wrong signature in a vendor's name.
    if (walletVendor !== '')
      countVendorCall({
        vendor: walletVendor,
        way: 'received',
        ms: reply.elapsedTime,
        failed: walletOutcome !== 'ok' && !ordinary.has(walletOutcome),
      });
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
