import type { Clock } from '../kernel/clock.ts';

/** A clock that a test moves; it stands still otherwise. */
export interface TestClock extends Clock {
  /** Moves it by seconds. */
  advance(seconds: number): void;
}

/** Begins now, so that what is checked by the machine's own clock agrees. */
export function testClock(): TestClock {
  let time = Date.now();
  return {
    now: () => new Date(time),
    statementTime: () => new Date(time),
    advance: (seconds) => void (time += seconds * 1000),
  };
}
