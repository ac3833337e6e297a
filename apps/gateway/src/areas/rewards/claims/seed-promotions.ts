import { money, toDecimal } from '@parlour/domain';
import type { Merchant } from '../../../kernel/merchants.ts';
import type { Db } from '../../../kernel/tables.ts';
import { tenOf } from '../loyalty/shipped.ts';
import { fundPromotion, publishPromotion, type DrawSeeds } from '../promotions.ts';
import { shippedPromotions } from './shipped-promotions.ts';

/**
 * Creates promotions for a demonstration, with funded budgets; existing ones are kept. A merchant in a licensed jurisdiction publishes its
 * own.
 */
export async function seedPromotions(trx: Db, merchant: Merchant, now: Date, draws: DrawSeeds): Promise<void> {
  if (merchant.jurisdiction !== 'demo') return;
  const { code, currency } = merchant;
  const ten = tenOf(currency);
  const of = (dollars: bigint) => toDecimal(money((ten * dollars) / 10n, currency));
  const there = await trx.selectFrom('promotion').select('code').where('merchant', '=', code).execute();
  for (const promotion of shippedPromotions(merchant, of, now)) {
    if (there.some((each) => each.code === promotion.code)) continue;
    const { id } = await publishPromotion(trx, { merchant: code, ...promotion, madeBy: 'shipped' }, now, draws);
    const budget = { merchant: code, promotionId: id, book: 'real' as const, amount: money(ten * 10_000n, currency), key: 'shipped' };
    await fundPromotion(trx, budget, now);
  }
}
