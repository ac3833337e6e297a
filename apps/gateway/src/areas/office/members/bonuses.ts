import { money, toDecimal, type Currency } from '@parlour/domain';
import { sql } from 'kysely';
import { pageOf, pageRows, placeAfter } from '../lists.ts';
import type { InputOf, Operator, Schema } from '../operator.ts';
import { theMember } from './the-member.ts';

/** Bonus money that a member was given, latest first: what is left of it, and how far its requirement is met. */
export async function memberBonuses(operator: Operator, { member: id, merchant, after }: InputOf<'listMemberBonuses'>) {
  const member = await theMember(operator, id, merchant);
  let grants = operator.db
    .selectFrom('bonus_grant as g')
    .innerJoin('promotion as p', 'p.id', 'g.promotion_id')
    .innerJoin('ledger_account as a', 'a.id', 'g.account_id')
    .selectAll('g')
    .select(['p.code', 'a.balance'])
    .where('g.member_id', '=', member.id);
  if (after !== undefined) {
    const [place] = placeAfter(after, ['number']);
    grants = grants.where(sql<boolean>`g.place < ${place}`);
  }
  const read = await grants
    .orderBy('g.place', 'desc')
    .limit(pageRows + 1)
    .execute();
  const { rows, next } = pageOf(read, (row) => [Number(row.place)]);
  const list = rows.map((row): Schema<'MemberBonus'> => {
    const decimal = (minor: string | number | bigint) => toDecimal(money(BigInt(minor), row.currency as Currency));
    return {
      id: row.id,
      promotion: row.code,
      book: row.book,
      currency: row.currency,
      status: row.status,
      amount: decimal(row.amount),
      balance: decimal(row.balance),
      required: decimal(row.required),
      wagered: decimal(row.wagered),
      converted: decimal(row.converted),
      returned: decimal(row.returned),
      openRounds: row.open_rounds,
      granted: row.granted_at.toISOString(),
      expires: row.expires_at?.toISOString() ?? null,
      ended: row.ended_at?.toISOString() ?? null,
    };
  });
  return { list, next };
}
