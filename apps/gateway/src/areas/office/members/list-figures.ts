import { toDecimal } from '@parlour/domain';
import { sql } from 'kysely';
import type { Member } from '../../identity/member/tables.ts';
import { levelsOfMembers } from '../../rewards/vip/level.ts';
import { amountOf } from '../../wallet/to-wire.ts';
import type { Operator, Schema } from '../operator.ts';

type Figures = Pick<Schema<'Member'>, 'balance' | 'bonus' | 'deposited' | 'withdrawn' | 'net' | 'upline' | 'level'>;

interface Row {
  id: string;
  cash: string;
  bonus: string;
  deposited: string;
  withdrawn: string;
}

/** What the list of members shows of those on a page beside their own rows: money, level and upline. */
export async function figuresOf(
  { db, merchants, clock }: Pick<Operator, 'db' | 'merchants' | 'clock'>,
  members: readonly Pick<Member, 'id' | 'merchant' | 'currency' | 'upline_id'>[],
): Promise<(member: string) => Figures> {
  const ids = members.map(({ id }) => id);
  const currencies = members.map(({ currency }) => currency);
  // Sums as balanceOf in ledger/balance.ts and the member's page have them, for many at once.
  const { rows } = await sql<Row>`select m.id,
      (select coalesce(sum(a.balance), 0)::text from ledger_account a where a.owner_id = m.id::text and a.owner_kind = 'member'
        and a.kind = 'cash' and a.book = 'real' and a.asset = m.currency) as cash,
      ((select coalesce(sum(a.balance), 0) from ledger_account a where a.owner_id = m.id::text and a.owner_kind = 'member'
        and a.kind = 'bonus' and a.book = 'real' and a.asset = m.currency)
        + (select coalesce(sum(a.balance), 0) from bonus_grant g join ledger_account a on a.id = g.account_id where g.member_id = m.id
          and g.status in ('waiting', 'active', 'closing') and g.book = 'real' and g.currency = m.currency))::text as bonus,
      (select coalesce(sum(d.amount), 0)::text from deposit d where d.member_id = m.id and d.status = 'succeeded'
        and d.currency = m.currency) as deposited,
      (select coalesce(sum(w.amount), 0)::text from withdrawal w where w.member_id = m.id
        and w.status in ('approved', 'received', 'disputed') and w.currency = m.currency) as withdrawn
    from unnest(${ids}::uuid[], ${currencies}::text[]) as m(id, currency)`.execute(db);
  const above = [...new Set(members.flatMap(({ upline_id }) => upline_id ?? []))];
  const uplines = above.length === 0 ? [] : await db.selectFrom('member').select(['id', 'username']).where('id', 'in', above).execute();
  const names = new Map(uplines.map(({ id, username }) => [id, username]));
  const levels = new Map<string, number | null>();
  for (const [code, of] of Map.groupBy(members, ({ merchant }) => merchant)) {
    const merchant = merchants.all.find((each) => each.code === code)!;
    const its = of.map(({ id }) => id);
    const level = await levelsOfMembers(db, merchant, its, clock.now());
    for (const id of its) levels.set(id, level?.(id) ?? null);
  }
  const found = new Map(rows.map((row) => [row.id, row]));
  const own = new Map(members.map((member) => [member.id, member]));
  return (member) => {
    const { cash, bonus, deposited, withdrawn } = found.get(member)!;
    const { currency, upline_id: upline } = own.get(member)!;
    const money = (amount: string | bigint) => toDecimal(amountOf({ amount, currency }));
    return {
      balance: money(cash),
      bonus: money(bonus),
      deposited: money(deposited),
      withdrawn: money(withdrawn),
      net: money(BigInt(deposited) - BigInt(withdrawn)),
      upline: upline === null ? null : (names.get(upline) ?? null),
      level: levels.get(member) ?? null,
    };
  };
}
