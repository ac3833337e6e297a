import { money, type Currency, type Money } from '@parlour/domain';
import { periodAt } from '@parlour/domain/agents';
import { sql } from 'kysely';
import type { Merchant } from '../../../kernel/merchants.ts';
import type { Db } from '../../../kernel/tables.ts';
import type { Member } from '../../identity/member/tables.ts';
import type { AgentPolicy } from '../policy.ts';

export type Direction = 'transferDown' | 'transferUp';

/** An account's transfer settings; null where the merchant's own apply. */
export interface TransferRules {
  readonly down: boolean | null;
  readonly up: boolean | null;
  readonly dailyCap: bigint | null;
  readonly pairCap: bigint | null;
}

/** The rules for what an account may send: each one from the account itself or the nearest account above that has it set. */
export async function rulesFor(db: Db, accountId: string): Promise<TransferRules> {
  const { rows } = await sql<{ down: boolean | null; up: boolean | null; daily_cap: string | null; pair_cap: string | null }>`
    select (array_agg(rule.down order by line.depth) filter (where rule.down is not null))[1] as down,
      (array_agg(rule.up order by line.depth) filter (where rule.up is not null))[1] as up,
      ((array_agg(rule.daily_cap order by line.depth) filter (where rule.daily_cap is not null))[1])::text as daily_cap,
      ((array_agg(rule.pair_cap order by line.depth) filter (where rule.pair_cap is not null))[1])::text as pair_cap
    from member_line line join agent_transfer_rule rule on rule.member_id = line.ancestor
    where line.descendant = ${accountId}`.execute(db);
  const { down, up, daily_cap, pair_cap } = rows[0]!;
  const minor = (text: string | null): bigint | null => (text === null ? null : BigInt(text));
  return { down, up, dailyCap: minor(daily_cap), pairCap: minor(pair_cap) };
}

interface Neighbours {
  readonly direction: Direction;
  readonly from: Member;
  readonly to: Member;
}

/**
 * Whether two accounts may not transfer now: one is blocked, excluded or not a member's, their currencies differ, or an operator has
 * stopped transfers.
 */
export async function isClosed(db: Db, { direction, from, to }: Neighbours, now: Date): Promise<boolean> {
  const excluded = [from, to].some(
    ({ kind, status, bets_blocked_until }) =>
      kind !== 'member' || status !== 'active' || (bets_blocked_until !== null && bets_blocked_until > now),
  );
  if (excluded || from.currency !== to.currency || (await isBanned(db, from.id, to.id))) return true;
  const { down, up } = await rulesFor(db, from.id);
  return (direction === 'transferDown' ? down : up) === false;
}

/** Whether an operator has stopped transfers in a team that includes one of these accounts. */
async function isBanned(db: Db, ...accounts: string[]): Promise<boolean> {
  const ban = await db
    .selectFrom('agent_transfer_ban as ban')
    .innerJoin('member_line as line', 'line.ancestor', 'ban.member_id')
    .select('ban.member_id')
    .where('line.descendant', 'in', accounts)
    .limit(1)
    .executeTakeFirst();
  return ban !== undefined;
}

interface Caps {
  readonly from: Member;
  readonly to: Member;
  readonly merchant: Merchant;
  readonly policy: AgentPolicy;
}

/**
 * How much more the sender may send to this account today: what is left of the daily caps. A waiting transfer counts on the day of its
 * request, unless its money was returned.
 */
export async function leftToday(db: Db, { from, to, merchant, policy }: Caps, now: Date): Promise<Money> {
  const since = new Date(periodAt('daily', now.getTime(), merchant.brand.timeZone).start);
  const { rows } = await sql<{ all: string; pair: string }>`
    select coalesce(sum(amount), 0)::text as "all", coalesce(sum(amount) filter (where to_id = ${to.id}), 0)::text as pair from (
      select r.member_id as to_id, r.amount from received_transfer r
      where r.from_id = ${from.id} and r.received_at >= ${since} and not exists (select from agent_held_transfer h where h.id = r.id)
      union all
      select to_id, amount from agent_held_transfer where from_id = ${from.id} and asked_at >= ${since} and state in ('waiting', 'sent')
    ) sent`.execute(db);
  const { all, pair } = rows[0]!;
  const rules = await rulesFor(db, from.id);
  const daily = (rules.dailyCap ?? policy.transferDailyCap) - BigInt(all);
  const own = (rules.pairCap ?? policy.transferPairCap) - BigInt(pair);
  return money(daily < own ? daily : own, from.currency as Currency);
}
