import { sql } from 'kysely';
import type { Db } from '../../../kernel/tables.ts';
import { tellOf, theMember } from '../members/the-member.ts';
import { reasonOf, refused, type InputOf, type Operator, type Schema } from '../operator.ts';
import { forgetCarried } from './carried.ts';
import { riskOf } from './risk-of.ts';

/** Adds the names of rules that held to those that wait for a review. */
export async function addRisk(db: Db, memberId: string, names: readonly string[], now: Date): Promise<void> {
  if (names.length === 0) return;
  await sql`insert into member_risk (merchant, member_id, rules, since, registered)
    select merchant, id, ${[...new Set(names)]}::text[], ${now}::timestamptz, created_at from member where id = ${memberId}
    on conflict (member_id) do update set rules = member_risk.rules
      || array(select each from unnest(excluded.rules) as each where each <> all (member_risk.rules))`.execute(db);
}

/** Records that an operator has looked into it: withdrawals requested from then on are free of it. A rule that holds later asks for another review. */
export async function memberRiskReview(
  operator: Operator,
  { member: named, reason, merchant }: InputOf<'reviewMemberRisk'>,
): Promise<Schema<'MemberRisk'>> {
  const why = reasonOf(reason ?? '', 'The audit log keeps what you found: give a reason with --reason.');
  const member = await theMember(operator, named, merchant);
  const rules = (await riskOf(operator.db, [member.id]))(member.id);
  const { numDeletedRows } = await operator.db.deleteFrom('member_risk').where('member_id', '=', member.id).executeTakeFirst();
  if (numDeletedRows === 0n) throw refused('illegal_transition', 'No risk of this member waits for a review.');
  await forgetCarried(operator.db, member.id);
  tellOf(operator, member, { before: { rules }, after: { rules: [] }, reason: why });
  return { id: member.id, merchant: member.merchant, username: member.username, risk: [] };
}
