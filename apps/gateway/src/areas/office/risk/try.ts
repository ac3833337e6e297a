import { riskHolds, type WithdrawalHintKind } from '@parlour/domain/office';
import { toDecimal } from '@parlour/domain';
import { amountOf, type WithdrawalRow } from '../../wallet/to-wire.ts';
import { tell } from '../audit/append.ts';
import { hintsNow } from '../money/withdrawal-review.ts';
import { oneMerchantNamed, type InputOf, type Operator, type Schema } from '../operator.ts';
import { conditionOf, ruleDays } from './rules.ts';

const day = 24 * 3_600_000;
/** The most rows of the answer, and the most waiting withdrawals whose hints are computed for it. */
const [mostShown, mostComputed] = [200, 200];

/**
 * What a rule would have held of the last days. A decided withdrawal is judged by the hints that were kept with its decision, since those
 * of now would know more; a waiting one by those of now.
 */
export async function riskRuleTest(
  operator: Operator,
  { merchant: named, if: value }: InputOf<'testRiskRule'>,
): Promise<Schema<'RiskTest'>> {
  const merchant = oneMerchantNamed(operator, named);
  const condition = conditionOf(value, merchant);
  const since = new Date(operator.clock.now().getTime() - ruleDays * day);
  const rows = await operator.db
    .selectFrom('withdrawal')
    .leftJoin('withdrawal_review', 'withdrawal_review.withdrawal_id', 'withdrawal.id')
    .innerJoin('member', 'member.id', 'withdrawal.member_id')
    .selectAll('withdrawal')
    .select(['withdrawal_review.hints', 'member.username'])
    .where('withdrawal.merchant', '=', merchant.code)
    .where('withdrawal.created_at', '>=', since)
    .orderBy('withdrawal.created_at', 'desc')
    .orderBy('withdrawal.id', 'desc')
    .execute();
  let computed = 0;
  let without = 0;
  const found: { row: WithdrawalRow & { username: string }; hints: WithdrawalHintKind[] }[] = [];
  let examined = 0;
  for (const { hints: keptHints, ...row } of rows) {
    const now = keptHints === null && row.status === 'pending' && computed < mostComputed;
    if (now) computed++;
    const known = now ? await hintsNow(operator, row) : keptHints;
    if (known === null) {
      without++;
      continue;
    }
    examined++;
    const hints = known.map(({ kind }): WithdrawalHintKind => kind);
    if (riskHolds(condition, { hints: new Set(hints), amount: amountOf(row) })) found.push({ row, hints });
  }
  tell(operator, {
    merchant: merchant.code,
    subject: { kind: 'rule', id: merchant.code },
    after: { if: condition, examined, held: found.length },
  });
  return {
    days: ruleDays,
    examined,
    without,
    held: found.length,
    list: found.slice(0, mostShown).map(({ row, hints }) => ({
      id: row.id,
      memberId: row.member_id,
      member: row.username,
      amount: toDecimal(amountOf(row)),
      currency: row.currency,
      status: row.status,
      requested: row.created_at.toISOString(),
      hints,
    })),
  };
}
