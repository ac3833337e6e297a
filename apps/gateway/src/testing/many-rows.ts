import { sql } from 'kysely';
import { linkPlayedDays } from '../areas/reports/played-days.ts';
import type { Db } from '../kernel/tables.ts';

/** The number of days over which all rows are spread. */
const sumDays = 70;

export interface ManyRows {
  members: number;
  /** How many deposits, and as many withdrawals. */
  payments: number;
  rounds: number;
  /** A merchant's code, and its currency. */
  merchant: string;
  currency: string;
  /** The time of the newest row; the others precede it, spread evenly over `sumDays` days. */
  until: Date;
}

/**
 * Fills the tables that the office lists, by SQL, with enough rows to show what a list costs. Members are called `many0000001` and so on;
 * every hundredth is blocked, every thousandth is an agent, with ten members directly below, and one in a hundred registered with the code
 * `many`, and one has the tag `many`. A risk rule held for one in a thousand, and one in a thousand deposits was made by e-wallet. No money is
 * moved: the ledger knows nothing of these rows. Sums for the dashboard cover `sumDays` days of twenty vendors; the
 * number of members who played each day is what these rounds yield at twenty a day each.
 */
export async function fillManyRows(db: Db, { members, payments, rounds, merchant, currency, until }: ManyRows): Promise<void> {
  const spread = (many: number) => sql`${until}::timestamptz - i * (${sumDays}::int * interval '1 day' / ${many}::int)`;
  // Sums are written directly below: adding up millions of changes one by one would take longer than everything else.
  await sql`alter table member disable trigger user`.execute(db);
  await sql`alter table round disable trigger user`.execute(db);
  await inStretches(members, (from, to) =>
    sql`insert into member (id, merchant, kind, username, username_folded, nickname, currency, language, details, status, created_at,
      created_ip, last_login_at, agent_type, bets_blocked_until, must_change_password,
      invitation_code, created_country, registered_by, upline_id)
    select ${memberId(sql`i`)}, ${merchant}, 'member', name, name, name, ${currency}, 'EN', '{}',
      case when i % 100 = 0 then 'blocked' else 'active' end, at, '203.0.113.7', case when i % 3 = 0 then at + interval '1 hour' end,
      case when i % 1000 = 0 then 2 end, case when i % 500 = 0 then ${until}::timestamptz + interval '1 year' end, false,
      case when i % 100 = 17 then 'many' end, (array['BD', 'IN', 'VN'])[1 + i % 3], case when i % 2 = 0 then 'mobile' else 'username' end,
      case when i > 1000 and i % 1000 between 1 and 10 then ${memberId(sql`i - i % 1000`)} end
    from (select i, 'many' || lpad(i::text, 7, '0') as name, ${spread(members)} as at
      from generate_series(${from}::int, ${to}::int) as i) as made`.execute(db),
  );
  await inStretches(members, (from, to) =>
    sql`insert into stat_depositor (member_id, merchant, first_at, registered)
    select ${memberId(sql`i`)}, ${merchant}, ${spread(members)} + interval '1 hour', ${spread(members)} from generate_series(${from}::int, ${to}::int) as i where i % 30 = 0`.execute(
      db,
    ),
  );
  await inStretches(members, (from, to) =>
    sql`insert into member_tag (merchant, member_id, tag, tagged_by, tagged_at, registered)
    select ${merchant}, ${memberId(sql`i`)}, 'many', 'many', ${until}, ${spread(members)} from generate_series(${from}::int, ${to}::int) as i where i % 100 = 42`.execute(
      db,
    ),
  );
  await inStretches(members, (from, to) =>
    sql`insert into member_risk (merchant, member_id, rules, since, registered)
    select ${merchant}, ${memberId(sql`i`)}, '{Large}', ${until}, ${spread(members)} from generate_series(${from}::int, ${to}::int) as i where i % 1000 = 500`.execute(
      db,
    ),
  );
  // In parallel, because a single statement uses only one processor.
  await Promise.all([
    inStretches(payments, (from, to) =>
      sql`insert into deposit (id, merchant, member_id, amount, currency, status, provider, method, payment_id, created_at, expires_at, settled_at)
      select ${idOf('deposit')}, ${merchant}, ${memberId(sql`1 + i % ${members}::int`)}, 10000 + i % 500000, ${currency},
        case when i % 50 = 0 then 'failed' when i % 997 = 0 then 'pending' else 'succeeded' end, 'sandbox',
        case when i % 1000 = 333 then 'ewallet' else 'bank' end, 'many-' || i, at, at + interval '30 minutes', case when i % 997 <> 0 then at + interval '1 minute' end
      from (select i, ${spread(payments)} as at from generate_series(${from}::int, ${to}::int) as i) as made`.execute(db),
    ),
    inStretches(payments, (from, to) =>
      sql`insert into withdrawal (id, merchant, member_id, amount, currency, status, provider, payee_name, bank_name, account_number,
        account_shown, created_at, decided_at)
      select ${idOf('withdrawal')}, ${merchant}, ${memberId(sql`1 + i % ${members}::int`)}, 10000 + i % 500000, ${currency},
        case when i % 50 = 0 then 'rejected' when i % 997 = 0 then 'pending' else 'approved' end, 'sandbox', '', 'Meghna Bank', '', '••••5678',
        at, case when i % 997 <> 0 or i % 50 = 0 then at + interval '1 hour' end
      from (select i, ${spread(payments)} as at from generate_series(${from}::int, ${to}::int) as i) as made`.execute(db),
    ),
    inStretches(rounds, (from, to) =>
      sql`insert into round (id, merchant, member_id, vendor, vendor_round_id, game_code, currency, book, stake, win, status, placed_at,
        settled_at)
      select ${idOf('round')}, ${merchant}, ${memberId(sql`1 + i % ${members}::int`)}, 'JL', 'many-' || i, 'lotus-lanterns', ${currency},
        'real', 500, case when i % 4 = 0 then 1500 else 0 end, 'settled', at, at + interval '3 seconds'
      from (select i, ${spread(rounds)} as at from generate_series(${from}::int, ${to}::int) as i) as made`.execute(db),
    ),
  ]);
  await sql`alter table member enable trigger user`.execute(db);
  await sql`alter table round enable trigger user`.execute(db);
  await fillSums(db, { members, rounds, merchant, currency, until });
  await sql`analyze member, member_tag, member_risk, stat_depositor, deposit, withdrawal, round, stat_hour, stat_member_day, stat_played_day`.execute(
    db,
  );
}

const roundsOfDay = 20;

async function fillSums(db: Db, { members, rounds, merchant, currency, until }: Omit<ManyRows, 'payments'>): Promise<void> {
  const every = Math.max(1, Math.round((members * sumDays * roundsOfDay) / rounds));
  await sql`insert into stat_hour (merchant, hour, subject, partner, line, currency, count, paid_in, paid_out)
    select ${merchant}, hour, subject, subject || v, case subject when 'rounds' then 'RNG' else '' end, ${currency}, 1000, 500000, 480000
    from generate_series(date_trunc('hour', ${until}::timestamptz) - ${sumDays} * interval '1 day', ${until}::timestamptz, '1 hour') as hour,
      generate_series(1, 20) as v, unnest(array['rounds', 'deposits', 'withdrawals']) as subject`.execute(db);
  for (let day = 0; day < sumDays; day++)
    await sql`insert into stat_member_day (merchant, day, member_id, currency, rounds, stakes, wins, deposits, withdrawals, first_at)
      select ${merchant}, (${until}::timestamptz - ${day} * interval '1 day')::date, ${memberId(sql`i`)}, ${currency}, ${roundsOfDay}, 10000, 9600, 0, 0,
        ${until}::timestamptz - ${day} * interval '1 day'
      from generate_series(${1 + (day % every)}::int, ${members}::int, ${every}::int) as i`.execute(db);
  await linkPlayedDays(db);
}

/** In stretches, so that no statement runs so long that the database ends it. */
async function inStretches(rows: number, fill: (from: number, to: number) => Promise<unknown>): Promise<void> {
  for (let from = 1; from <= rows; from += stretch) await fill(from, Math.min(rows, from + stretch - 1));
}
const stretch = 20_000;

/** The id of the member with this index. */
export const idOfMany = (index: number) => `a0000000-0000-4000-8000-${String(index).padStart(12, '0')}`;

const memberId = (index: ReturnType<typeof sql>) => sql`('a0000000-0000-4000-8000-' || lpad((${index})::text, 12, '0'))::uuid`;
const idOf = (kind: string) => sql`md5(${kind}::text || i)::uuid`;
