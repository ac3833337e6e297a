import type { DoorEvent, Level, TowersEvent } from './events.ts';

/** What can be seen of the tower. */
export interface Climb {
  level: Level;
  /** The doors that were opened, from the ground. */
  opened: readonly DoorEvent[];
  /** All traps, once the round is over. */
  traps: readonly (readonly number[])[] | undefined;
}

/** The tower as the events show it; before the first round, closed and at the chosen level. */
export function climbOf(events: readonly TowersEvent[] | null, chosen: Level): Climb {
  const told = events ?? [];
  return {
    level: told.find((event) => event.type === 'progress')?.level ?? chosen,
    opened: told.filter((event) => event.type === 'reveal'),
    traps: told.find((event) => event.type === 'feature')?.traps,
  };
}
