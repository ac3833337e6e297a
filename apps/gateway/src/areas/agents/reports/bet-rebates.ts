import { dayAfter } from '@parlour/domain';
import { sql, type Selectable } from 'kysely';
import type { Db } from '../../../kernel/tables.ts';
import type { RoundTable } from '../../vendors/tables.ts';

/** What each of some bets brought an account in rebates, without what was taken back (agents.md 7). */
export async function rebatesOf(db: Db, account: string, rounds: readonly string[]): Promise<ReadonlyMap<string, bigint>> {
  if (rounds.length === 0) return new Map();
  const rows = await db
    .selectFrom('agent_split')
    .select((eb) => ['round_id', eb.fn.sum<string>('amount').as('amount')])
    .where('kind', '=', 'rebate')
    .where('round_id', 'in', rounds)
    .where('member_id', '=', account)
    .where('reversed_at', 'is', null)
    .groupBy('round_id')
    .execute();
  return new Map(rows.map(({ round_id, amount }) => [round_id, BigInt(amount)]));
}

interface Asked {
  /** The merchant's days, both included. */
  readonly from: string;
  readonly to: string;
  readonly state?: string | undefined;
  readonly vendor?: string | undefined;
  readonly game?: string | undefined;
  readonly only?: 'self' | 'team' | undefined;
}

/**
 * The bets that brought an account a rebate in windows of some days, latest first, with their sums. The id of a window begins with its day,
 * so that the index by account finds them.
 */
export async function rebatedBets(
  db: Db,
  account: string,
  { from, to, state, vendor, game, only }: Asked,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: Selectable<RoundTable>[]; count: number; stakes: string; wins: string; rebates: string }> {
  let bets = db
    .selectFrom('agent_split as s')
    .innerJoin('round as r', 'r.id', 's.round_id')
    .where('s.member_id', '=', account)
    .where('s.kind', '=', 'rebate')
    .where('s.reversed_at', 'is', null)
    .where('s.period', '>=', from)
    .where('s.period', '<', dayAfter(to, 1));
  if (only === 'self') bets = bets.where('r.member_id', '=', account);
  if (state !== undefined) bets = bets.where(sql<boolean>`r.status = ${state}`);
  if (vendor !== undefined) bets = bets.where('r.vendor', '=', vendor);
  if (game !== undefined) bets = bets.where('r.game_code', '=', game);
  const sums = await bets
    .select([
      sql<string>`count(*)::text`.as('count'),
      sql<string>`coalesce(sum(r.stake), 0)::text`.as('stakes'),
      sql<string>`coalesce(sum(r.win), 0)::text`.as('wins'),
      sql<string>`coalesce(sum(s.amount), 0)::text`.as('rebates'),
    ])
    .executeTakeFirstOrThrow();
  const rows = await bets.selectAll('r').orderBy('r.settled_at', 'desc').orderBy('r.id', 'desc').limit(limit).offset(offset).execute();
  return { ...sums, rows, count: Number(sums.count) };
}
