import { toDecimal } from '@parlour/domain';
import { riskHolds, type RiskCondition, type RiskHint } from '@parlour/domain/office';
import type { Merchant } from '../../../kernel/merchants.ts';
import { amountOf, type WithdrawalRow } from '../../wallet/to-wire.ts';
import { tell } from '../audit/append.ts';
import { hintsNow } from '../money/withdrawal-review.ts';
import { oneMerchantNamed, type InputOf, type Operator, type Schema } from '../operator.ts';
import { hintsAbout, latestOf, type HappenedEvent, type Happening } from './happenings.ts';
import { conditionOf, ruleDays } from './rules.ts';

const day = 24 * 3_600_000;
/** The most rows of the answer, and the most waiting withdrawals whose hints are computed for it. */
const [mostShown, mostComputed] = [200, 200];
/** The most deposits, log-ins or claims that are examined, and how many at a time. */
const [mostExamined, atOnce] = [10_000, 1_000];

type Row = Schema<'RiskTestRow'>;
interface Tried {
  examined: number;
  without: number;
  held: number;
  list: Row[];
}

/** For what a rule would have held in the last days. */
export async function riskRuleTest(
  operator: Operator,
  { merchant: named, when = 'withdrawal', if: value }: InputOf<'testRiskRule'>,
): Promise<Schema<'RiskTest'>> {
  const merchant = oneMerchantNamed(operator, named);
  const condition = conditionOf(value, when, merchant);
  const since = new Date(operator.clock.now().getTime() - ruleDays * day);
  const tried =
    when === 'withdrawal'
      ? await tryWithdrawals(operator, merchant, condition, since)
      : await tryEvents(operator, merchant, { event: when, condition, since });
  tell(operator, {
    merchant: merchant.code,
    subject: { kind: 'rule', id: merchant.code },
    after: { when, if: condition, examined: tried.examined, held: tried.held },
  });
  return { days: ruleDays, ...tried };
}

/**
 * A decided withdrawal is judged by the hints that were kept with its decision, since those of now would know more; a waiting one by those of
 * now.
 */
async function tryWithdrawals(operator: Operator, merchant: Merchant, condition: RiskCondition, since: Date): Promise<Tried> {
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
  const found: { row: WithdrawalRow & { username: string }; hints: RiskHint[] }[] = [];
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
    const hints = known.map(({ kind }): RiskHint => kind);
    if (riskHolds(condition, { hints: new Set(hints), amount: amountOf(row) })) found.push({ row, hints });
  }
  const list = found.slice(0, mostShown).map(({ row, hints }) => ({
    id: row.id,
    memberId: row.member_id,
    member: row.username,
    amount: toDecimal(amountOf(row)),
    currency: row.currency,
    status: row.status,
    requested: row.created_at.toISOString(),
    hints,
  }));
  return { examined, without, held: found.length, list };
}

/** The latest of them are judged by what was so when they happened. */
async function tryEvents(
  operator: Operator,
  merchant: Merchant,
  { event, condition, since }: { event: HappenedEvent; condition: RiskCondition; since: Date },
): Promise<Tried> {
  const { db } = operator;
  const { latest, count } = await latestOf(db, { event, merchant, since, limit: mostExamined });
  const found: { happening: Happening; hints: RiskHint[] }[] = [];
  for (let from = 0; from < latest.length; from += atOnce) {
    const part = latest.slice(from, from + atOnce);
    const hints = await hintsAbout(db, event, part);
    part.forEach((happening, place) => {
      const facts = { hints: new Set(hints[place]), amount: happening.amount };
      if (riskHolds(condition, facts)) found.push({ happening, hints: hints[place]! });
    });
  }
  const shown = found.slice(0, mostShown);
  const names = await namesOf(
    operator,
    shown.map(({ happening }) => happening.memberId),
  );
  const list = shown.map(({ happening: { id, memberId, at, amount }, hints }) => ({
    id,
    memberId,
    member: names.get(memberId) ?? '',
    amount: amount && toDecimal(amount),
    currency: amount && amount.currency,
    status: null,
    requested: at.toISOString(),
    hints,
  }));
  return { examined: latest.length, without: count - latest.length, held: found.length, list };
}

async function namesOf({ db }: Operator, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('member').select(['id', 'username']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, username }) => [id, username]));
}
