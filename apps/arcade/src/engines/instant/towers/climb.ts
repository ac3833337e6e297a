import type { DoorEvent, Level, TowersEvent } from './events.ts';

/** What can be seen of the tower. */
export interface Climb {
  level: Level;
  /** The doors that were opened, from the ground. */
  opened: readonly DoorEvent[];
  /** All traps, once the round is over. */
  traps: readonly (readonly number[])[] | undefined;
}

/** The tower as events have told of it; before a first round, closed and of the level that is chosen. */
export function climbOf(events: readonly TowersEvent[] | null, chosen: Level): Climb {
  const told = events ?? [];
  return {
    level: told.find((event) => event.type === 'progress')?.level ?? chosen,
    opened: told.filter((event) => event.type === 'reveal'),
    traps: told.find((event) => event.type === 'feature')?.traps,
  };
}
