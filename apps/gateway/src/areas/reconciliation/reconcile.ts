import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { JobTools } from '../../jobs/job.ts';
import type { Partner } from '../../kernel/config.ts';
import type { Db } from '../../kernel/tables.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { withKeysInForce } from '../../outbound/partner-keys.ts';
import type { Asker, PaymentProvider } from '../wallet/payments/provider.ts';
import { brokenInvariants, differencesInBooks } from './books.ts';
import { differencesWithCashier } from './cashier.ts';
import { differencesWithVendor } from './vendor.ts';
import { closeVanished, raiseCases, type Raised } from './cases.ts';
import { differenceKinds, type Difference, type DifferenceKind, type Span } from './difference.ts';
import { paymentProviders } from '../wallet/payments/providers.ts';

/** How to call the other parties, whose lists of the same money complete the three-way comparison. */
export interface Sources extends Asker {
  cashiers: readonly PaymentProvider[];
  vendors: Readonly<Record<string, Partner>>;
}

export interface Reconciled {
  raised: Raised[];
  /** All current differences, whether or not they have a case. */
  differences: number;
  /** Cases whose difference has disappeared. */
  vanished: number;
  /** Sources that did not answer; their cases stay open. */
  unheard: string[];
}

const hour = 3600_000;
/** How far back the periodic run looks, because a difference may appear late and a run may be missed. */
const lately = 72 * hour;

/** Money under way between two companies for less than this may differ without being wrong. */
const onItsWay = 10 * 60_000;

/**
 * Compares the ledger with rounds, deposits and withdrawals, and with the lists of cashiers and vendors that have one, and maintains one
 * case per difference (security C13). Idempotent: repeating it raises nothing twice.
 */
export async function reconcile(db: Db, span: Span, sources: Sources): Promise<Reconciled> {
  const now = sources.clock.now();
  const differences: Difference[] = [...(await brokenInvariants(db)), ...(await differencesInBooks(db, span))];
  const unheard: string[] = [];
  const heard = new Map<string, number>();
  const settled = { from: span.from, to: new Date(Math.min(span.to.getTime(), now.getTime() - onItsWay)) };
  const hear = async (source: string, differing: Promise<Difference[]>) => {
    try {
      const found = await differing;
      differences.push(...found);
      heard.set(source, found.length);
    } catch {
      unheard.push(source);
    }
  };
  for (const cashier of sources.cashiers) await hear(`cashier ${cashier.code}`, differencesWithCashier(db, cashier, settled, sources));
  for (const [vendor, partner] of Object.entries(sources.vendors))
    await hear(`vendor ${vendor}`, differencesWithVendor(db, { vendor, partner }, settled, sources));
  const kinds = differenceKinds.filter((kind) => wasHeard(kind, unheard));
  return inTransaction(db, async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('reconciliation', 0))`.execute(trx);
    await noteSources(trx, { heard, unheard }, now);
    const { raised, seen } = await raiseCases(trx, differences, now);
    const vanished = await closeVanished(trx, { kinds, span, seen }, now);
    return { raised, differences: differences.length, vanished, unheard };
  });
}

const sourceOf: Partial<Record<DifferenceKind, string>> = { cashierPayment: 'cashier ', vendorRound: 'vendor ' };

/** Whether every source of this kind of difference has answered; only then has an unseen difference disappeared. */
function wasHeard(kind: DifferenceKind, unheard: readonly string[]): boolean {
  const source = sourceOf[kind];
  return source === undefined || !unheard.some((each) => each.startsWith(source));
}

/** Records when each source answered and how many differences it had; `heard` maps a source's name to that number. */
async function noteSources(
  trx: Db,
  { heard, unheard }: { heard: ReadonlyMap<string, number>; unheard: readonly string[] },
  now: Date,
): Promise<void> {
  for (const [source, differences] of heard) {
    const row = { source, asked_at: now, heard_at: now, differences };
    await trx
      .insertInto('reconciliation_source')
      .values(row)
      .onConflict((conflict) => conflict.column('source').doUpdateSet(row))
      .execute();
  }
  for (const source of unheard)
    await trx
      .insertInto('reconciliation_source')
      .values({ source, asked_at: now, heard_at: null, differences: 0 })
      .onConflict((conflict) => conflict.column('source').doUpdateSet({ asked_at: now }))
      .execute();
}

/** Reconciles the last three days, for a periodic job; returns how many new cases it opened. */
export async function reconcileLately({
  db,
  now,
  config: stated,
  vault,
}: Pick<JobTools, 'db' | 'now' | 'config' | 'vault'>): Promise<number> {
  const config = await withKeysInForce(stated, { db, vault }, now);
  const span = { from: new Date(now.getTime() - lately), to: new Date(now.getTime() + hour) };
  const asker = { clock: { now: () => now, statementTime: () => now }, random: { bytes: (size: number) => randomBytes(size) } };
  const { raised } = await reconcile(db, span, { cashiers: paymentProviders(config), vendors: config.vendors, ...asker });
  return raised.length;
}
