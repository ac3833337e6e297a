import { eventHintsOf, type RiskEvent, type RiskHint } from '@parlour/domain/office';
import type { ClaimSignal } from '@parlour/domain/rewards';
import type { Money } from '@parlour/domain';
import { sql, type RawBuilder } from 'kysely';
import type { Merchant } from '../../../kernel/merchants.ts';
import type { Db } from '../../../kernel/tables.ts';
import { amountOf } from '../../wallet/to-wire.ts';

/** What rules look at besides withdrawals. */
export type HappenedEvent = Exclude<RiskEvent, 'withdrawal'>;

/** A deposit that arrived, a log-in, or a claim. */
export interface Happening {
  /** Of the deposit or the claim; of the member who logged in. */
  id: string;
  memberId: string;
  at: Date;
  /** Null for a log-in. */
  amount: Money | null;
  signals: readonly ClaimSignal[];
}

interface Wanted {
  event: HappenedEvent;
  merchant: Pick<Merchant, 'code' | 'currency'>;
  since: Date;
  limit: number;
  /** Those of one member alone. */
  memberId?: string;
}

interface HappenedRow {
  id: string;
  member_id: string;
  at: Date;
  amount: string | null;
  signals: readonly { signal: ClaimSignal }[] | null;
}

/** Each answers the same columns, and has an index by merchant and time. Of a member’s log-ins, only the latest is stored. */
const sources: Readonly<Record<HappenedEvent, RawBuilder<unknown>>> = {
  deposit: sql`select id, merchant, member_id, settled_at as at, amount::text as amount, null::jsonb as signals
    from deposit where status = 'succeeded' and settled_at is not null`,
  logIn: sql`select id, merchant, id as member_id, last_login_at as at, null::text as amount, null::jsonb as signals
    from member where kind = 'member' and last_login_at is not null`,
  bonusClaim: sql`select id, merchant, member_id, claimed_at as at, amount::text as amount, signals from promotion_claim`,
};

/** What happened since then and rules have not looked at, the oldest first. */
export async function notLookedAt(db: Db, { event, merchant, since, limit, memberId }: Wanted): Promise<Happening[]> {
  const { rows } = await sql<HappenedRow>`select h.id, h.member_id, h.at, h.amount, h.signals from (${sources[event]}) h
    where h.merchant = ${merchant.code} and h.at >= ${since}
      ${memberId === undefined ? sql`` : sql`and h.member_id = ${memberId}`}
      and not exists (select from risk_look l where l.merchant = h.merchant and l.event = ${event} and l.subject = h.id
        and l.at = date_trunc('milliseconds', h.at))
    order by h.at limit ${limit}`.execute(db);
  return rows.map((row) => happeningOf(row, merchant));
}

/** The latest of what happened since then, and how many there were in all. */
export async function latestOf(db: Db, { event, merchant, since, limit }: Wanted): Promise<{ latest: Happening[]; count: number }> {
  const happened = sql`from (${sources[event]}) h where h.merchant = ${merchant.code} and h.at >= ${since}`;
  const { rows } = await sql<HappenedRow>`select h.id, h.member_id, h.at, h.amount, h.signals ${happened}
    order by h.at desc limit ${limit}`.execute(db);
  const latest = rows.map((row) => happeningOf(row, merchant));
  if (rows.length < limit) return { latest, count: rows.length };
  const counted = await sql<{ count: number }>`select count(*)::int as count ${happened}`.execute(db);
  return { latest, count: counted.rows[0]!.count };
}

const happeningOf = (row: HappenedRow, { currency }: Pick<Merchant, 'currency'>): Happening => ({
  id: row.id,
  memberId: row.member_id,
  at: row.at,
  amount: row.amount === null ? null : amountOf({ amount: row.amount, currency }),
  signals: (row.signals ?? []).map(({ signal }) => signal),
});

interface FactsRow {
  place: number;
  count: number;
  sum: string;
  open_dispute: boolean;
  password_changed: Date | null;
  new_network: Date | null;
  new_device: Date | null;
  home: string | null;
  country: string | null;
  device_shared: boolean;
}

/** The hints about each of these, in their order, as they were when it happened. One statement, for hundreds at a time. */
export async function hintsAbout(db: Db, event: HappenedEvent, happened: readonly Happening[]): Promise<RiskHint[][]> {
  if (happened.length === 0) return [];
  const members = happened.map(({ memberId }) => memberId);
  const times = happened.map(({ at }) => at.toISOString());
  // The first password was chosen at registration and is no change; nor is the first network or browser a new one.
  const { rows } = await sql<FactsRow>`select e.place::int as place, d.count, d.sum,
      exists (select from withdrawal w where w.member_id = m.id and w.status = 'disputed' and w.created_at <= e.at) as open_dispute,
      case when m.password_changed_at > m.created_at then m.password_changed_at end as password_changed,
      (select max(n.since) from known_network n where n.member_id = m.id and n.since <= e.at and exists
        (select from known_network o where o.member_id = m.id and (o.since is null or o.since < n.since))) as new_network,
      (select max(n.since) from known_device n where n.member_id = m.id and n.since <= e.at and exists
        (select from known_device o where o.member_id = m.id and o.since < n.since)) as new_device,
      m.created_country as home,
      (select n.country from known_network n where n.member_id = m.id and (n.since is null or n.since <= e.at)
        order by n.last_login_at desc limit 1) as country,
      exists (select from known_device a join known_device b on b.merchant = a.merchant and b.device = a.device
        where a.member_id = m.id and b.member_id <> m.id and a.since <= e.at and b.since <= e.at) as device_shared
    from unnest(${members}::uuid[], ${times}::timestamptz[]) with ordinality as e (member_id, at, place)
    join member m on m.id = e.member_id
    cross join lateral (select count(*)::int as count, coalesce(sum(amount), 0)::text as sum from deposit
      where member_id = m.id and status = 'succeeded' and settled_at < e.at) d`.execute(db);
  const facts = new Map(rows.map((row) => [row.place - 1, row]));
  return happened.map(({ at, amount, signals }, place) => {
    const row = facts.get(place);
    if (!row) return [];
    return eventHintsOf(event, {
      at,
      amount: amount?.minor ?? null,
      earlier: { count: row.count, sum: BigInt(row.sum) },
      openDispute: row.open_dispute,
      passwordChanged: row.password_changed,
      newNetwork: row.new_network,
      newDevice: row.new_device,
      country: { home: row.home, now: row.country },
      deviceShared: row.device_shared,
      signals,
    });
  });
}

/** How often each rule about such events held since then. */
export async function heldCounts(db: Db, merchants: readonly string[], since: Date) {
  const { rows } = await sql<{ merchant: string; code: string; count: number }>`
    select l.merchant, rule ->> 'code' as code, count(*)::int as count
    from risk_look l cross join lateral jsonb_array_elements(l.rules) as rule
    where l.merchant = any (${merchants}) and l.looked_at >= ${since} and l.rules is not null group by 1, 2`.execute(db);
  return rows;
}
