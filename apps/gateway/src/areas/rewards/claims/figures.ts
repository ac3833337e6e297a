import { slotsOf } from '@parlour/domain/rewards';
import type { PromotionFigures } from '../../../kernel/context.ts';
import type { Merchant } from '../../../kernel/merchants.ts';
import type { Db } from '../../../kernel/tables.ts';
import { visitorStatus } from './list.ts';
import { runningPromotions } from './running.ts';

/** The figures of a merchant's current and coming promotions, which banners and announcements may name (content N32). */
export async function promotionFigures(db: Db, merchant: Merchant, at: Date): Promise<PromotionFigures> {
  const published = await runningPromotions(db, merchant);
  const open = published.filter((promotion) => visitorStatus(promotion, at) !== 'close');
  const edges = published.flatMap(({ offer: { terms } }) => [terms.from, terms.to]).filter((edge) => edge !== null && edge > at.getTime());
  return {
    values: (language) =>
      Object.fromEntries(
        open.flatMap(({ code, offer }) =>
          Object.entries(slotsOf(offer, merchant.currency, language)).map(([figure, value]) => [`${code}.${figure}`, value]),
        ),
      ),
    next: edges.length === 0 ? null : new Date(Math.min(...(edges as number[]))),
  };
}
