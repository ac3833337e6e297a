// @flag lottery
import type { Odds } from '@parlour/domain/lottery';

/**
 * The odds of each element, where those of a type differ. Undefined where there is a single price, or where the table is about something
 * else: how often a number was drawn, by which prize, or in how many orders.
 */
export function oddsByElement(odds: Odds, elements: readonly string[]): Readonly<Record<string, string>> | undefined {
  if (typeof odds === 'string') return undefined;
  return elements.every((element) => odds[element] !== undefined) ? odds : undefined;
}
