import { sql } from 'kysely';
import type { Db } from '@parlour/gateway/inside';

export interface Teams {
  merchant: string;
  currency: string;
  members: number;
  /** How many accounts are at level 1. */
  heads: number;
  /** How many accounts each account has directly below it. */
  below: number;
}

/** The id of the `i`-th account, from 1; accounts nearest to the platform come first. */
export const accountOf = (i: ReturnType<typeof sql>) => sql<string>`md5('team' || ${i})::uuid`;

/** Creates a tree of accounts with an empty wallet each, by SQL; fills the closure table as the trigger of `member` would. */
export async function fillTeams(db: Db, { merchant, currency, members, heads, below }: Teams): Promise<void> {
  const parent = sql`case when i > ${heads}::int then ${accountOf(sql`((i - ${heads}::int - 1) / ${below}::int + 1)`)} end`;
  await sql`alter table member disable trigger user`.execute(db);
  await sql`
    insert into member (id, merchant, kind, username, username_folded, nickname, currency, language, details, status, created_at, created_ip,
        must_change_password, upline_id, agent_type)
      select ${accountOf(sql`i`)}, ${merchant}, 'member', name, name, name, ${currency}, 'EN', '{}', 'active',
        now() - interval '90 days' + i * interval '1 second', '203.0.113.7', false, ${parent}, 1
      from (select i, 'team' || i as name from generate_series(1, ${members}::int) i) made order by i`.execute(db);
  await sql`alter table member enable trigger user`.execute(db);
  await sql`
    insert into member_line (merchant, ancestor, descendant, depth)
      with recursive line as (
        select id as ancestor, id as descendant, 0 as depth, upline_id from member where merchant = ${merchant} and username like 'team%'
        union all
        select up.id, line.descendant, line.depth + 1, up.upline_id from line join member up on up.id = line.upline_id
      ) select ${merchant}, ancestor, descendant, depth from line on conflict do nothing`.execute(db);
  await sql`
    insert into ledger_account (merchant, owner_kind, owner_id, kind, book, asset)
      select ${merchant}, 'member', ${accountOf(sql`i`)}::text, kind, 'real', ${currency}
      from generate_series(1, ${members}::int) i, unnest(array['cash', 'locked']) kind`.execute(db);
  await sql`analyze member, member_line, ledger_account`.execute(db);
}

/** Creates contracts of a kind for the accounts nearest to the platform, so that every payer has one; deeper levels get lower rates. */
export async function fillContracts(
  db: Db,
  {
    merchant,
    kind,
    contracts,
    tiers,
  }: { merchant: string; kind: 'daily' | 'realtime'; contracts: number; tiers: (depth: number) => object[] },
): Promise<void> {
  const byDepth = JSON.stringify(Array.from({ length: 10 }, (_, depth) => tiers(depth)));
  await sql`
    insert into agent_contract (id, merchant, kind, cycle, holder_id, payer_id, version, tiers, state, offered_by, offered_at, decided_at, from_at)
      select gen_random_uuid(), ${merchant}, ${kind}, ${kind === 'realtime' ? 'window' : 'daily'}, m.id, m.upline_id, 1,
        ${byDepth}::jsonb -> (select max(line.depth)::int from member_line line where line.descendant = m.id), 'active', 'bench',
        now() - interval '60 days', now() - interval '60 days', now() - interval '60 days'
      from generate_series(1, ${contracts}::int) i join member m on m.id = ${accountOf(sql`i`)}`.execute(db);
  await sql`analyze agent_contract`.execute(db);
}

/**
 * Settled bets of real money of the accounts below `above`, spread evenly over a span and over the members; about half of what is staked
 * comes back. Their money is not posted: only what contracts pay is measured. The sums of
 * members for `day` are those of these bets.
 */
export async function fillBets(
  db: Db,
  {
    merchant,
    currency,
    members,
    above,
    bets,
    start,
    end,
    day,
  }: Omit<Teams, 'heads' | 'below'> & { above: number; bets: number; start: Date; end: Date; day: string },
): Promise<void> {
  await sql`alter table round disable trigger user`.execute(db);
  await sql`
    insert into round (id, merchant, member_id, vendor, vendor_round_id, game_code, currency, book, stake, win, status, placed_at, settled_at)
      select gen_random_uuid(), ${merchant}, ${accountOf(sql`(${above}::int + 1 + i % ${members - above}::int)`)}, 'JL', ${start.toISOString()} || i, 'lotus-lanterns', ${currency},
        'real', 1000 * (1 + i % 7), case when i % 3 = 0 then 1500 * (1 + i % 7) else 0 end, 'settled', at, at
      from (select i, ${start}::timestamptz + i * ((${end}::timestamptz - ${start}::timestamptz) / ${bets}::int) as at from generate_series(0, ${bets - 1}::int) i) made
      order by i`.execute(db);
  await sql`alter table round enable trigger user`.execute(db);
  await sql`
    insert into stat_member_day (merchant, day, member_id, currency, rounds, stakes, wins, deposits, withdrawals, first_at)
      select merchant, ${day}::date, member_id, currency, count(*), sum(stake), sum(win), 0, 0, min(settled_at) from round
      where settled_at >= ${start} and settled_at < ${end} and merchant = ${merchant} group by merchant, member_id, currency
      on conflict do nothing`.execute(db);
  await sql`analyze round, stat_member_day`.execute(db);
}

/**
 * The minimum work of any settlement: summing every team that has a contract of this kind. Returns how many seconds that takes in plain
 * SQL.
 */
export async function plainSums(
  db: Db,
  { merchant, currency, start, end }: { merchant: string; currency: string; start: Date; end: Date },
): Promise<number> {
  const began = performance.now();
  await sql`
    with bet as (
      select member_id, count(*) as bets, sum(stake) as stake, sum(win) as win from round
      where settled_at >= ${start} and settled_at < ${end} and merchant = ${merchant} and book = 'real' and status = 'settled' and currency = ${currency}
      group by member_id
    )
    select line.ancestor, sum(bets), sum(stake), sum(win), count(*)
    from bet join member_line line on line.descendant = bet.member_id
    join agent_contract c on c.holder_id = line.ancestor and c.kind = 'daily'
    group by line.ancestor`.execute(db);
  return (performance.now() - began) / 1000;
}
