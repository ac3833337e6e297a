import type { GameType } from '../game-types.ts';
import { periodOf } from './merchant-days.ts';

const missionEvents = ['depositMade', 'roundSettled', 'roundWon', 'signedIn', 'invitedPlayed', 'profileComplete', 'levelReached'] as const;
export type MissionEventName = (typeof missionEvents)[number];

/** Something that a member did, as it is stored. `day` is the merchant's; amounts are in minor units. */
export interface MissionEvent {
  readonly name: MissionEventName;
  readonly day: string;
  readonly line?: GameType;
  readonly vendor?: string;
  readonly game?: string;
  readonly stake?: bigint;
  /** Counts for `validStake`. */
  readonly validStake?: bigint;
  /** What the round paid, for `bestMultiple`. */
  readonly paid?: bigint;
}

/** What is counted, and how far it has to go. */
export interface Mission {
  readonly event: MissionEventName;
  readonly filter: { readonly line?: GameType; readonly vendor?: string; readonly game?: string; readonly leastStake?: bigint };
  /** `bestMultiple` is in hundredths of the stake. */
  readonly measure: 'count' | 'validStake' | 'bestMultiple' | 'distinctGames';
  readonly target: bigint;
  readonly reset: 'daily' | 'weekly' | 'monthly' | 'never';
}

/** The first day of the period that a mission counts on a day, or `once`. */
export function missionPeriod(reset: Mission['reset'], day: string): string {
  if (reset === 'never') return 'once';
  return periodOf(({ daily: 'day', weekly: 'week', monthly: 'month' } as const)[reset], day).start;
}

/**
 * Progress of a period as a fold of stored events, so that counting again gives the same number (R40). It never passes the target.
 */
export function missionProgress(mission: Mission, events: Iterable<MissionEvent>, period: string): bigint {
  let measured = 0n;
  const games = new Set<string>();
  for (const event of events) {
    if (event.name !== mission.event || missionPeriod(mission.reset, event.day) !== period || !passes(mission.filter, event)) continue;
    if (mission.measure === 'count') measured += 1n;
    else if (mission.measure === 'validStake') measured += event.validStake ?? 0n;
    else if (mission.measure === 'distinctGames') games.add(`${event.vendor}/${event.game}`);
    else if (event.stake) measured = largest(measured, ((event.paid ?? 0n) * 100n) / event.stake);
  }
  if (mission.measure === 'distinctGames') measured = BigInt(games.size);
  return measured < mission.target ? measured : mission.target;
}

function passes(filter: Mission['filter'], event: MissionEvent): boolean {
  return (
    (filter.line === undefined || filter.line === event.line) &&
    (filter.vendor === undefined || filter.vendor === event.vendor) &&
    (filter.game === undefined || filter.game === event.game) &&
    (filter.leastStake === undefined || (event.stake ?? 0n) >= filter.leastStake)
  );
}

function largest(a: bigint, b: bigint): bigint {
  return a > b ? a : b;
}
