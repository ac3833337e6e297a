import { toDecimal } from '@parlour/domain';
import { dayIn } from '@parlour/domain/reports';
import { sql } from 'kysely';
import { maskName } from '../../identity/member/to-wire.ts';
import { openMemberColumn } from '../../identity/member/personal-data.ts';
import { foldUsername } from '../../identity/member/create.ts';
import { amountOf } from '../../wallet/to-wire.ts';
import { aboutOf, continues, exactly, pageOf, pageRows, within } from '../lists.ts';
import { folded, tagsOf } from './tags.ts';
import type { Merchant } from '../../../kernel/merchants.ts';
import { merchantsNamed, timeOf, type InputOf, type Operator, type Schema } from '../operator.ts';

/** What narrows a list of members. */
type MemberFilter = Pick<InputOf<'listMembers'>, 'status' | 'agents' | 'name' | 'code' | 'country' | 'way' | 'tag' | 'by' | 'from' | 'to'>;

/** Members at these merchants whom a filter finds, in no order; trial users and demo players are left out. */
export function foundMembers({ db, clock }: Pick<Operator, 'db' | 'clock'>, merchants: readonly Merchant[], filter: MemberFilter) {
  const { status, agents, name, code, country, way, tag } = filter;
  const codes = merchants.map(({ code }) => code);
  let found = db
    .selectFrom('member')
    .where('member.kind', '=', 'member')
    .where('member.merchant', 'in', codes)
    .where(happened(merchants, filter));
  if (status === 'excluded') found = found.where('member.bets_blocked_until', '>', clock.now());
  else if (status !== undefined) found = found.where('member.status', '=', status);
  if (agents !== undefined) found = found.where('member.agent', '=', agents);
  if (name !== undefined) found = found.where(beginsWith('member.username_folded', name));
  if (code !== undefined) found = found.where('member.invitation_code', '=', code);
  if (country !== undefined) found = found.where('member.created_country', '=', country);
  if (way !== undefined) found = found.where('member.registered_by', '=', way);
  if (tag !== undefined)
    found = found.where((e) =>
      e.exists(
        e
          .selectFrom('member_tag')
          .select('tag')
          .whereRef('member_tag.member_id', '=', 'member.id')
          .whereRef('member_tag.merchant', '=', 'member.merchant')
          .where('tag', '=', folded(tag)),
      ),
    );
  return found;
}

/** Members of one merchant or of all, a page at a time. */
export async function membersList(operator: Operator, input: InputOf<'listMembers'>) {
  const { merchant, sort = 'created', after } = input;
  const { db, vault } = operator;
  const now = operator.clock.now();
  const order = sort === 'created' ? 'member.created_at' : 'member.last_login_at';
  let found = foundMembers(operator, merchantsNamed(operator, merchant), input);
  if (sort === 'lastLogin') found = found.where('member.last_login_at', 'is not', null);

  const read = await found
    .where(continues([order, 'member.id'], after))
    .selectAll('member')
    .select(exactly(order).as('place'))
    // What a member has in the wallet that is theirs: balanceOf in ledger/balance.ts, for many at once.
    .select(
      sql<string>`(select coalesce(sum(a.balance), 0)::text from ledger_account a where a.owner_id = member.id::text
        and a.owner_kind = 'member' and a.kind = 'cash' and a.book = 'real' and a.asset = member.currency)`.as('cash'),
    )
    .orderBy(order, 'desc')
    .orderBy('member.id', 'desc')
    .limit(pageRows + 1)
    .execute();
  const { rows, next } = pageOf(read, (row) => [row.place, row.id]);
  const tags = await tagsOf(
    db,
    rows.map(({ id }) => id),
  );
  const list = rows.map((row): Schema<'Member'> => {
    const payee = openMemberColumn(vault, row, 'payee_name');
    return {
      id: row.id,
      merchant: row.merchant,
      username: row.username,
      name: payee === null ? null : maskName(payee),
      status: row.status,
      agent: row.agent,
      excludedUntil: row.bets_blocked_until && row.bets_blocked_until > now ? row.bets_blocked_until.toISOString() : null,
      balance: toDecimal(amountOf({ amount: row.cash, currency: row.currency })),
      currency: row.currency,
      created: row.created_at.toISOString(),
      country: row.created_country,
      way: row.registered_by,
      lastLogin: row.last_login_at?.toISOString() ?? null,
      tags: tags(row.id),
    };
  });
  return { list, next, about: await aboutOf(db, found.select('member.id'), after) };
}

/** What happened to a member in a span: registering, the first deposit of all, or playing for real money on a day of the merchant. */
function happened(merchants: readonly Merchant[], { by = 'created', from, to }: MemberFilter) {
  if (by === 'created') return within('member.created_at', { from, to });
  const codes = merchants.map(({ code }) => code);
  if (by === 'firstDeposit')
    return sql<boolean>`member.id in (select member_id from stat_depositor
      where merchant = any (${codes}) and ${within('first_at', { from, to })})`;
  const begins = from === undefined ? undefined : timeOf(from);
  const lasts = to === undefined ? undefined : new Date(timeOf(to).getTime() - 1);
  // Each merchant's days by themselves: joined to a list of them, every day of a member would be read.
  const days = merchants.map(({ code, brand: { timeZone } }) => {
    const since = begins ? sql` and played.day >= ${dayIn(timeZone, begins)}::date` : sql``;
    const before = lasts ? sql` and played.day <= ${dayIn(timeZone, lasts)}::date` : sql``;
    return sql`(played.merchant = ${code}${since}${before})`;
  });
  return sql<boolean>`member.id in (select played.member_id from stat_member_day played
    where played.rounds > 0 and (${sql.join(days, sql` or `)}))`;
}

/** Whether a folded name begins so. Not `like`: under row-level security that uses no index, as it is not leakproof. */
export function beginsWith(folded: string, text: string) {
  return sql<boolean>`starts_with(${sql.ref(folded)}, ${foldUsername(text)})`;
}
