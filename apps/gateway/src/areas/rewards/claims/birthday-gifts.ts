import { rewardAmount } from '@parlour/domain/rewards';
import type { Merchant } from '../../../kernel/merchants.ts';
import type { Db } from '../../../kernel/tables.ts';
import { visitorStatus } from './list.ts';
import { runningPromotions } from './running.ts';

/** The most that a birthday gift gives on a VIP level, in minor units; gifts with conditions of their own promise a level nothing. */
export async function birthdayGifts(db: Db, merchant: Pick<Merchant, 'code' | 'currency'>, now: Date): Promise<(level: number) => bigint> {
  const open = (await runningPromotions(db, merchant, ['reward'])).flatMap((promotion) => {
    const { terms, eligible } = promotion.offer;
    const isGiven = visitorStatus(promotion, now) === 'joined' && eligible === null;
    return terms.kind === 'reward' && terms.event === 'birthday' && isGiven ? [terms] : [];
  });
  return (level) =>
    open.reduce((most, terms) => {
      const amount = rewardAmount(terms, level);
      return amount > most ? amount : most;
    }, 0n);
}
