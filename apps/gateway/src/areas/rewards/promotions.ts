import type { Money } from '@parlour/domain';
import { v7 as uuid } from 'uuid';
import type { Texts } from '../../kernel/asked-language.ts';
import type { Db } from '../../kernel/tables.ts';
import { post, type Posted } from '../../ledger/post.ts';
import type { Book } from '../../ledger/registry.ts';
import { transfers } from '../../ledger/transfers.ts';

/** What members read of a promotion, in each language that has it. */
export interface PromotionTexts {
  title?: Texts;
  description?: Texts;
}

/** Publishes the first version of a promotion; call it in a transaction. `terms` are as operators wrote them. */
export async function publishPromotion(
  db: Db,
  {
    merchant,
    code,
    kind,
    terms,
    texts = {},
    madeBy,
  }: { merchant: string; code: string; kind: string; terms: unknown; texts?: PromotionTexts; madeBy: string },
  now: Date,
): Promise<{ id: string; version: number }> {
  const id = uuid({ msecs: now.getTime() });
  await db.insertInto('promotion').values({ id, merchant, code, kind, created_at: now }).execute();
  const version = {
    promotion_id: id,
    version: 1,
    merchant,
    terms: JSON.stringify(terms),
    texts: JSON.stringify(texts),
    made_by: madeBy,
    made_at: now,
  };
  await db.insertInto('promotion_version').values(version).execute();
  return { id, version: 1 };
}

/** Money for a promotion or out of it; `key` names the decision, which moves money once. */
export interface BudgetChange {
  merchant: string;
  promotionId: string;
  book: Book;
  amount: Money;
  key: string;
}

/** Puts money into the budget of a promotion. */
export function fundPromotion(db: Db, change: BudgetChange, now: Date): Promise<Posted> {
  return post(db, transfers.promotionFunded(change), now);
}

/** Takes money out of a budget again. Throws the Refusal `insufficient_balance` where there is less. */
export function defundPromotion(db: Db, change: BudgetChange, now: Date): Promise<Posted> {
  return post(db, transfers.promotionDefunded(change), now);
}
