import { sql } from 'kysely';
import type { Db } from '../db/open.ts';
import { inTransaction } from '../http/transaction.ts';
import type { Asker, PaymentProvider } from '../payments/provider.ts';
import { brokenInvariants, differencesInBooks } from './books.ts';
import { differencesWithCashier } from './cashier.ts';
import { closeVanished, raiseCases, type Raised } from './cases.ts';
import { differenceKinds, type Difference, type DifferenceKind, type Span } from './difference.ts';

/** Somebody else's list of the same money, for the three-way comparison. */
export interface Sources extends Asker {
  cashiers: readonly PaymentProvider[];
}

export interface Reconciled {
  raised: Raised[];
  /** Every difference that is there now, with or without a case of before. */
  differences: number;
  /** Cases whose difference is gone. */
  vanished: number;
  /** Sources that could not be asked: their cases stay as they are. */
  unheard: string[];
}

/** What is on its way between two companies for so long differs without being wrong. */
const onItsWay = 10 * 60_000;

/**
 * Compares the ledger with rounds, deposits and withdrawals, and with the lists of the cashiers that offer one, and keeps
 * one case for each difference (security C13). Idempotent: running it twice raises nothing twice.
 */
export async function reconcile(db: Db, span: Span, sources: Sources): Promise<Reconciled> {
  const now = sources.clock.now();
  const differences: Difference[] = [...(await brokenInvariants(db)), ...(await differencesInBooks(db, span))];
  const unheard: string[] = [];
  const settled = { from: span.from, to: new Date(Math.min(span.to.getTime(), now.getTime() - onItsWay)) };
  for (const cashier of sources.cashiers) {
    try {
      differences.push(...(await differencesWithCashier(db, cashier, settled, sources)));
    } catch {
      unheard.push(`cashier ${cashier.code}`);
    }
  }
  const kinds = differenceKinds.filter((kind) => heard(kind, unheard));
  return inTransaction(db, async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('reconciliation', 0))`.execute(trx);
    const { raised, seen } = await raiseCases(trx, differences, now);
    const vanished = await closeVanished(trx, { kinds, span, seen }, now);
    return { raised, differences: differences.length, vanished, unheard };
  });
}

function heard(kind: DifferenceKind, unheard: readonly string[]): boolean {
  return kind !== 'cashierPayment' || !unheard.some((source) => source.startsWith('cashier '));
}
