import { dayStartBefore } from '@parlour/domain/agents';
import { sql } from 'kysely';
import type { Db } from '../../../kernel/tables.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { teamsOf } from './dues.ts';
import { countedBets, sumsFromRow, teamSums, type AskedSums, type RunSums, type Span, type TakenSums } from './facts.ts';
import type { LinesRun } from './lines-state.ts';

interface AskedRunSums extends Omit<AskedSums, 'policy'> {
  readonly policy: AskedSums['policy'] & { readonly version: number };
}

/** Computes the sums that a run settles its lines with. Rebates need none. */
export async function sumsOfRun(
  db: Db,
  { merchant, kind, currency, policy, period, zone }: Omit<LinesRun, 'heads' | 'sums'>,
): Promise<RunSums> {
  const none = { ofPeriod: null, ofDaysBefore: null };
  if (kind === 'rebate') return none;
  const contracts = await contractsInForce(db, { merchant, kind, period })
    .innerJoin('member as m', 'm.id', 'c.holder_id')
    .where('m.currency', '=', currency)
    .execute();
  const holders = contracts.map(({ holder_id }) => holder_id);
  if (holders.length === 0) return none;
  const asked = { merchant, kind, currency, policy, holders };
  if (kind !== 'realtime') return { ...none, ofPeriod: await takeSums(db, { ...asked, span: period, teams: teamsOf(kind) }) };
  return { ...none, ofDaysBefore: await takeFreshSums(db, { ...asked, teams: 'all', ...daysBefore(period.start, zone) }) };
}

/** The 15 whole days before a time in ms that real-time salary looks at, and the start of the last 5 (agents.md 7). */
export const daysBefore = (at: number, zone: string) => ({
  span: { start: dayStartBefore(at, 15, zone), end: dayStartBefore(at, 0, zone) },
  recentFrom: dayStartBefore(at, 5, zone),
});

/** Contracts of a kind that are in force during a whole period. */
export function contractsInForce(db: Db, { merchant, kind, period }: Pick<LinesRun, 'merchant' | 'kind' | 'period'>) {
  return db
    .selectFrom('agent_contract as c')
    .select(['c.id', 'c.holder_id'])
    .where('c.merchant', '=', merchant)
    .where(sql<boolean>`c.kind = ${kind}`)
    .where('c.state', '=', 'active')
    .where('c.from_at', '<=', new Date(period.start))
    .where((eb) => eb.or([eb('c.to_at', 'is', null), eb('c.to_at', '>=', new Date(period.end))]));
}

/**
 * The sums of a span for all lines of a run, computed once from the bets and stored, so that an interrupted run, or another worker,
 * continues with the same figures.
 */
async function takeSums(db: Db, asked: AskedRunSums): Promise<TakenSums> {
  return (await storedSums(db, asked)) ?? inTransaction(db, (trx) => sumUp(trx, asked));
}

/** The same for a span that many runs share: computed again once one of its bets has changed or a holder was added. */
async function takeFreshSums(db: Db, asked: AskedRunSums): Promise<TakenSums> {
  const stored = await storedSums(db, asked);
  if (stored && asked.holders.every((holder) => stored.teams.has(holder)) && !(await hasUnknownLate(db, asked, stored))) return stored;
  return inTransaction(db, async (trx) => {
    await trx
      .deleteFrom('agent_sums')
      .where(sql<boolean>`${ofSpan(asked)}`)
      .execute();
    return sumUp(trx, asked);
  });
}

/** Deletes sums that no run needs any more: those of spans that ended before this time. */
export async function dropSums(db: Db, { merchant, kind }: Pick<AskedRunSums, 'merchant' | 'kind'>, endedBy: number): Promise<void> {
  await db
    .deleteFrom('agent_sums')
    .where('merchant', '=', merchant)
    .where('kind', '=', kind)
    .where('ends_at', '<=', new Date(endedBy))
    .execute();
}

const touches = ({ start, end }: Span) => {
  const [from, to] = [new Date(start), new Date(end)];
  return sql`((settled_at >= ${from} and settled_at < ${to}) or (now_settled_at >= ${from} and now_settled_at < ${to}))`;
};

const ofSpan = ({ merchant, kind, currency, policy, span }: AskedRunSums) => sql`merchant = ${merchant} and kind = ${kind}
  and currency = ${currency} and policy_version = ${policy.version} and starts_at = ${new Date(span.start)} and ends_at = ${new Date(span.end)}`;

async function storedSums(db: Db, asked: AskedRunSums): Promise<TakenSums | null> {
  const taken = await db
    .selectFrom('agent_sums')
    .select('known_late')
    .where(sql<boolean>`${ofSpan(asked)}`)
    .executeTakeFirst();
  if (!taken) return null;
  const rows = await db
    .selectFrom('agent_team_sums')
    .selectAll()
    .where(sql<boolean>`${ofSpan(asked)}`)
    .execute();
  return {
    teams: new Map(rows.map(({ holder_id, ...row }) => [holder_id, sumsFromRow({ ...row, holder: holder_id })])),
    knownLate: new Set(taken.known_late.map(String)),
  };
}

/**
 * Reads sums and known late bets in one statement, so that both belong to the same moment. If another worker is computing them, waits for
 * its result.
 */
async function sumUp(trx: Db, asked: AskedRunSums): Promise<TakenSums> {
  const { merchant, kind, currency, policy, span, holders } = asked;
  const [starts, ends] = [new Date(span.start), new Date(span.end)];
  const counted = await countedBets(trx, asked);
  await sql`
    with taken as (
      insert into agent_sums (merchant, kind, currency, policy_version, starts_at, ends_at, known_late)
        values (${merchant}, ${kind}, ${currency}, ${policy.version}, ${starts}, ${ends},
          array(select id from agent_late_bet where merchant = ${merchant} and ${touches(span)} order by id))
        on conflict do nothing
        returning *
    ), summed as materialized (${teamSums({ ...asked, counted, ofMost: true })})
    insert into agent_team_sums (merchant, kind, currency, policy_version, starts_at, ends_at, holder_id, bets, turnover, payouts, won, lost,
        active, costs, deposits, recent)
      select taken.merchant, taken.kind, taken.currency, taken.policy_version, taken.starts_at, taken.ends_at, holder.id, coalesce(bets, 0),
        coalesce(turnover, 0), coalesce(payouts, 0), coalesce(won, 0), coalesce(lost, 0), coalesce(active, 0), coalesce(costs, 0),
        coalesce(deposits, 0), coalesce(recent, 0)
      from taken cross join unnest(${sql.val([...holders])}::uuid[]) as holder (id) left join summed on summed.holder = holder.id`.execute(
    trx,
  );
  return (await storedSums(trx, asked)) ?? { teams: new Map(), knownLate: new Set() };
}

async function hasUnknownLate(db: Db, { merchant, span }: AskedRunSums, { knownLate }: TakenSums): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    select id::text as id from agent_late_bet where merchant = ${merchant} and ${touches(span)}
      and not (id = any (${sql.val([...knownLate])}::bigint[])) limit 1`.execute(db);
  return rows.length > 0;
}
