import type { Tier } from '@parlour/domain/agents';
import { sql, type Selectable } from 'kysely';
import type { Merchant } from '../../../kernel/merchants.ts';
import { rowsOf, type PageQuery } from '../../../kernel/page.ts';
import type { Db } from '../../../kernel/tables.ts';
import type { RoundTable } from '../../vendors/tables.ts';
import type { AgentPolicy } from '../policy.ts';
import { noTeamSums, sumsOfTeams } from '../settlement/facts.ts';
import { daysBefore } from '../settlement/run-sums.ts';
import type { BillRow } from '../settlement/stored-bills.ts';

/** What one direct downline's team, or the holder of the bill, did in a period. */
export interface TeamPart {
  readonly bets: number;
  readonly turnover: bigint;
  readonly active: number;
  readonly net: bigint;
}

/** The bets of a window that brought the bill's holder something, by direct downline and as a page with what each brought. */
export async function windowOf(
  db: Db,
  row: BillRow,
  query: PageQuery,
): Promise<{ parts: ReadonlyMap<string, TeamPart>; count: number; rounds: Selectable<RoundTable>[]; earned: ReadonlyMap<string, bigint> }> {
  const { rows: sums } = await sql<{ child: string; bets: string; turnover: string; active: string; net: string }>`
    select below.ancestor as child, count(*)::text as bets, sum(r.stake)::text as turnover, count(distinct r.member_id)::text as active,
      sum(r.stake - r.win)::text as net
    from agent_split s join round r on r.id = s.round_id
    join member_line line on line.ancestor = s.member_id and line.descendant = r.member_id and line.depth > 0
    join member_line below on below.descendant = r.member_id and below.depth = line.depth - 1
    where s.member_id = ${row.holder_id} and s.period = ${row.period} and s.kind = 'realtime' and s.reversed_at is null
    group by below.ancestor`.execute(db);
  const parts = sums.map(({ child, turnover, net, ...counts }) => {
    const part = { bets: Number(counts.bets), active: Number(counts.active), turnover: BigInt(turnover), net: BigInt(net) };
    return [child, part] as const;
  });
  const { limit, offset } = rowsOf(query);
  const rounds = await db
    .selectFrom('agent_split as s')
    .innerJoin('round as r', 'r.id', 's.round_id')
    .selectAll('r')
    .select('s.amount as earned')
    .where('s.member_id', '=', row.holder_id)
    .where('s.period', '=', row.period)
    .where('s.kind', '=', 'realtime')
    .where('s.reversed_at', 'is', null)
    .orderBy('r.settled_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const earned = new Map(rounds.map(({ id, earned: amount }) => [id, BigInt(amount)]));
  return { parts: new Map(parts), count: row.figures.bets, rounds, earned };
}

interface AskedGap {
  readonly merchant: Merchant;
  readonly policy: AgentPolicy;
  readonly tier: Tier;
}

/** What the holder's team lacked for a tier of real-time salary on the 5 and 15 whole days before the window. */
export async function windowGap(
  db: Db,
  { merchant, currency, holder_id, starts_at, figures }: BillRow,
  { merchant: { brand }, policy, tier }: AskedGap,
): Promise<{ turnover: bigint; active: number; loss: bigint; bet5: bigint; bet15: bigint }> {
  const asked = { merchant, currency, kind: 'realtime', policy, holders: [holder_id], teams: 'all' } as const;
  const sums = await sumsOfTeams(db, { ...asked, ...daysBefore(starts_at.getTime(), brand.timeZone) });
  const { turnover: bet15, recent: bet5 } = sums.get(holder_id) ?? noTeamSums;
  const above = (amount: bigint): bigint => (amount > 0n ? amount : 0n);
  return {
    turnover: 0n,
    active: Math.max(0, tier.active - figures.active),
    loss: 0n,
    bet5: above(tier.bet5 - bet5),
    bet15: above(tier.bet15 - bet15),
  };
}
