import type { Money } from '@parlour/domain';
import { v7 as uuid } from 'uuid';
import { commitmentOf, type PromotionTexts } from '@parlour/domain/rewards';
import { columnSealer } from '../../db/sealers.ts';
import type { Random } from '../../kernel/clock.ts';
import type { Vault } from '../../kernel/ports.ts';
import type { Db } from '../../kernel/tables.ts';
import { post, type Posted } from '../../ledger/post.ts';
import type { Book } from '../../ledger/registry.ts';
import { transfers } from '../../ledger/transfers.ts';

export interface NewVersion {
  merchant: string;
  promotionId: string;
  /** As operators wrote it. */
  terms: unknown;
  texts: PromotionTexts;
  madeBy: string;
  approvedBy?: string;
  reason?: string;
}

/** Publishes a new promotion; call it in a transaction. */
export async function publishPromotion(
  db: Db,
  { code, kind, ...version }: { merchant: string; code: string; kind: string; terms: unknown; texts?: PromotionTexts; madeBy: string },
  now: Date,
  draws?: DrawSeeds,
): Promise<{ id: string; version: number }> {
  const id = uuid({ msecs: now.getTime() });
  await db.insertInto('promotion').values({ id, merchant: version.merchant, code, kind, created_at: now }).execute();
  return { id, version: await publishVersion(db, { texts: {}, ...version, promotionId: id, kind }, now, draws) };
}

/** What is needed to create and seal a draw's seed. */
export interface DrawSeeds {
  random: Random;
  vault: Vault;
}

const drawnKinds: ReadonlySet<string> = new Set(['envelope', 'raffle']);

/**
 * Publishes the next version of a promotion and returns its number; call it in a transaction. A draw gets a new server seed, sealed, whose
 * SHA-256 members see from now on (R30).
 */
export async function publishVersion(db: Db, made: NewVersion & { kind: string }, now: Date, draws?: DrawSeeds): Promise<number> {
  const last = await db
    .selectFrom('promotion_version')
    .select(({ fn }) => fn.max('version').as('version'))
    .where('promotion_id', '=', made.promotionId)
    .executeTakeFirst();
  const version = (last?.version ?? 0) + 1;
  let drawn = {};
  if (drawnKinds.has(made.kind)) {
    if (!draws) throw new Error(`a promotion of kind ${made.kind} needs the seed of a draw`);
    const seed = Buffer.from(draws.random.bytes(32)).toString('hex');
    drawn = { seed: draws.vault.seal(seedPlace(made.merchant, made.promotionId, version), seed), commitment: commitmentOf(seed) };
  }
  await db
    .insertInto('promotion_version')
    .values({
      promotion_id: made.promotionId,
      version,
      merchant: made.merchant,
      terms: JSON.stringify(made.terms),
      texts: JSON.stringify(made.texts),
      made_by: made.madeBy,
      made_at: now,
      reason: made.reason ?? null,
      approved_by: made.approvedBy ?? null,
      ...drawn,
    })
    .execute();
  return version;
}

/** The place that a draw's seed is sealed for. */
export const seedPlace = (merchant: string, promotionId: string, version: number) => ({
  merchant,
  column: 'promotion_version.seed',
  id: `${promotionId}:${version}`,
});

/** Seals draws' server seeds again under the current key. */
export const sealSeeds = columnSealer({
  table: 'promotion_version',
  column: 'seed',
  key: ['promotion_id', 'version', 'merchant'],
  place: ({ promotion_id: id, version, merchant }) => seedPlace(merchant, id, version),
});

/** A change of a promotion's budget; `key` identifies the decision, which moves money once. */
export interface BudgetChange {
  merchant: string;
  promotionId: string;
  book: Book;
  amount: Money;
  key: string;
}

/** Adds money to a promotion's budget. */
export function fundPromotion(db: Db, change: BudgetChange, now: Date): Promise<Posted> {
  return post(db, transfers.promotionFunded(change), now);
}

/** Withdraws money from a budget. Throws the Refusal `insufficient_balance` if there is less. */
export function defundPromotion(db: Db, change: BudgetChange, now: Date): Promise<Posted> {
  return post(db, transfers.promotionDefunded(change), now);
}
