import { missionProgress, type Mission, type MissionPeriod } from '@parlour/domain/rewards';
import { sql } from 'kysely';
import type { Merchant } from '../../../kernel/merchants.ts';
import type { Db } from '../../../kernel/tables.ts';
import { eventsElsewhere, isElsewhere, namedFor, type StoredEvent } from './events.ts';

/** A mission in one of its periods. */
export interface Asked {
  rule: Mission;
  period: MissionPeriod;
  /** What was done before does not count; null where everything in the period does. */
  since: Date | null;
}

/**
 * A member's progress in missions, in their order: the fold of stored events that `missionProgress` of the rules is (R40), computed by the
 * database, so that a mission that never begins again does not read everything that a member ever did.
 */
export async function progressIn(
  db: Db,
  merchant: Pick<Merchant, 'code' | 'brand'>,
  memberId: string,
  asked: readonly Asked[],
): Promise<bigint[]> {
  const elsewhere = new Set(asked.flatMap(({ rule: { event } }) => (isElsewhere(event) ? [event] : [])));
  const few = elsewhere.size > 0 ? await eventsElsewhere(db, merchant, memberId, elsewhere) : [];
  const stored = await storedProgress(db, memberId, asked);
  return asked.map((each, place) => (isElsewhere(each.rule.event) ? folded(each, few) : stored.get(place)!));
}

/** The same from events at hand. */
export function folded({ rule, period, since }: Asked, events: readonly StoredEvent[]): bigint {
  const counted = since === null ? events : events.filter(({ at }) => at >= since);
  return missionProgress(rule, namedFor(rule, counted), period.start);
}

async function storedProgress(db: Db, memberId: string, asked: readonly Asked[]): Promise<ReadonlyMap<number, bigint>> {
  const rules = asked.flatMap(({ rule, period, since }, place) => {
    if (isElsewhere(rule.event)) return [];
    const { event, measure, filter } = rule;
    const isWin = event === 'roundWon';
    const { start, end } = period;
    return [
      {
        place,
        name: isWin ? 'roundSettled' : event,
        won: isWin,
        measure,
        starts: end === null ? null : start,
        ends: end,
        since: since?.toISOString() ?? null,
        line: filter.line ?? null,
        vendor: filter.vendor ?? null,
        game: filter.game ?? null,
        least: filter.leastStake?.toString() ?? null,
      },
    ];
  });
  if (rules.length === 0) return new Map();
  const { rows } = await sql<{ place: number; progress: string }>`
    select a.place, (
      select case a.measure
          when 'count' then count(*)
          when 'validStake' then coalesce(sum(e.valid), 0)
          when 'distinctGames' then count(distinct (e.vendor, e.game)) filter (where a.measure = 'distinctGames')
          else coalesce(max(div(e.paid::numeric * 100, e.stake)) filter (where e.stake > 0 and a.measure = 'bestMultiple'), 0)
        end
      from member_event e
      where e.member_id = ${memberId} and e.name = a.name
        and e.day >= coalesce(a.starts, '-infinity') and e.day < coalesce(a.ends, 'infinity')
        and (a.since is null or e.at >= a.since) and (not a.won or e.paid > e.stake)
        and (a.line is null or e.line = a.line) and (a.vendor is null or e.vendor = a.vendor) and (a.game is null or e.game = a.game)
        and (a.least is null or e.stake >= a.least)
    )::text as progress
    from jsonb_to_recordset(${JSON.stringify(rules)}::jsonb) as a (place int, name text, won boolean, measure text, starts date, ends date,
      since timestamptz, line text, vendor text, game text, least bigint)`.execute(db);
  return new Map(
    rows.map(({ place, progress }) => {
      const { target } = asked[place]!.rule;
      const measured = BigInt(progress);
      return [place, measured < target ? measured : target];
    }),
  );
}
