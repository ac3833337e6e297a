import { lotteryVendor } from '@parlour/domain';
import { sql } from 'kysely';
import type { Merchant } from '../../../kernel/merchants.ts';
import type { Db } from '../../../kernel/tables.ts';
import { factsOf, memberOf, type Reading } from '../claims/facts.ts';
import { missionAsked } from '../claims/mission-periods.ts';
import { runningPromotions } from '../claims/running.ts';
import { eventFrom, eventsElsewhere, invitedMembers, type EventRow, type StoredEvent } from './events.ts';
import { missionsOf } from './missions.ts';
import { folded } from './progress.ts';

export interface Recount {
  code: string;
  period: string;
  /** The progress that the member sees, and the recounted one: minor units, hundredths or a count. */
  shown: string;
  recounted: string;
  same: boolean;
}

/**
 * Progress of a member's open missions, those of promotions included, from the rounds and the ledger themselves, beside the fold of stored
 * events (R40).
 */
export async function recountedMissions(
  db: Db,
  merchant: Pick<Merchant, 'code' | 'brand' | 'currency' | 'flags'>,
  memberId: string,
  reading: Reading,
): Promise<Recount[]> {
  const events = await sourcesOf(db, merchant, memberId);
  const beside = (code: string, period: string, shown: bigint, recounted: bigint): Recount => ({
    code,
    period,
    shown: shown.toString(),
    recounted: recounted.toString(),
    same: shown === recounted,
  });
  const standings = await missionsOf(db, merchant, memberId, reading.now);
  const promotions = (await runningPromotions(db, merchant)).filter(({ offer }) => offer.kind === 'mission');
  const facts = await factsOf(db, merchant, await memberOf(db, merchant.code, memberId), promotions, reading);
  return [
    ...standings.map(({ mission, rule, period, resetDay, now: shown }) =>
      beside(mission.code, period, shown, folded({ rule, period: { start: period, end: resetDay }, since: null }, events)),
    ),
    ...promotions.flatMap((promotion) => {
      const shown = facts.missions.get(promotion.id) ?? [];
      return missionAsked(promotion, facts).map((asked, place) =>
        beside(promotion.code, asked.period.start, shown[place]!.now, folded(asked, events)),
      );
    }),
  ];
}

async function sourcesOf(db: Db, merchant: Pick<Merchant, 'code' | 'brand'>, memberId: string): Promise<StoredEvent[]> {
  const { code, brand } = merchant;
  const { rows } = await sql<EventRow>`
    with ties as (
      select terms->'tieExcluded' as lines from loyalty_terms where merchant = ${code} and subject = 'play' order by version desc limit 1
    ), placed as (
      select r.*, coalesce(g.game_type, case when r.vendor = ${lotteryVendor} then 'LOTT' end) as line
      from round r left join game g on g.vendor = r.vendor and g.code = r.game_code
      where r.member_id = ${memberId} and r.book = 'real' and r.status = 'settled'
    )
    select 'roundSettled' as name, (coalesce(settled_at, placed_at) at time zone ${brand.timeZone})::date::text as day,
      coalesce(settled_at, placed_at) as at, line, vendor,
      game_code as game, stake::text as stake,
      (case when win = stake and coalesce((select lines ? line from ties), false) then 0 else stake - bonus_stake end)::text as valid,
      win::text as paid
    from placed
    union all
    select 'depositMade', (t.at at time zone ${brand.timeZone})::date::text, t.at, null, null, null, e.amount::text, '0', '0'
    from ledger_transfer t join ledger_entry e on e.transfer_id = t.id join ledger_account a on a.id = e.account_id
    where t.kind = 'deposit' and t.book = 'real' and a.owner_kind = 'member' and a.owner_id = ${memberId} and a.kind = 'cash'
    union all
    select 'invitedPlayed', (f.at at time zone ${brand.timeZone})::date::text, f.at, null, null, null, '0', '0', '0'
    from (select min(coalesce(r.settled_at, r.placed_at)) as at from ${invitedMembers(merchant, memberId)} f
      join round r on r.member_id = f.id and r.book = 'real' and r.status = 'settled' group by f.id) f
    union all
    select name, day::text, at, line, vendor, game, stake::text, valid::text, paid::text from member_event
    where member_id = ${memberId} and name = 'signedIn'`.execute(db);
  const others = await eventsElsewhere(db, merchant, memberId, new Set(['levelReached', 'profileComplete']));
  return [...rows.map(eventFrom), ...others];
}
