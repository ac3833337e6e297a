import type { components as walletComponents } from '@parlour/partners/seamless-wallet';
import { toDecimal, type Currency } from '@parlour/domain';
import { sql } from 'kysely';
import type { Db } from '../../kernel/tables.ts';
import { notify, type Notification } from '../../db/notifier.ts';
import type { Clock } from '../../kernel/clock.ts';
import { retryOn } from '../../kernel/transaction.ts';
import type { WalletFacts } from './wallet-facts.ts';
import { countMoney } from './wallet-meter.ts';
import { walletReasons, type WalletReason } from './wallet-reasons.ts';
import { WalletRefusal } from './wallet-refusal.ts';

type Schemas = walletComponents['schemas'];

/** What the wallet's calls use. */
export interface WalletTools {
  db: Db;
  clock: Clock;
}

/** The result of `wallet_call` (vendors/functions/call.ts): done or refused; `cash` in minor units. */
type Outcome =
  | { done: string; cash: string; currency: Currency; items?: Schemas['BatchAnswer']['items']; announce?: Notification & { book: string } }
  | { refused: WalletReason; cash?: string; currency?: Currency; index?: number };

/**
 * Executes a vendor's call in one round trip and one commit, which also uses up the nonce. Throws a WalletRefusal if the call is refused.
 * After any other error nothing was written, not even the nonce.
 */
export async function callWallet(
  { db, clock }: WalletTools,
  { vendor, nonce, facts }: { vendor: string; nonce: string; facts: WalletFacts },
): Promise<Schemas['TransactionAnswer'] | Schemas['BatchAnswer']> {
  const time = clock.statementTime()?.toISOString() ?? null;
  const { rows } = await retryOn(inTheWay, () =>
    sql<{ outcome: Outcome }>`select wallet_call(${vendor}, ${nonce}, ${time}, ${JSON.stringify(facts)}) as outcome`.execute(db),
  );
  const { outcome } = rows[0]!;
  if ('refused' in outcome) throw refusalOf(outcome);
  if (outcome.announce) {
    const { book, ...notification } = outcome.announce;
    notify(db, [notification]);
    countMoney(facts, outcome.currency, book);
  }
  const { done, cash, currency, items } = outcome;
  return { walletTransactionId: done, balance: toDecimal({ minor: BigInt(cash), currency }), currency, ...(items && { items }) };
}

function refusalOf({ refused, cash, currency, index }: Extract<Outcome, { refused: unknown }>): WalletRefusal {
  const [code, message] = walletReasons[refused];
  return new WalletRefusal(code, message, {
    ...(cash !== undefined && currency && { balance: toDecimal({ minor: BigInt(cash), currency }) }),
    ...(index !== undefined && { index }),
  });
}

/**
 * SQLSTATEs after which a call is retried, because nothing was written: serialization failure, deadlock, and a row inserted concurrently.
 */
export const inTheWay = new Set(['40001', '40P01', '23505']);
