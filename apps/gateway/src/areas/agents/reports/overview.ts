import type { components, operations } from '@parlour/api/contract';
import { dayAfter, everyDay, isDay, money, toWire, type Currency } from '@parlour/domain';
import { dayIn } from '@parlour/domain/reports';
import { sessionOf, type Context } from '../../../kernel/context.ts';
import { pageOf } from '../../../kernel/page.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { accountName } from '../../identity/member/login-name.ts';
import { memberOf } from '../../identity/member/find.ts';
import type { Member } from '../../identity/member/tables.ts';
import { agentPolicyOf } from '../policy.ts';
import { pathTo, teamMember } from '../team.ts';
import {
  addSums,
  figuresToWire,
  incomeOf,
  newInSpans,
  noSums,
  nowByChild,
  profitOf,
  sumsByChild,
  sumsByDay,
  teamNow,
  turnoverOf,
  type Days,
  type TeamNow,
  type TeamSums,
} from './team-figures.ts';

type Schemas = components['schemas'];
type ReportQuery = NonNullable<operations['getTeamReport']['parameters']['query']>;

const mostDays = 93;

/** The days of a report. Throws `field_invalid` for days that do not exist, are in the wrong order or are too many. */
export function daysOfQuery({ from, to }: Days): Days {
  if (!isDay(from)) throw new Refusal('field_invalid', { fields: [{ field: 'from', rule: 'wrong' }] });
  if (!isDay(to) || to < from || dayAfter(from, mostDays) <= to)
    throw new Refusal('field_invalid', { fields: [{ field: 'to', rule: 'wrong' }] });
  return { from, to };
}

/** The figures of the calling agent's team for today, yesterday and this month, and on each of thirty days. */
export async function teamOverview(context: Context): Promise<Schemas['TeamOverview']> {
  const { db, merchant, clock } = context;
  const agent = await memberOf(db, sessionOf(context).memberId);
  const currency = agent.currency as Currency;
  const zone = merchant.brand.timeZone;
  const now = clock.now();
  const today = dayIn(zone, now);
  const yesterday = dayAfter(today, -1);
  const { activeMin } = await agentPolicyOf(db, merchant.code, currency);
  const asked = { merchant, of: agent.id, currency, activeMin };
  const chart = { from: dayAfter(today, -29), to: today };
  const month = { from: `${today.slice(0, 8)}01`, to: today };
  // A span is the sum of its days, except for columns that count accounts.
  const spans = { today: { from: today, to: today }, yesterday: { from: yesterday, to: yesterday }, month };
  const [{ byDay, active }, created, { size, balance }] = await Promise.all([
    sumsByDay(db, { ...asked, days: { from: month.from < chart.from ? month.from : chart.from, to: today } }, spans),
    newInSpans(db, asked, spans),
    teamNow(db, asked),
  ]);
  const whole = (span: keyof typeof spans): Schemas['TeamFigures'] => {
    const sums = everyDay(spans[span]).reduce((sum, day) => addSums(sum, byDay.get(day) ?? noSums), noSums);
    return figuresToWire({ ...sums, ...created[span], active: active[span] }, currency);
  };
  const wire = (minor: bigint): Schemas['Money'] => toWire(money(minor, currency));
  return {
    day: today,
    timeZone: zone,
    gmtOffset: offsetIn(zone, now),
    today: whole('today'),
    yesterday: whole('yesterday'),
    month: whole('month'),
    chart: everyDay(chart).map((day) => {
      const sums = byDay.get(day) ?? noSums;
      return {
        day,
        deposits: wire(sums.deposits),
        withdrawals: wire(sums.withdrawals),
        turnover: wire(turnoverOf(sums)),
        profit: wire(profitOf(sums)),
        income: wire(incomeOf(sums)),
        active: Number(sums.active),
      };
    }),
    teamSize: size,
    teamBalance: wire(balance),
  };
}

/** A zone's offset at a time, such as `+06:00`. */
function offsetIn(zone: string, at: Date): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', '') || '+00:00';
}

/** The figures of each direct downline of a team account, with its team, and of the account itself. */
export async function teamReport(context: Context, query: ReportQuery): Promise<Schemas['TeamReport']> {
  const { db, vault, merchant, clock } = context;
  const days = daysOfQuery(query);
  const of =
    query.account === undefined ? await memberOf(db, sessionOf(context).memberId) : (await teamMember(db, context, query.account)).member;
  const currency = of.currency as Currency;
  const { activeMin } = await agentPolicyOf(db, merchant.code, currency);
  const asked = { merchant, of: of.id, currency, days, activeMin };
  const [sums, nows] = await Promise.all([sumsByChild(db, asked), nowByChild(db, asked, clock.now())]);
  const page = pageOf(query, sums.size - 1);
  const children = await db
    .selectFrom('member')
    .selectAll()
    .where('upline_id', '=', of.id)
    .orderBy('created_at')
    .orderBy('id')
    .limit(page.pageSize)
    .offset((page.pageNo - 1) * page.pageSize)
    .execute();
  const rowOf = (member: Member, its: TeamSums, then: TeamNow): Schemas['TeamReportRow'] => ({
    account: accountName(vault, member),
    type: member.agent_type ?? 0,
    teamSize: then.size,
    balance: toWire(money(then.balance, currency)),
    online: then.online,
    figures: figuresToWire(its, currency),
  });
  const nothing: TeamNow = { size: 1, balance: 0n, online: 0 };
  const all = [...nows.values()].reduce(
    (a, b) => ({ size: a.size + b.size, balance: a.balance + b.balance, online: a.online + b.online }),
    { size: 0, balance: 0n, online: 0 },
  );
  return {
    ...days,
    path: await pathTo(context, of.id),
    list: children.map((child) => rowOf(child, sums.get(child.id) ?? noSums, nows.get(child.id) ?? nothing)),
    self: rowOf(of, sums.get(of.id) ?? noSums, nows.get(of.id) ?? nothing),
    total: rowOf(of, [...sums.values()].reduce(addSums, noSums), all),
    page,
  };
}
