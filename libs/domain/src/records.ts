import { everyDay, type DayRange } from './format-time.ts';
import { money, subtract, type Money } from './money.ts';

/** Totals of one day's rounds. */
export interface DaySums {
  day: string;
  stake: Money;
  win: Money;
}

/** Net result of each day of the range: wins less stakes, zero on days without rounds. */
export function resultsByDay(sums: readonly DaySums[], range: DayRange, currency: Money['currency']): { day: string; result: Money }[] {
  const known = new Map(sums.map(({ day, stake, win }) => [day, subtract(win, stake)]));
  return everyDay(range).map((day) => ({ day, result: known.get(day) ?? money(0n, currency) }));
}
