import { lotteryVendor } from '@parlour/domain';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../kernel/tables.ts';
import { checkLedger } from '../../ledger/invariants.ts';
import { lineMoneyKinds } from '../../ledger/line-money.ts';
import type { Difference, DifferenceKind, Span } from './difference.ts';

type Found = Omit<Difference, 'kind'>;

/**
 * Comparisons of the ledger with another table of the platform about the same money, each in one statement and thus at one point in time.
 * Amounts are in minor units.
 */
const comparisons = {
  vendorCallWithoutTransfer: ({ from, to }) => sql<Found>`
    select r.merchant, 'call ' || c.vendor || ' ' || c.member_id || ' ' || c.transaction_id as subject, c.at,
      c.kind || ' of ' || c.amount || ' in the ledger' as expected, 'no transfer' as found
    from vendor_transaction c left join round r on r.id = c.round_id
    where c.at >= ${from} and c.at < ${to} and c.amount > 0
      and not exists (select from ledger_transfer t where t.id = c.transfer_id)`,

  transferWithoutVendorCall: ({ from, to }) => sql<Found>`
    select t.merchant, 'transfer ' || t.id as subject, t.at, 'no transfer' as expected, t.kind || ' ' || t.key as found
    from ledger_transfer t
    where t.at >= ${from} and t.at < ${to} and t.key like 'vendor:%'
      and not exists (select from vendor_transaction c where c.transfer_id = t.id)`,

  // Part of a reversed win may have become a debt, and part of a stake may be bonus money, which returns to its promotion once its grant
  // has ended. So the player's accounts are added up together with those.
  vendorCallAmount: ({ from, to }) => sql<Found>`
    select t.merchant, 'call ' || c.vendor || ' ' || c.member_id || ' ' || c.transaction_id as subject, c.at,
      c.kind || ' of ' || c.amount as expected, t.kind || ' of ' || coalesce(m.amount, 0) as found
    from vendor_transaction c
    join ledger_transfer t on t.id = c.transfer_id
    left join lateral (
      select sum(e.amount) as amount from ledger_entry e join ledger_account a on a.id = e.account_id
      where e.transfer_id = t.id and ((a.owner_kind = 'member' and a.owner_id = c.member_id::text)
        or a.owner_kind = 'grant' or (a.owner_kind = 'promotion' and a.kind = 'returned'))) m on true
    where c.at >= ${from} and c.at < ${to}
      and coalesce(m.amount, 0) is distinct from
        case c.kind when 'bet' then -c.amount when 'rollback' then sign(m.amount) * c.amount else c.amount end`,

  roundSums: ({ from, to }) => sql<Found>`
    select r.merchant, 'round ' || r.id as subject, r.placed_at as at,
      'stake ' || coalesce(c.stake, 0) || ', win ' || coalesce(c.win, 0) as expected, 'stake ' || r.stake || ', win ' || r.win as found
    from round r left join lateral (
      select sum(amount) filter (where kind = 'bet') as stake, sum(amount) filter (where kind in ('win', 'promo')) as win
      from vendor_transaction where round_id = r.id and not rolled_back) c on true
    where r.placed_at >= ${from} and r.placed_at < ${to} and r.vendor <> ${lotteryVendor}
      and (r.stake, r.win) is distinct from (coalesce(c.stake, 0), coalesce(c.win, 0))`,

  depositWithoutTransfer: ({ from, to }) => sql<Found>`
    select d.merchant, 'deposit ' || d.id as subject, d.settled_at as at, d.amount || ' in the ledger' as expected,
      coalesce(e.amount::text, 'no transfer') as found
    from deposit d
    left join ledger_transfer t on t.key = 'deposit:' || d.id
    left join lateral (
      select sum(e.amount) as amount from ledger_entry e join ledger_account a on a.id = e.account_id
      where e.transfer_id = t.id and a.owner_kind = 'member' and a.owner_id = d.member_id::text) e on true
    where d.status = 'succeeded' and d.settled_at >= ${from} and d.settled_at < ${to} and e.amount is distinct from d.amount`,

  transferWithoutDeposit: ({ from, to }) => sql<Found>`
    select t.merchant, 'transfer ' || t.id as subject, t.at, 'no transfer' as expected,
      t.key || ', and the deposit is ' || coalesce(d.status, 'not there') as found
    from ledger_transfer t left join deposit d on 'deposit:' || d.id = t.key
    where t.kind = 'deposit' and t.at >= ${from} and t.at < ${to} and d.status is distinct from 'succeeded'`,

  // Where the money must be in each state, by domain/withdrawals.ts: held, posted, or returned to the player.
  withdrawalTransfers: ({ from, to }) => sql<Found>`
    select w.merchant, 'withdrawal ' || w.id as subject, coalesce(w.confirmed_at, w.decided_at, w.created_at) as at,
      w.status || ': ' || expected.money || ' ' || w.amount as expected, coalesce(found.money || ' ' || coalesce(found.amount, 0), 'no transfer') as found
    from withdrawal w
    join lateral (select case w.status when 'pending' then 'pending' when 'rejected' then 'returned' else 'paid' end as money) expected on true
    left join lateral (
      select case
          when c.id is null then 'pending'
          when c.phase = 'void' or exists (select from ledger_transfer back where back.reverses = c.id or back.key = 'withdrawal-returned:' || w.id) then 'returned'
          else 'paid' end as money,
        (select sum(e.amount) from ledger_entry e where e.transfer_id = p.id and e.amount > 0) as amount
      from ledger_transfer p left join ledger_transfer c on c.completes = p.id
      where p.key = 'withdrawal:' || w.id) found on true
    where coalesce(w.confirmed_at, w.decided_at, w.created_at) >= ${from} and coalesce(w.confirmed_at, w.decided_at, w.created_at) < ${to}
      and (found.money, found.amount) is distinct from (expected.money, w.amount::numeric)`,
  // What the house has paid for a draw's lines, over the keys of every settlement, less what it reversed.
  lotteryDraw: ({ from, to }) => sql<Found>`
    select d.merchant, 'draw ' || d.id as subject, d.settled_at as at, 'paid ' || said.paid as expected, 'paid ' || booked.paid as found
    from lottery_draw d
    join lateral (
      select coalesce(sum(payout + refund), 0) as paid from lottery_line l
      where l.merchant = d.merchant and l.draw_id = d.id and l.state <> 'cancelled') said on true
    join lateral (
      select coalesce(-sum(e.amount), 0) as paid
      from lottery_line l
      cross join generate_series(1, d.run) as runs(n)
      cross join (values ('win'), ('refund')) part(name)
      cross join (values (''), (':back')) back(name)
      join ledger_transfer t on t.key = 'line:' || l.id || ':' || part.name || case when runs.n > 1 then ':' || runs.n else '' end || back.name
      join ledger_entry e on e.transfer_id = t.id
      join ledger_account a on a.id = e.account_id and a.owner_kind = 'house'
      where l.merchant = d.merchant and l.draw_id = d.id) booked on true
    where d.settled_at >= ${from} and d.settled_at < ${to} and d.line_count > 0 and said.paid <> booked.paid`,

  // What the reports show the head of a line for each day, by kind of transfer, against what was posted to the line's accounts (agents.md
  // 13).
  lineTotals: ({ from, to }) => sql<Found>`
    with booked as (
      select t.merchant, a.owner_id::uuid as member_id, t.kind, date_trunc('day', t.at, 'UTC') as day, t.asset as currency, sum(e.amount) as amount
      from ledger_transfer t join ledger_entry e on e.transfer_id = t.id join ledger_account a on a.id = e.account_id
      where t.at >= date_trunc('day', ${from}::timestamptz, 'UTC') and t.at < ${to} and t.book = 'real'
        and (t.kind = any (${sql.val([...lineMoneyKinds])}::text[]) or (t.kind = 'withdrawalReturned' and t.reverses is not null))
        and a.owner_kind = 'member' and a.kind in ('cash', 'locked') and pg_input_is_valid(a.owner_id, 'uuid')
      group by t.merchant, a.owner_id, t.kind, day, t.asset
    ), told as (
      select merchant, member_id, kind, date_trunc('day', at, 'UTC') as day, currency, sum(amount) as amount
      from line_money where at >= date_trunc('day', ${from}::timestamptz, 'UTC') and at < ${to}
      group by merchant, member_id, kind, day, currency
    ), both_of as (
      select merchant, kind, day, currency,
        coalesce((select ancestor from member_line line where line.descendant = account.member_id order by depth desc limit 1), member_id) as head,
        coalesce(booked.amount, 0) as booked, coalesce(told.amount, 0) as told
      from (select merchant, member_id, kind, day, currency from booked union select merchant, member_id, kind, day, currency from told) account
      left join booked using (merchant, member_id, kind, day, currency)
      left join told using (merchant, member_id, kind, day, currency)
    )
    select merchant, 'line ' || head || ' ' || kind || ' ' || to_char(day at time zone 'UTC', 'YYYY-MM-DD') || ' ' || currency as subject,
      greatest(day, ${from}::timestamptz) as at, sum(booked) || ' in the ledger' as expected, sum(told) || ' in reports' as found
    from both_of group by merchant, head, kind, day, currency having sum(booked) <> sum(told)`,
} satisfies Partial<Record<DifferenceKind, (span: Span) => RawBuilder<Found>>>;

/** All differences, for events in `span`, between the ledger and the platform's own tables. */
export async function differencesInBooks(db: Db, span: Span): Promise<Difference[]> {
  const differences: Difference[] = [];
  for (const kind of Object.keys(comparisons) as (keyof typeof comparisons)[]) {
    const { rows } = await comparisons[kind](span).execute(db);
    differences.push(...rows.map((row) => ({ kind, ...row })));
  }
  return differences;
}

/** The invariants of the ledger that are currently violated. */
export async function brokenInvariants(db: Db): Promise<Difference[]> {
  return (await checkLedger(db)).map(({ rule, detail }) => ({
    kind: 'invariant',
    merchant: null,
    // The detail contains changing sums, so the difference is identified by the row named at its start.
    subject: `${rule} ${detail.split(' ').slice(0, 2).join(' ')}`,
    at: null,
    expected: 'holds',
    found: detail,
  }));
}
