import type { GameType } from '../game-types.ts';
import { dayAfter } from '../format-time.ts';
import { periodOf, withinDays } from './merchant-days.ts';

/** What is recorded of members, and missions can ask for. */
export const missionEvents = [
  'depositMade',
  'roundSettled',
  'roundWon',
  'signedIn',
  'invitedPlayed',
  'profileComplete',
  'levelReached',
] as const;
export const missionMeasures = ['count', 'validStake', 'bestMultiple', 'distinctGames'] as const;
export const missionResets = ['daily', 'weekly', 'monthly', 'never'] as const;
export type MissionEventName = (typeof missionEvents)[number];

/** Whether an event is a round; only rounds have a game and a stake, so that anything else can only be counted. */
export const isRoundEvent = (event: MissionEventName): boolean => event === 'roundSettled' || event === 'roundWon';

/** Whether it happens once in a member's life, so that no more than one can be counted. */
export const happensOnce = (event: MissionEventName): boolean => event === 'profileComplete';

/** Something a member did, as stored. `day` is the merchant's; amounts are in minor units. */
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

/** What is counted, and the target. */
export interface Mission {
  readonly event: MissionEventName;
  readonly filter: { readonly line?: GameType; readonly vendor?: string; readonly game?: string; readonly leastStake?: bigint };
  /** `bestMultiple` is in hundredths of the stake. */
  readonly measure: (typeof missionMeasures)[number];
  readonly target: bigint;
  readonly reset: (typeof missionResets)[number];
}

const periodKindOf = { daily: 'day', weekly: 'week', monthly: 'month' } as const;

/** The first day of the period that a mission counts on a day, or `once`. */
export function missionPeriod(reset: Mission['reset'], day: string): string {
  return reset === 'never' ? 'once' : periodOf(periodKindOf[reset], day).start;
}

/** How many days after its period a completed mission can be claimed (rewards.md 9). */
const claimDays = 7;

/** A period of a mission that counts or can be claimed; `end` is the first day after it, null where it never resets. */
export interface MissionPeriod {
  readonly start: string;
  readonly end: string | null;
}

/** The periods of which something can be claimed on a day, the current one first. */
export function openMissionPeriods(reset: Mission['reset'], today: string): MissionPeriod[] {
  if (reset === 'never') return [{ start: 'once', end: null }];
  const open = [periodOf(periodKindOf[reset], today)];
  for (;;) {
    const before = periodOf(periodKindOf[reset], dayAfter(open.at(-1)!.start, -1));
    if (!withinDays(today, before.end, claimDays)) return open;
    open.push(before);
  }
}

/** Progress in a period, folded from stored events, so that recounting gives the same number (R40). It never exceeds the target. */
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
