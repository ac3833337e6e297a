import { money } from '@parlour/domain';
import { v7 as uuid } from 'uuid';
import type { Merchant } from '../../../kernel/merchants.ts';
import type { Db } from '../../../kernel/tables.ts';
import { fundPromotion, publishPromotion } from '../promotions.ts';
import { budgetCodes, type BudgetCode } from './pay-reward.ts';
import { shippedItems, shippedTerms, tenOf } from './shipped.ts';
import { loyaltySubjects } from './terms.ts';

type Flags = Merchant['flags'];
/** The flag that turns each subject and budget on. */
const flagOf = {
  play: 'points',
  points: 'points',
  vip: 'vip',
  levelUp: 'vip',
  missions: 'missions',
  leaderboard: 'missions',
  rebate: 'manualRebate',
  referral: 'referral',
} as const satisfies Record<(typeof loyaltySubjects)[number] | BudgetCode, keyof Flags>;

const shipped = { made_by: 'shipped', reason: 'As shipped.' };

/**
 * Creates the terms, mall items and funded budgets for a demonstration's flags; anything that exists stays as operators left it. A merchant
 * in a licensed jurisdiction sets its own.
 */
export async function seedLoyalty(trx: Db, merchant: Merchant, now: Date): Promise<void> {
  if (merchant.jurisdiction !== 'demo') return;
  const { code, currency, flags } = merchant;
  const terms = shippedTerms(currency);
  // The rule for valid stakes applies to all of them.
  const wanted = loyaltySubjects.filter((subject) => subject === 'play' || flags[flagOf[subject]]);
  await trx
    .insertInto('loyalty_terms')
    .values(
      wanted.map((subject) => ({
        merchant: code,
        subject,
        version: 1,
        terms: JSON.stringify(terms[subject]),
        ...shipped,
        made_at: now,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  for (const budget of budgetCodes.filter((each) => flags[flagOf[each]])) await seedBudget(trx, merchant, budget, now);
  if (!flags.points) return;
  await trx
    .insertInto('mall_item')
    .values(
      shippedItems.map((item, place) => ({
        id: uuid({ msecs: now.getTime() }),
        merchant: code,
        code: item.code,
        kind: item.kind,
        title: JSON.stringify(item.title),
        description: JSON.stringify(item.description),
        points: item.points,
        amount: item.worth === undefined ? null : ((tenOf(currency) * item.worth) / 10n).toString(),
        stock: item.stock,
        min_level: flags.vip ? item.minLevel : 0,
        per_month: item.perMonth,
        by_operator: item.byOperator,
        position: (place + 1) * 10,
        changed_at: now,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Budgets whose codes are kinds that operators write have kinds of their own. */
const budgetKinds: Partial<Record<BudgetCode, string>> = { levelUp: 'levels', leaderboard: 'boards' };

async function seedBudget(trx: Db, { code: merchant, currency }: Merchant, budget: BudgetCode, now: Date): Promise<void> {
  const there = await trx
    .selectFrom('promotion')
    .select('id')
    .where('merchant', '=', merchant)
    .where('code', '=', budget)
    .executeTakeFirst();
  if (there) return;
  const { id } = await publishPromotion(
    trx,
    { merchant, code: budget, kind: budgetKinds[budget] ?? budget, terms: {}, madeBy: shipped.made_by },
    now,
  );
  const amount = money(tenOf(currency) * 10_000n, currency);
  await fundPromotion(trx, { merchant, promotionId: id, book: 'real', amount, key: 'shipped' }, now);
}
