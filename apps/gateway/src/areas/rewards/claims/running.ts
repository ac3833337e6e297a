import { offeredKinds, readOffer, type Offer, type OfferedKind } from '@parlour/domain/rewards';
import type { Merchant } from '../../../kernel/merchants.ts';
import type { Db } from '../../../kernel/tables.ts';
import type { PromotionTexts } from '@parlour/domain/rewards';

/** A promotion with its version in force. */
export interface Running {
  id: string;
  version: number;
  offer: Offer;
  closed: boolean;
  /** How often it was claimed, by all members. */
  taken: number;
}

/** A promotion with the texts that members read. */
export interface Published extends Running {
  code: string;
  texts: PromotionTexts;
  commitment: string | null;
  seed: string | null;
}

/** A merchant's promotions with their versions in force, without those that were never published. */
export async function runningPromotions(
  db: Db,
  merchant: Pick<Merchant, 'code' | 'currency'>,
  kinds: readonly OfferedKind[] = offeredKinds,
): Promise<Published[]> {
  const rows = await db
    .selectFrom('promotion as p')
    .innerJoin('promotion_version as v', 'v.promotion_id', 'p.id')
    .select(['p.id', 'p.code', 'p.kind', 'p.closed_at', 'p.taken', 'p.created_at'])
    .select(['v.version', 'v.terms', 'v.texts', 'v.commitment', 'v.seed'])
    .distinctOn(['p.created_at', 'p.id'])
    .where('p.merchant', '=', merchant.code)
    .where('p.kind', 'in', kinds)
    .orderBy('p.created_at')
    .orderBy('p.id')
    .orderBy('v.version', 'desc')
    .execute();
  return rows
    .map(({ id: promotionId, code, kind, closed_at, taken, version, terms, texts, commitment, seed }) => ({
      id: promotionId,
      code,
      version,
      offer: readOffer(terms, { code, kind, currency: merchant.currency }),
      closed: closed_at !== null,
      taken: Number(taken),
      texts,
      commitment,
      seed,
    }))
    .toSorted((a, b) => a.offer.order - b.offer.order);
}
