import { lotteryVendor } from '@parlour/domain';
import { sql } from 'kysely';
import { publishMany } from '../../../db/publish.ts';
import type { Merchants } from '../../../kernel/merchants.ts';
import type { Db } from '../../../kernel/tables.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { earnPoints } from '../points/earn.ts';
import { keepBoards, keptBoard } from '../leaderboard/keep.ts';
import { offeredBoards } from '../leaderboard/offered-boards.ts';
import { addStake, levelsOf, pointsFactorOf } from '../vip/level.ts';
import { merchantDay } from './days.ts';
import type { CountedEvent } from './counted-event.ts';
import { termsOf } from './terms.ts';

/** How many changes one transaction counts. */
const atOnce = 2000;

/**
 * Counts what members have done since the last run: settled rounds, deposits and log-ins. Points and levels are updated in the same
 * transaction, so that nothing is lost or counted twice, whatever fails meanwhile. Returns the number of changes.
 */
export async function countPlay(db: Db, merchants: Pick<Merchants, 'all'>, now: Date): Promise<number> {
  let counted = 0;
  for (;;) {
    const some = await inTransaction(db, (trx) => countSome(trx, merchants, now));
    counted += some;
    if (some < atOnce) return counted;
  }
}

async function countSome(trx: Db, merchants: Pick<Merchants, 'all'>, now: Date): Promise<number> {
  // Concurrent runs wait here, and find only what the first one has left.
  await sql`select pg_advisory_xact_lock(hashtextextended('count-play', 0))`.execute(trx);
  const zones = JSON.stringify(Object.fromEntries(merchants.all.map(({ code, brand }) => [code, brand.timeZone])));
  const { rows: changes } = await sql<{ id: string }>`
    select id from play_change order by id limit ${atOnce}`.execute(trx);
  if (changes.length === 0) return 0;
  const upTo = changes.at(-1)!.id;
  const { rows } = await sql<EventRow>`
    with taken as (
      delete from play_change where id <= ${upTo} returning *
    ), placed as (
      select t.*, coalesce(z.zone, 'UTC') as zone from taken t
      left join jsonb_each_text(${zones}::jsonb) as z (merchant, zone) on z.merchant = t.merchant
    ), ties as (
      select distinct on (merchant) merchant, terms->'tieExcluded' as lines from loyalty_terms where subject = 'play'
      order by merchant, version desc
    ), rounds as (
      select r.*, p.at as counted_at, p.zone,
        coalesce(g.game_type, case when r.vendor = ${lotteryVendor} then 'LOTT' end) as line
      from placed p join round r on p.kind = 'round' and r.id = p.ref
      left join game g on g.vendor = r.vendor and g.code = r.game_code
    ), added as (
      insert into member_event (member_id, key, merchant, name, day, at, line, vendor, game, currency, stake, valid, paid)
        select r.member_id, 'round:' || r.id, r.merchant, 'roundSettled', (r.counted_at at time zone r.zone)::date, r.counted_at, r.line,
          r.vendor, r.game_code, r.currency, r.stake,
          case when r.win = r.stake and coalesce(t.lines ? r.line, false) then 0 else r.stake - r.bonus_stake end, r.win
        from rounds r left join ties t on t.merchant = r.merchant
        where r.status = 'settled'
        union all
        select a.owner_id::uuid, 'deposit:' || t.id, t.merchant, 'depositMade', (p.at at time zone p.zone)::date, p.at, null, null, null,
          t.asset, e.amount, 0, 0
        from placed p join ledger_transfer t on p.kind = 'deposit' and t.id = p.ref
        join ledger_entry e on e.transfer_id = t.id
        join ledger_account a on a.id = e.account_id and a.owner_kind = 'member' and a.kind = 'cash' and pg_input_is_valid(a.owner_id, 'uuid')
        join member m on m.id = a.owner_id::uuid
        union all
        select m.id, 'signedIn:' || (p.at at time zone p.zone)::date, p.merchant, 'signedIn', (p.at at time zone p.zone)::date, min(p.at),
          null, null, null, m.currency, 0, 0, 0
        from placed p join member m on p.kind = 'session' and m.id = p.ref and m.kind = 'member'
        group by m.id, p.merchant, (p.at at time zone p.zone)::date
      on conflict do nothing
      returning *
    )
    select member_id, merchant, name, day::text as day, at, line, currency, stake::text as stake, valid::text as valid, paid::text as paid
    from added order by at`.execute(trx);
  const events = rows.map(({ member_id: memberId, stake, valid, paid, ...row }): CountedEvent => ({
    ...row,
    memberId,
    stake: BigInt(stake),
    valid: BigInt(valid),
    paid: BigInt(paid),
  }));
  const changed = await follow(trx, merchants, events, now);
  await tell(trx, merchants, events, changed);
  return changes.length;
}

type EventRow = Omit<CountedEvent, 'memberId' | 'stake' | 'valid' | 'paid'> & {
  member_id: string;
  stake: string;
  valid: string;
  paid: string;
};

/**
 * Notifies the pages of members whose progress may have changed, and of those who invited them. The job runs every minute and notifies each
 * member once.
 */
async function tell(trx: Db, merchants: Pick<Merchants, 'all'>, events: readonly CountedEvent[], changed: Changed): Promise<void> {
  const counting = new Set(merchants.all.filter(({ flags }) => flags.missions || flags.points || flags.vip).map(({ code }) => code));
  const moved = new Map(events.filter(({ merchant }) => counting.has(merchant)).map(({ memberId, merchant }) => [memberId, merchant]));
  const inviting = new Set(merchants.all.filter(({ flags }) => flags.referral).map(({ code }) => code));
  const invited = [...new Set(events.filter(({ merchant }) => inviting.has(merchant)).map(({ memberId }) => memberId))];
  for (const { id, merchant } of await invitersOf(trx, invited)) moved.set(id, merchant);
  const all = [
    ...[...moved].map(([memberId, merchant]) => ({ merchant, memberId, type: 'missionProgress' as const })),
    ...[...changed.points].map(([memberId, merchant]) => ({ merchant, memberId, type: 'pointsChanged' as const })),
    ...[...changed.level].map(([memberId, merchant]) => ({ merchant, memberId, type: 'levelChanged' as const })),
  ];
  await publishMany(
    trx,
    all.map((event) => ({ ...event, data: {} })),
  );
}

async function invitersOf(trx: Db, members: readonly string[]): Promise<readonly { id: string; merchant: string }[]> {
  if (members.length === 0) return [];
  const { rows } = await sql<{ id: string; merchant: string }>`
    select distinct i.id, i.merchant from member m
    join member i on i.merchant = m.merchant and right(i.id::text, 12) = m.invitation_code and i.kind = 'member'
    where m.id = any(${[...members]}::uuid[])`.execute(trx);
  return rows;
}

/** The members whose points or level have changed, with their merchant. */
interface Changed {
  readonly points: Map<string, string>;
  readonly level: Map<string, string>;
}

/** Applies the consequences of settled rounds member by member, in a fixed order, so that transactions cannot deadlock. */
async function follow(trx: Db, merchants: Pick<Merchants, 'all'>, events: readonly CountedEvent[], now: Date): Promise<Changed> {
  const changed: Changed = { points: new Map(), level: new Map() };
  const rounds = events.filter(({ name }) => name === 'roundSettled');
  for (const merchant of merchants.all) {
    const own = rounds.filter((event) => event.merchant === merchant.code);
    if (own.length === 0) continue;
    const points = merchant.flags.points ? await termsOf(trx, merchant.code, 'points') : undefined;
    const vip = merchant.flags.vip ? await levelsOf(trx, merchant) : { stored: [], rules: [] };
    const levels = vip.rules;
    const month = merchantDay(merchant, now).slice(0, 7);
    const boards = merchant.flags.missions ? ((await termsOf(trx, merchant.code, 'leaderboard'))?.terms.boards ?? []) : [];
    const offered = merchant.flags.bonuses ? await offeredBoards(trx, merchant, [...new Set(own.map(({ memberId }) => memberId))]) : [];
    const kept = [...boards.map((board) => keptBoard(board, merchant)), ...offered];
    const byMember = [...Map.groupBy(own, ({ memberId }) => memberId)].toSorted(([a], [b]) => (a < b ? -1 : 1));
    for (const [memberId, some] of byMember) {
      // The level before these stakes: they may raise it.
      const factor = points ? await pointsFactorOf(trx, memberId, month, vip) : 0n;
      const earned = points
        ? await earnPoints(trx, { merchant: merchant.code, memberId, terms: points.terms, factor }, some, now)
        : new Map();
      if (earned.size > 0) changed.points.set(memberId, merchant.code);
      await keepBoards(trx, merchant, kept, some, earned);
      if (levels.length > 0)
        for (const [of, inMonth] of Map.groupBy(some, ({ day }) => day.slice(0, 7))) {
          const added = inMonth.reduce((sum, { valid }) => sum + valid, 0n);
          const { moved } = await addStake(
            trx,
            { merchant: merchant.code, memberId, levels },
            { month: of, added, at: inMonth.at(-1)!.at },
          );
          if (moved) changed.level.set(memberId, merchant.code);
        }
    }
  }
  return changed;
}
