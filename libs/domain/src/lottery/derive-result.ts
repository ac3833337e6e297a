import { drawFrom, seededBytes, type Draw, type RoundSeeds } from '../fairness/index.ts';
import { elementsOf } from './alphabet.ts';
import { hasPrizes, type RulePack } from './pack.ts';
import type { DrawnResult } from './result.ts';

/** The result of an in-house draw (lottery.md 3). Throws a RangeError for a server seed that is not 64 hexadecimal digits. */
export function deriveResult(pack: RulePack, seeds: RoundSeeds): DrawnResult {
  return drawResult(pack, drawFrom(seededBytes(seeds)));
}

/** The same from any source of draws. */
export function drawResult({ result }: RulePack, draw: Draw): DrawnResult {
  const times = <Item>(count: number, make: () => Item) => Array.from({ length: count }, make);
  if (hasPrizes(result)) {
    const number = (digits: number) => times(digits, () => draw(10)).join('');
    return Object.fromEntries(result.prizes.map(({ name, count, digits }) => [name, times(count, () => number(digits))]));
  }
  const left = [...elementsOf(result.alphabet)];
  if (!result.distinct) return { [result.key]: times(result.size, () => left[draw(left.length)]!) };
  // The last one left needs no draw.
  return { [result.key]: times(result.size, () => left.splice(left.length === 1 ? 0 : draw(left.length), 1)[0]!) };
}
