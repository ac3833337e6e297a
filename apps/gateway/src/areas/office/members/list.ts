import { dayIn } from '@parlour/domain/reports';
import { sql, type Expression } from 'kysely';
import { maskName } from '../../identity/member/to-wire.ts';
import { openMemberColumn } from '../../identity/member/personal-data.ts';
import { foldUsername } from '../../identity/member/create.ts';
import { aboutOf, continues, directionOf, exactly, pageOf, pageRows, within } from '../lists.ts';
import { figuresOf } from './list-figures.ts';
import { riskOf } from '../risk/risk-of.ts';
import { folded, tagsOf } from './tags.ts';
import type { Clock } from '../../../kernel/clock.ts';
import type { Merchant } from '../../../kernel/merchants.ts';
import type { Db } from '../../../kernel/tables.ts';
import { merchantsNamed, timeOf, type InputOf, type Operator, type Schema } from '../operator.ts';

/** The filters of a list of members. */
type MemberFilter = Pick<
  InputOf<'listMembers'>,
  'status' | 'agents' | 'name' | 'code' | 'country' | 'way' | 'upline' | 'method' | 'tag' | 'risk' | 'by' | 'from' | 'to'
>;

/** Members at these merchants that a filter finds, in no order, without trial users and demo players. */
export function foundMembers({ db, clock }: { db: Db; clock: Pick<Clock, 'now'> }, merchants: readonly Merchant[], filter: MemberFilter) {
  const { status, agents, name, code, country, way, upline, method, tag, risk } = filter;
  const codes = merchants.map(({ code }) => code);
  let found = db.selectFrom('member').where('member.kind', '=', 'member').where('member.merchant', 'in', codes);
  if (status === 'excluded') found = found.where('member.bets_blocked_until', '>', clock.now());
  else if (status !== undefined) found = found.where('member.status', '=', status);
  if (agents !== undefined) found = found.where('member.agent', '=', agents);
  if (name !== undefined) found = found.where(beginsWith('member.username_folded', name));
  if (code !== undefined) found = found.where('member.invitation_code', '=', code);
  if (country !== undefined) found = found.where('member.created_country', '=', country);
  if (way !== undefined) found = found.where('member.registered_by', '=', way);
  // Determined first, so that the index of lines finds their members.
  if (upline !== undefined)
    found = found.where(
      sql<boolean>`member.upline_id = any(array(select u.id from member u
        where u.merchant = any(${codes}::text[]) and u.username_folded = ${foldUsername(upline)}))`,
    );
  if (method !== undefined) found = found.where('member.id', 'in', paidBy(db, codes, method));
  // Both casts: joining changes the query's type, although nothing is selected from the joined table.
  if (tag !== undefined)
    found = found
      .innerJoin('member_tag', (join) =>
        join.onRef('member_tag.member_id', '=', 'member.id').onRef('member_tag.merchant', '=', 'member.merchant'),
      )
      .where('member_tag.tag', '=', folded(tag)) as unknown as typeof found;
  if (risk)
    found = found.innerJoin('member_risk', (join) =>
      join.onRef('member_risk.member_id', '=', 'member.id').onRef('member_risk.merchant', '=', 'member.merchant'),
    ) as unknown as typeof found;
  if (filter.by !== 'firstDeposit') return found.where(happened(merchants, filter));
  return found
    .innerJoin('stat_depositor', (join) =>
      join.onRef('stat_depositor.member_id', '=', 'member.id').onRef('stat_depositor.merchant', '=', 'member.merchant'),
    )
    .where(within('stat_depositor.first_at', filter)) as unknown as typeof found;
}

/** Members of one merchant or of all, a page at a time. */
export async function membersList(operator: Operator, input: InputOf<'listMembers'>) {
  const { merchant, after, ascending, ...filter } = input;
  const { sort = 'created' } = filter;
  const direction = directionOf(ascending);
  const { db, vault } = operator;
  const now = operator.clock.now();
  const merchants = merchantsNamed(operator, merchant);
  const order = sort === 'created' ? 'member.created_at' : 'member.last_login_at';
  let found = foundMembers(operator, merchants, input);
  if (sort === 'lastLogin') found = found.where('member.last_login_at', 'is not', null);
  // The tables of risk, of tags and of depositors have an index in this order, so that no member is looked up only to be left out.
  const lies = input.risk
    ? 'member_risk'
    : input.tag !== undefined
      ? 'member_tag'
      : input.by === 'firstDeposit'
        ? 'stat_depositor'
        : undefined;
  const columns =
    sort === 'created' && lies !== undefined ? ([`${lies}.registered`, `${lies}.member_id`] as const) : ([order, 'member.id'] as const);

  // Rows are wide: indexes alone decide which members are on the page, and only those rows are read.
  const page = found
    .where(continues(columns, after, ascending))
    .select(['member.id as found_id', sql<Date>`${sql.ref(columns[0])}`.as('found_at')])
    .orderBy(sql.ref(columns[0]), direction)
    .orderBy(sql.ref(columns[1]), direction)
    .limit(pageRows + 1);
  const read = await db
    .selectFrom(page.as('page'))
    .innerJoin('member', 'member.id', 'page.found_id')
    .selectAll('member')
    .select(exactly(order).as('place'))
    .orderBy('page.found_at', direction)
    .orderBy('page.found_id', direction)
    .execute();
  const { rows, next } = pageOf(read, (row) => [row.place, row.id]);
  const tags = await tagsOf(
    db,
    rows.map(({ id }) => id),
  );
  const risk = await riskOf(
    db,
    rows.map(({ id }) => id),
  );
  const figures = await figuresOf(operator, rows);
  const list = rows.map((row): Schema<'Member'> => {
    const payee = openMemberColumn(vault, row, 'payee_name');
    return {
      id: row.id,
      merchant: row.merchant,
      username: row.username,
      name: payee === null ? null : maskName(payee),
      status: row.status,
      erased: row.erased_at !== null,
      agent: row.agent,
      excludedUntil: row.bets_blocked_until && row.bets_blocked_until > now ? row.bets_blocked_until.toISOString() : null,
      currency: row.currency,
      created: row.created_at.toISOString(),
      country: row.created_country,
      way: row.registered_by,
      lastLogin: row.last_login_at?.toISOString() ?? null,
      tags: tags(row.id),
      risk: risk(row.id),
      ...figures(row.id),
    };
  });
  return { list, next, about: await aboutMembers(operator, merchants, filter, found.select('member.id'), after) };
}

/** How many members a list finds, as `aboutOf`; a single filter is counted in its own table, without reading members. */
async function aboutMembers(
  { db }: Operator,
  merchants: readonly Merchant[],
  { sort, ...filter }: Omit<InputOf<'listMembers'>, 'merchant' | 'after' | 'ascending'>,
  found: Expression<unknown>,
  after: string | undefined,
): Promise<Schema<'About'>> {
  if (after !== undefined) return null;
  const codes = merchants.map(({ code }) => code);
  const { tag, method, by = 'created', from, to, ...others } = filter;
  const isPlain = sort !== 'lastLogin' && Object.values(others).every((value) => value === undefined);
  if (isPlain && method !== undefined && tag === undefined && by === 'created' && from === undefined && to === undefined)
    return aboutOf(db, paidBy(db, codes, method).distinct(), after);
  const isAlone = isPlain && method === undefined;
  if (isAlone && tag !== undefined && by === 'created' && from === undefined && to === undefined)
    return aboutOf(
      db,
      db.selectFrom('member_tag').select('member_id').where('merchant', 'in', codes).where('tag', '=', folded(tag)),
      after,
    );
  if (isAlone && tag === undefined && by === 'firstDeposit')
    return aboutOf(
      db,
      db.selectFrom('stat_depositor').select('member_id').where('merchant', 'in', codes).where(within('first_at', { from, to })),
      after,
    );
  if (isAlone && tag === undefined && by === 'played') {
    const { rows } = await sql<{ count: string }>`select coalesce(sum(members), 0)::text as count from stat_played_day
      where ${sql.join(
        daysOf(merchants, { from, to }).map(({ code, first, last }) => firstDaysIn(code, first, last)),
        sql` or `,
      )}`.execute(db);
    return { count: Number(rows[0]!.count), exact: true };
  }
  return aboutOf(db, found, after);
}

/** The members who ever paid in by a method, once for each deposit. */
function paidBy(db: Db, codes: readonly string[], method: NonNullable<MemberFilter['method']>) {
  return db
    .selectFrom('deposit')
    .select('member_id')
    .where('merchant', 'in', codes)
    .where('method', '=', method)
    .where('status', '=', 'succeeded');
}

/** Restricts `stat_played_day` to members whose first day of playing within these days it was, so that each is counted once. */
function firstDaysIn(code: string, first: string | undefined, last: string | undefined) {
  const since = first === undefined ? sql`played_before = '-infinity'` : sql`day >= ${first}::date and played_before < ${first}::date`;
  const until = last === undefined ? sql`` : sql` and day <= ${last}::date`;
  return sql`(merchant = ${code} and ${since}${until})`;
}

/** The days of each merchant that a span of time touches. */
function daysOf(merchants: readonly Merchant[], { from, to }: { from: string | undefined; to: string | undefined }) {
  const begins = from === undefined ? undefined : timeOf(from);
  const lasts = to === undefined ? undefined : new Date(timeOf(to).getTime() - 1);
  return merchants.map(({ code, brand: { timeZone } }) => ({
    code,
    first: begins && dayIn(timeZone, begins),
    last: lasts && dayIn(timeZone, lasts),
  }));
}

/** Whether a member registered, or played for real money on a day of the merchant, within the span. */
function happened(merchants: readonly Merchant[], { by = 'created', from, to }: MemberFilter) {
  if (by === 'created') return within('member.created_at', { from, to });
  // One condition per merchant: a join with a list of days would read every day of a member.
  const days = daysOf(merchants, { from, to }).map(({ code, first, last }) => {
    const since = first === undefined ? sql`` : sql` and played.day >= ${first}::date`;
    const before = last === undefined ? sql`` : sql` and played.day <= ${last}::date`;
    return sql`(played.merchant = ${code}${since}${before})`;
  });
  return sql<boolean>`member.id in (select played.member_id from stat_member_day played
    where played.rounds > 0 and (${sql.join(days, sql` or `)}))`;
}

/** Whether a folded name starts with a text. `like` would not do: it is not leakproof, so under row-level security it uses no index. */
export function beginsWith(folded: string, text: string) {
  return sql<boolean>`starts_with(${sql.ref(folded)}, ${foldUsername(text)})`;
}
