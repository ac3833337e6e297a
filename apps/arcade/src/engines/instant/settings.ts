import type { ExactFigures } from '../exact-figures.ts';
import { addFractions, fraction, toNumber, toPercent, zero, type Fraction } from '../fraction.ts';

/** One way that a round can end: `ways` of all equally likely cases give this multiplier. */
export interface Ending {
  /** In ten-thousandths. */
  readonly times: number;
  readonly ways: bigint;
}

/** A choice that a player has, and how its rounds can end; endings that pay nothing may be left out. */
export interface Setting {
  readonly name: string;
  /** The number of equally likely cases. */
  readonly cases: bigint;
  readonly endings: readonly Ending[];
}

const unit = 10_000n;
/** Up to this many choices are listed one by one; of more, only those with the lowest and the highest return. */
const listed = 200;

/** The share of the stake that a choice pays back on average, exactly. */
export function returnOf({ cases, endings }: Setting): Fraction {
  const sum = endings.reduce((total, { times, ways }) => total + BigInt(times) * ways, 0n);
  return fraction(sum, cases * unit);
}

/** The share of a choice's rounds that pay something, exactly. */
export function hitRateOf({ cases, endings }: Setting): Fraction {
  return endings.filter(({ times }) => times > 0).reduce((sum, { ways }) => addFractions(sum, fraction(ways, cases)), zero);
}

/**
 * What an instant game promises: by closed form, in whole numbers. Return, hit rate and variance are those of `usual`, which is
 * one of the choices; players are told the lowest and the highest of all.
 */
export function figuresOfSettings(settings: readonly Setting[], usual: Setting): ExactFigures {
  const returns = settings.map(returnOf);
  const hits = settings.map(hitRateOf);
  const [worst, best] = [leastOf(returns), mostOf(returns)];
  const maxWin = Math.max(...settings.map(({ endings }) => Math.max(...endings.map(({ times }) => times)))) / Number(unit);
  const shown = settings.length <= listed ? settings.map((_, index) => index) : [returns.indexOf(worst), returns.indexOf(best)];
  return {
    method: 'closed-form',
    rtp: returnOf(usual),
    parts: {},
    hitRate: hitRateOf(usual),
    variance: varianceOf(usual),
    maxWin,
    bets: Object.fromEntries(shown.map((index) => [settings[index]!.name, returns[index]!])),
    told: {
      rtp: toPercent(worst),
      rtpMost: toPercent(best),
      hitRate: toPercent(leastOf(hits)),
      hitRateMost: toPercent(mostOf(hits)),
      largestWin: maxWin,
    },
    unreachable: [],
    eventKinds: ['reveal', 'pay', 'end'],
  };
}

/** Of win over stake. */
function varianceOf(setting: Setting): number {
  const { cases, endings } = setting;
  const squares = endings.reduce((total, { times, ways }) => total + BigInt(times) ** 2n * ways, 0n);
  return toNumber(fraction(squares, cases * unit * unit)) - toNumber(returnOf(setting)) ** 2;
}

const isLess = (a: Fraction, b: Fraction) => a.numerator * b.denominator < b.numerator * a.denominator;
const leastOf = (values: readonly Fraction[]) => values.reduce((best, value) => (isLess(value, best) ? value : best));
const mostOf = (values: readonly Fraction[]) => values.reduce((best, value) => (isLess(best, value) ? value : best));
