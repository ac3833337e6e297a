import type { ExactFigures } from '../engines.ts';
import { addFractions, fraction, multiply, toFixed, type Fraction } from '../fraction.ts';

/** One way that a round can end: `ways` of all equally likely cases give this multiplier. */
export interface Ending {
  /** In ten-thousandths. */
  readonly times: number;
  readonly ways: bigint;
}

/** A choice that a player has, and how its rounds can end; endings that pay nothing may be left out. */
export interface Setting {
  readonly name: string;
  /** All equally likely cases. */
  readonly cases: bigint;
  readonly endings: readonly Ending[];
}

const nothing = fraction(0n, 1n);
const unit = 10_000n;

/** What a choice pays back of the stake on average, exactly. */
export function returnOf({ cases, endings }: Setting): Fraction {
  const sum = endings.reduce((total, { times, ways }) => total + BigInt(times) * ways, 0n);
  return fraction(sum, cases * unit);
}

/** The share of a choice's rounds that pay something, exactly. */
export function hitRateOf({ cases, endings }: Setting): Fraction {
  const paying = endings.filter(({ times }) => times > 0).map(({ ways }) => fraction(ways, cases));
  return paying.reduce(addFractions, nothing);
}

/** What an instant game promises over all its choices: by closed form, in whole numbers. Few settings are listed one by one. */
export function figuresOfSettings(settings: readonly Setting[]): ExactFigures {
  const returns = settings.map(returnOf);
  const hits = settings.map(hitRateOf);
  const figures = {
    rtp: percent(least(returns), 2),
    rtpMost: percent(most(returns), 2),
    hitRate: percent(least(hits), 2),
    hitRateMost: percent(most(hits), 2),
    largestWin: Math.max(...settings.flatMap(({ endings }) => endings.map(({ times }) => times))) / Number(unit),
  };
  const line = ({ name }: Setting, index: number) =>
    `  ${name.padEnd(22)} ${percent(returns[index]!, 6)} %, pays in ${percent(hits[index]!, 6)} % of rounds`;
  return {
    figures,
    report: [
      `exact (closed form) over ${settings.length.toLocaleString('en')} choices`,
      `  return to player       ${percent(least(returns), 6)} % to ${percent(most(returns), 6)} %`,
      `  hit rate               ${percent(least(hits), 6)} % to ${percent(most(hits), 6)} %`,
      `  largest win            ${figures.largestWin} times the stake`,
      ...(settings.length <= listed ? settings.map(line) : []),
    ],
  };
}

const listed = 60;

const isLess = (a: Fraction, b: Fraction) => a.numerator * b.denominator < b.numerator * a.denominator;
const least = (values: readonly Fraction[]) => values.reduce((best, value) => (isLess(value, best) ? value : best));
const most = (values: readonly Fraction[]) => values.reduce((best, value) => (isLess(best, value) ? value : best));

function percent(value: Fraction, digits: number): string {
  return toFixed(multiply(value, fraction(100n, 1n)), digits);
}
