import { everyDay, type DayRange } from './format-time.ts';
import { money, subtract, type Money } from './money.ts';

/** What the rounds of one day come to. */
export interface DaySums {
  day: string;
  stake: Money;
  win: Money;
}

/** What each day of the range brought: wins less stakes, nothing on days without rounds. */
export function resultsByDay(sums: readonly DaySums[], range: DayRange, currency: Money['currency']): { day: string; result: Money }[] {
  const known = new Map(sums.map(({ day, stake, win }) => [day, subtract(win, stake)]));
  return everyDay(range).map((day) => ({ day, result: known.get(day) ?? money(0n, currency) }));
}
