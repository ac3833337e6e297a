import { parseAmount, toDecimal, type Currency } from '@parlour/domain';
import type { Member } from '../../identity/member/tables.ts';
import { depositLimitsOf, type LimitedDays } from '../../wallet/deposit-limits.ts';
import { reasonOf, refused, type InputOf, type Operator, type Schema } from '../operator.ts';
import type { Examined } from '../proposals/examined.ts';
import { theMember } from './the-member.ts';

type Input = InputOf<'limitMember'>;

const fields = { 1: 'depositsADay', 7: 'depositsAWeek', 30: 'depositsAMonth' } as const satisfies Record<LimitedDays, string>;

/** Limits what a member may deposit, or removes the limit. Earlier deposits are not affected. */
export async function memberLimit(operator: Operator, input: Input): Promise<Schema<'MemberLimits'>> {
  const { db, by, clock } = operator;
  const { member, minor } = await asked(operator, input);
  const { id, merchant, currency, username } = member;
  if (minor === null) await db.deleteFrom('deposit_limit').where('member_id', '=', id).where('days', '=', input.days).execute();
  else {
    const set = { currency, amount: minor, set_by: by.name, set_at: clock.now() };
    await db
      .insertInto('deposit_limit')
      .values({ merchant, member_id: id, days: input.days, ...set })
      .onConflict((conflict) => conflict.columns(['member_id', 'days']).doUpdateSet(set))
      .execute();
  }
  return { id, username, limits: await limitsShown(operator, member) };
}

/** Setting or lowering a limit takes one operator, raising or removing it takes two. */
export async function examineLimit(operator: Operator, input: Input): Promise<Examined> {
  const reason = reasonOf(input.reason, 'The audit log keeps why: give a reason with --reason.');
  const { member, minor, before } = await asked(operator, input);
  if (minor === before) throw refused('field_invalid', 'This is already the current value, so nothing would change.');
  const isLooser = before !== null && (minor === null || minor > before);
  const text = (amount: bigint | null) => (amount === null ? null : `${decimal(amount, member)} ${member.currency}`);
  return {
    merchant: member.merchant,
    subject: { kind: 'member', id: member.id, name: member.username },
    changes: [{ field: fields[input.days], before: text(before), after: text(minor) }],
    effect: null,
    reason,
    version: `${input.days} ${before ?? 'none'}`,
    needsTwo: isLooser,
    event: isLooser ? 'member.limitLoosened' : 'member.limitTightened',
  };
}

async function asked(operator: Operator, { member: named, days, amount, merchant }: Input) {
  const member = await theMember(operator, named, merchant);
  const parsed = amount === null ? null : parseAmount(amount, member.currency as Currency);
  if (typeof parsed === 'string') throw refused('field_invalid', `${amount} is no amount in ${member.currency}.`);
  const limits = await depositLimitsOf(operator.db, member.id, operator.clock.now());
  return { member, minor: parsed?.minor ?? null, before: limits.find((limit) => limit.days === days)?.amount ?? null };
}

const decimal = (minor: bigint, { currency }: Pick<Member, 'currency'>) => toDecimal({ minor, currency: currency as Currency });

/** A member's limits in the contract's form. */
export async function limitsShown({ db, clock }: Operator, member: Member): Promise<Schema<'MemberLimit'>[]> {
  const limits = await depositLimitsOf(db, member.id, clock.now());
  return limits.map(({ days, amount, used, setBy, setAt }) => ({
    days,
    amount: decimal(amount, member),
    used: decimal(used, member),
    by: setBy,
    at: setAt.toISOString(),
  }));
}
