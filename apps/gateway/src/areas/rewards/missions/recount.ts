import { missionProgress } from '@parlour/domain/rewards';
import { sql } from 'kysely';
import type { Merchant } from '../../../kernel/merchants.ts';
import type { Db } from '../../../kernel/tables.ts';
import { lotteryVendor } from '../../../ledger/accounts.ts';
import { factsOf, memberOf } from '../claims/facts.ts';
import { missionPeriods } from '../claims/mission-periods.ts';
import { runningPromotions } from '../claims/running.ts';
import { eventFrom, namedFor, type EventRow, type StoredEvent } from './events.ts';
import { missionsOf } from './missions.ts';

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
  now: Date,
): Promise<Recount[]> {
  const events = await sourcesOf(db, merchant, memberId);
  const beside = (code: string, period: string, shown: bigint, recounted: bigint): Recount => ({
    code,
    period,
    shown: shown.toString(),
    recounted: recounted.toString(),
    same: shown === recounted,
  });
  const standings = await missionsOf(db, merchant, memberId, now);
  const promotions = (await runningPromotions(db, merchant)).filter(({ offer }) => offer.kind === 'mission');
  const facts = await factsOf(db, merchant, await memberOf(db, merchant.code, memberId), promotions, now);
  return [
    ...standings.map(({ mission, rule, period, now: shown }) =>
      beside(mission.code, period, shown, missionProgress(rule, namedFor(rule, events), period)),
    ),
    ...promotions.flatMap((promotion) => {
      const again = missionPeriods(promotion, { ...facts, did: events });
      return missionPeriods(promotion, facts).map(({ start, now: shown }, place) =>
        beside(promotion.code, start, shown, again[place]!.now),
      );
    }),
  ];
}

async function sourcesOf(db: Db, { code, brand }: Pick<Merchant, 'code' | 'brand'>, memberId: string): Promise<StoredEvent[]> {
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
    select name, day::text, at, line, vendor, game, stake::text, valid::text, paid::text from member_event
    where member_id = ${memberId} and name = 'signedIn'`.execute(db);
  return rows.map(eventFrom);
}
