import { fromDecimal, money, needsTwoPeople, toDecimal, type Currency } from '@parlour/domain';
import { sql } from 'kysely';
import { publish } from '../../../db/publish.ts';
import { forfeitGrants } from '../../rewards/grants.ts';
import { merchantInForce } from '../../settings/decisions.ts';
import { pageOf, pageRows, placeAfter } from '../lists.ts';
import { isId, merchantsNamed, reasonOf, refused, type InputOf, type Operator, type Schema } from '../operator.ts';
import type { Examined } from '../proposals/examined.ts';
import { memberOrErased } from './the-member.ts';

/** A member's bonuses, latest first: what is left of each, and how far its requirement is met. */
export async function memberBonuses(operator: Operator, { member: id, merchant, after }: InputOf<'listMemberBonuses'>) {
  const member = await memberOrErased(operator, id, merchant);
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

/** Ends a bonus and returns what is left of it to its promotion. Throws `illegal_transition` if it has already ended. */
export async function bonusForfeit(operator: Operator, input: InputOf<'forfeitMemberBonus'>): Promise<Schema<'ForfeitedBonus'>> {
  const { db, clock } = operator;
  const { id, merchant, member_id: memberId, code, username, currency } = await theBonus(operator, input);
  const ended = await forfeitGrants(db, { merchant, memberId, grants: [id] }, clock.now());
  // It may have ended or expired since it was read.
  if (!ended.includes(id)) throw over();
  const { returned } = await db.selectFrom('bonus_grant').select('returned').where('id', '=', id).executeTakeFirstOrThrow();
  await publish(db, { merchant, memberId, type: 'promotionChanged', data: {} });
  return { id, promotion: code, username, returned: toDecimal(money(BigInt(returned), currency as Currency)), currency };
}

/** Taking a large amount away requires two operators, as giving it does. */
export async function examineForfeit(operator: Operator, input: InputOf<'forfeitMemberBonus'>): Promise<Examined> {
  const reason = reasonOf(input.reason, 'The audit log keeps why: give a reason with --reason.');
  const grant = await theBonus(operator, input);
  const { brand, currency: own } = await merchantInForce(operator.db, operator.merchants, grant.merchant, operator.clock.now());
  const held = money(BigInt(grant.balance), grant.currency as Currency);
  const amount = toDecimal(held);
  const isLarge = needsTwoPeople(held, fromDecimal(brand.limits.twoOperatorsFrom, own));
  return {
    merchant: grant.merchant,
    subject: { kind: 'member', id: grant.member_id, name: grant.username },
    changes: [
      { field: 'bonus', before: `${grant.code} ${grant.id}`, after: null },
      { field: 'status', before: grant.status, after: 'forfeited' },
    ],
    effect: { kind: 'forfeits', amount, currency: grant.currency, member: grant.username },
    reason,
    version: `${grant.id} ${grant.status} ${amount}`,
    needsTwo: grant.book === 'real' && isLarge,
  };
}

async function theBonus(operator: Operator, { id, merchant }: Pick<InputOf<'forfeitMemberBonus'>, 'id' | 'merchant'>) {
  const codes = merchantsNamed(operator, merchant).map(({ code }) => code);
  const found = isId(id)
    ? await operator.db
        .selectFrom('bonus_grant as g')
        .innerJoin('promotion as p', 'p.id', 'g.promotion_id')
        .innerJoin('ledger_account as a', 'a.id', 'g.account_id')
        .innerJoin('member as m', 'm.id', 'g.member_id')
        .selectAll('g')
        .select(['p.code', 'a.balance', 'm.username'])
        .where('g.id', '=', id)
        .where('g.merchant', 'in', codes)
        .executeTakeFirst()
    : undefined;
  if (!found) throw refused('not_found', `There is no bonus ${id}.`);
  if (found.ended_at !== null) throw over();
  return found;
}

const over = () => refused('illegal_transition', 'The bonus has already ended.');
