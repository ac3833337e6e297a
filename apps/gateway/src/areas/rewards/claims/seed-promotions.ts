import { money, toDecimal } from '@parlour/domain';
import type { Merchant } from '../../../kernel/merchants.ts';
import type { Db } from '../../../kernel/tables.ts';
import { tenOf } from '../loyalty/shipped.ts';
import type { PromotionTexts } from '@parlour/domain/rewards';
import { fundPromotion, publishPromotion } from '../promotions.ts';

/**
 * Gives a demonstration promotions that members can take, with funded budgets; those that are there stay as they are. A merchant of a
 * licensed jurisdiction publishes its own.
 */
export async function seedPromotions(trx: Db, merchant: Merchant, now: Date): Promise<void> {
  if (merchant.jurisdiction !== 'demo') return;
  const { code, currency } = merchant;
  const ten = tenOf(currency);
  const of = (tenths: bigint) => toDecimal(money((ten * tenths) / 10n, currency));
  const there = await trx.selectFrom('promotion').select('code').where('merchant', '=', code).execute();
  for (const promotion of shipped(of)) {
    if (there.some((each) => each.code === promotion.code)) continue;
    const { id } = await publishPromotion(trx, { merchant: code, ...promotion, madeBy: 'shipped' }, now);
    const budget = { merchant: code, promotionId: id, book: 'real' as const, amount: money(ten * 10_000n, currency), key: 'shipped' };
    await fundPromotion(trx, budget, now);
  }
}

interface ShippedPromotion {
  code: string;
  kind: 'depositBonus' | 'reward';
  terms: object;
  texts: PromotionTexts;
}

/** `of` makes an amount of tenths of about ten dollars. */
function shipped(of: (tenths: bigint) => string): readonly ShippedPromotion[] {
  const weights = { RNG: '100', FISH: '100', LIVE: '10', PVP: '20', BGS: '20', default: '0' };
  const wagering = { base: 'bonus', spend: 'realFirst', weights, maxBet: of(5n), onWithdrawal: 'forfeit' };
  return [
    {
      code: 'first-deposit',
      kind: 'depositBonus',
      terms: {
        percent: '70',
        deposit: 'first',
        minDeposit: of(10n),
        maxBonus: of(1000n),
        perMember: 1,
        claimWithinHours: 168,
        wagering: { ...wagering, multiplier: '10', days: 14, maxConversion: '10' },
      },
      texts: {
        title: { EN: 'First deposit bonus' },
        description: { EN: 'Your first deposit comes with bonus money. Play it through, and what is left is yours to withdraw.' },
      },
    },
    {
      code: 'top-up',
      kind: 'depositBonus',
      terms: {
        percent: '10',
        deposit: 'any',
        minDeposit: of(20n),
        maxBonus: of(100n),
        perMemberPerDay: 1,
        claimWithinHours: 24,
        wagering: { ...wagering, multiplier: '5', days: 7 },
      },
      texts: {
        title: { EN: 'Daily top-up bonus' },
        description: { EN: 'Add bonus money to a deposit once a day.' },
      },
    },
    {
      code: 'welcome',
      kind: 'reward',
      terms: { amount: of(2n), perMember: 1, wagering: { ...wagering, multiplier: '5', days: 7, maxConversion: '5' } },
      texts: {
        title: { EN: 'Welcome bonus' },
        description: { EN: 'A small bonus to try the games with. No deposit needed.' },
      },
    },
  ];
}
