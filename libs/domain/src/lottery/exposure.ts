import { fromDecimal, money, type Money } from '../money.ts';
import { permutationsOf } from './alphabet.ts';
import { largestPayout } from './largest-payout.ts';
import { readOdds, type Line } from './line.ts';
import { oddsOf, oddsScale } from './odds-value.ts';
import { hasPrizes, prizesOf, type BetType, type Odds, type RulePack } from './pack.ts';
import { canonical } from './rules/winners.ts';

/** What a line adds to the exposure of one number of its type in one draw. */
export interface ExposureOf {
  /** In the form of `exposedAs`. */
  readonly number: string;
  readonly amount: Money;
}

/**
 * The key under which an element of a selection counts towards exposure: the element, preceded by its place and a colon where the type has
 * places; `*` where a type counts as a whole. Where the order of digits does not matter, all permutations win with the same draw, so they
 * share one key: their digits in ascending order.
 */
export function exposedAs(type: BetType, at: string | undefined, element: string): string {
  const number = type.exposure.per === 'type' ? '*' : canonical(type, element);
  return at === undefined ? number : `${at}:${number}`;
}

/** What a line adds to exposures, in ascending order of the number: the order in which rows are locked. */
export function exposuresOf(pack: RulePack, line: Line): readonly ExposureOf[] {
  const { type, at, selection, unit, odds } = line;
  if (type.exposure.per === 'type') return [{ number: exposedAs(type, at, ''), amount: largestPayout(pack, line) }];
  const amounts = new Map<string, bigint>();
  for (const element of selection) {
    const number = exposedAs(type, at, element);
    const amount = (unit.minor * highestOddsOf(pack, type, odds, element)) / oddsScale;
    amounts.set(number, (amounts.get(number) ?? 0n) + amount);
  }
  return [...amounts]
    .map(([number, amount]) => ({ number, amount: money(amount, unit.currency) }))
    .sort((a, b) => (a.number < b.number ? -1 : 1));
}

/** The most that one hit of an element pays, by the element itself or by any key that it can match. */
function highestOddsOf(pack: RulePack, { rule }: BetType, odds: Odds, element: string): bigint {
  const highest = (keys: readonly string[]) => keys.map((key) => oddsOf(odds, key)).reduce((most, each) => (each > most ? each : most), 0n);
  if (typeof odds === 'string') return oddsOf(odds, element);
  if (!('prizes' in rule) || !hasPrizes(pack.result)) return highest(rule.name === 'among' ? Object.keys(odds) : [element]);
  const ways = permutationsOf(element);
  return highest([String(ways), element, ...prizesOf(pack.result, rule.prizes).flatMap(({ name }) => [name, `${name}.${ways}`])]);
}

/** The odds for the next line on a number at this exposure, and how many steps it has crossed; `closed` means no more bets. */
export function oddsAtExposure(type: BetType, exposure: Money): { odds: Odds | 'closed'; step: number } {
  const crossed = type.exposure.steps.filter(({ from }) => fromDecimal(from, exposure.currency).minor <= exposure.minor);
  const last = crossed.at(-1)?.odds;
  return { odds: last === undefined ? type.odds : last === 'closed' ? 'closed' : readOdds(type.odds, last)!, step: crossed.length };
}

const limitProblems = ['unit_limit', 'stake_limit', 'exposure_limit'] as const;
export type LimitProblem = (typeof limitProblems)[number];

/**
 * Why a line exceeds its type's limits, or null. `staked` is what the member has already staked on this type in this draw; `capped` is set
 * where the merchant caps payouts at the limit instead of refusing lines that could pay more.
 */
export function whyNotLimits(
  pack: RulePack,
  line: Line,
  { staked, capped = false }: { staked: Money; capped?: boolean },
): LimitProblem | null {
  const { type, unit, stake } = line;
  const limit = (name: keyof BetType['limits']) => fromDecimal(type.limits[name], unit.currency).minor;
  if (unit.minor < limit('minUnit') || unit.minor > limit('maxUnit')) return 'unit_limit';
  if (staked.minor + stake.minor > limit('maxStakePerDraw')) return 'stake_limit';
  return !capped && largestPayout(pack, line).minor > limit('maxPayout') ? 'exposure_limit' : null;
}
