import { allEqual, elementsOf, permutationsOf } from './alphabet.ts';
import { compareRatios, plus, ratio, times, type Ratio } from './exact.ts';
import { oddsOf, oddsScale } from './odds-value.ts';
import { hasPrizes, prizesOf, type BetType, type Odds, type RulePack } from './pack.ts';
import { fastResults } from './fast-results.ts';
import { noneOfChance, expectedSmaller, allOfChance } from './tail-chances.ts';
import { setHits } from './rules/sets.ts';
import { canonical, drawnOf } from './rules/winners.ts';

/** The exact return of a bet: its average payout as a share of the stake. */
export interface ReturnOf {
  /** The line's place, where returns differ by place. */
  readonly at?: string;
  /** The selection, or the number of permutations, that this return is for; absent if it is the same for all. */
  readonly key?: string;
  readonly rtp: Ratio;
}

export interface TypeReturn {
  readonly lowest: Ratio;
  readonly highest: Ratio;
  readonly rows: readonly ReturnOf[];
}

/**
 * The return of a type at its odds, over every result that a fair draw can have, at the pack's default options. Prizes whose numbers never
 * repeat are treated as such. Deterministic: the same for everybody.
 */
export function rtpOf(pack: RulePack, type: BetType, odds: Odds = type.odds, costUnits: number = type.costUnits): TypeReturn {
  const rows = rowsOf(pack, { ...type, odds, costUnits });
  const sorted = rows.map(({ rtp }) => rtp).toSorted(compareRatios);
  return { lowest: sorted[0]!, highest: sorted.at(-1)!, rows };
}

function rowsOf(pack: RulePack, type: BetType): readonly ReturnOf[] {
  if ('prizes' in type.rule) return prizeRows(pack, type);
  return merged((type.at ?? [undefined]).flatMap((at) => fastRows(pack, type, at)));
}

/** Merges the rows of places that have the same returns. */
function merged(rows: readonly ReturnOf[]): readonly ReturnOf[] {
  const distinct = new Map(rows.map((row) => [`${row.key} ${row.rtp.top}/${row.rtp.bottom}`, row]));
  const byKey = new Map<string | undefined, number>();
  for (const { key } of distinct.values()) byKey.set(key, (byKey.get(key) ?? 0) + 1);
  const same = new Set([...distinct.values()].map(({ rtp }) => `${rtp.top}/${rtp.bottom}`)).size === 1;
  if (same) return [{ rtp: rows[0]!.rtp }];
  return [...distinct.values()].map(({ at, key, rtp }) => ({ ...(byKey.get(key)! > 1 && at && { at }), ...(key && { key }), rtp }));
}

function fastRows(pack: RulePack, type: BetType, at: string | undefined): readonly ReturnOf[] {
  if (type.form !== 'list') return [{ ...where(at), rtp: setReturn(pack, type, at) }];
  // What one unit returned in ten thousandths, over all results, by element.
  const returned = new Map<string, bigint>();
  const costs = oddsScale * BigInt(type.costUnits);
  let count = 0n;
  const add = (element: string, amount: bigint) => returned.set(element, (returned.get(element) ?? 0n) + amount);
  for (const { result, weight } of fastResults(pack, type, at)) {
    count += weight;
    const { winners, pushed } = drawnOf(pack, type, at, result, pack.options);
    for (const { element, key } of winners) add(element, weight * oddsOf(type.odds, key ?? element));
    for (const element of pushed) add(element, weight * costs);
  }
  return elementsOf(type.alphabet).map((element) => ({
    ...where(at),
    key: element,
    rtp: ratio(returned.get(canonical(type, element)) ?? 0n, costs * count),
  }));
}

/** Sets, pairs and ways are symmetric: the return of one of them is that of all. */
function setReturn(pack: RulePack, type: BetType, at: string | undefined): Ratio {
  const elements = elementsOf(type.alphabet);
  if (type.form === 'grid') return priced(type, ratio(1n, waysThrough(elements.length, type)));
  const first = type.form === 'ordered' ? elements.slice(0, 2) : elements.slice(0, type.k);
  const combinations = type.form === 'ordered' ? 2n : 1n;
  let hits = 0n;
  let count = 0n;
  for (const { result, weight } of fastResults(pack, type, at)) {
    count += weight;
    hits += weight * BigInt(setHits(pack, type, at, first, result));
  }
  return priced(type, ratio(hits, count * combinations));
}

/** How many ways there are through the places of a grid, of which exactly one wins. */
function waysThrough(symbols: number, { k, distinct }: BetType): bigint {
  return Array.from({ length: k! }, (_, place) => BigInt(distinct ? symbols - place : symbols)).reduce(
    (product, each) => product * each,
    1n,
  );
}

function where(at: string | undefined): { at?: string } {
  return at === undefined ? {} : { at };
}

/** The return of a single price, from the expected hits of a combination. */
function priced({ odds, costUnits }: BetType, hits: Ratio, key = ''): Ratio {
  return times(hits, ratio(oddsOf(odds, key), oddsScale * BigInt(costUnits)));
}

function prizeRows(pack: RulePack, type: BetType): readonly ReturnOf[] {
  const { rule } = type;
  if (!('prizes' in rule) || !hasPrizes(pack.result)) throw new RangeError(`${rule.name} reads no prizes`);
  const prizes = prizesOf(pack.result, rule.prizes);
  const ofLength = (digits: number) => prizes.reduce((sum, prize) => sum + (prize.digits >= digits ? prize.count : 0), 0);
  /** Expected hits if each of this many numbers hits once in `of`. */
  const each = (digits: number, hits = 1n, of = 10n ** BigInt(digits)) => ratio(BigInt(ofLength(digits)) * hits, of);
  switch (rule.name) {
    case 'tail':
    case 'head':
      return [{ rtp: priced(type, each(rule.digits)) }];
    case 'place':
      return [{ rtp: priced(type, each(rule.place, 1n, 10n)) }];
    case 'hasDigit': {
      const all = 10n ** BigInt(rule.digits);
      return [{ rtp: priced(type, each(rule.digits + (rule.skip ?? 0), all - 9n ** BigInt(rule.digits), all)) }];
    }
    case 'tailSide': {
      const all = 10n ** BigInt(rule.digits);
      const hits: Record<string, bigint> = { big: all - BigInt(rule.big), small: BigInt(rule.big), odd: all / 2n, even: all / 2n };
      return merged(elementsOf(type.alphabet).map((key) => ({ key, rtp: priced(type, each(rule.digits, hits[key], all), key) })));
    }
    case 'perm':
      return kindsOf(type).map((ways) => ({
        key: String(ways),
        rtp: priced(type, each(rule.digits, BigInt(ways)), String(ways)),
      }));
    case 'prizeOf':
      return [
        { rtp: prizes.map(({ name, count, digits }) => priced(type, ratio(BigInt(count), 10n ** BigInt(digits)), name)).reduce(plus) },
      ];
    case 'permPrize':
      return kindsOf(type).map((ways) => ({
        key: String(ways),
        rtp: prizes
          .map(({ name, count, digits }) => priced(type, ratio(BigInt(count * ways), 10n ** BigInt(digits)), `${name}.${ways}`))
          .reduce(plus),
      }));
    case 'allTails':
      return [{ rtp: priced(type, allOfChance(prizes, type.k!)) }];
    case 'noTail':
      return [{ rtp: priced(type, noneOfChance(prizes, type.k!)) }];
    case 'pairMin':
      return [{ rtp: priced(type, expectedSmaller(prizes)) }];
  }
}

/** How many permutations the elements of a type can have, largest first. */
function kindsOf({ alphabet }: BetType): readonly number[] {
  const kinds = new Set(
    elementsOf(alphabet)
      .filter((element) => !allEqual(element))
      .map(permutationsOf),
  );
  return [...kinds].sort((a, b) => b - a);
}
