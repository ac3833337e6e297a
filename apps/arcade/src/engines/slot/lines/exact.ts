import { addFractions, divide, fraction, multiply, one, share, subtract, zero, type Fraction } from '../../fraction.ts';
import { expectedFreeSpins } from '../free-spins.ts';
import type { SpinKind } from '../events.ts';
import type { LinesPack } from './pack.ts';

const counts = [3, 4, 5] as const;

export interface ExactReturn {
  /** Return to player: expected win of a round over its stake. The parts add up to it. */
  total: Fraction;
  lines: Fraction;
  scatters: Fraction;
  freeSpins: Fraction;
  /** Chance that a paid spin brings free spins. */
  trigger: Fraction;
  /** Free spins of a round that has any, on average, those won again included. */
  freeSpinsPerTrigger: Fraction;
}

/**
 * The return to player without sampling. A line takes one symbol of every reel, each stop equally likely, so its
 * expectation is a sum over symbols of products of shares; lines and scatters add up because expectations do. Free
 * spins differ only in strips and multiplier, so their part is (average number of them) x (expectation of one).
 */
export function exactReturn(pack: LinesPack): ExactReturn {
  const paidScatters = scatterChances(pack, 'paid');
  const freeScatters = scatterChances(pack, 'free');
  const lines = lineExpectation(pack, 'paid');
  const scatters = scatterExpectation(pack, paidScatters);
  const perFreeSpin = multiply(
    addFractions(lineExpectation(pack, 'free'), scatterExpectation(pack, freeScatters)),
    share(pack.freeSpins.multiplier),
  );
  const trigger = counts.reduce((sum, count) => addFractions(sum, paidScatters[count]!), zero);
  const played = expectedFreeSpins(
    counts.map((count) => ({ award: pack.scatterPays[count].freeSpins, chance: freeScatters[count]! })),
    pack.freeSpins.limit,
  );
  const freeSpinsPerRound = counts.reduce(
    (sum, count) => addFractions(sum, multiply(paidScatters[count]!, played[pack.scatterPays[count].freeSpins]!)),
    zero,
  );
  const freeSpins = multiply(freeSpinsPerRound, perFreeSpin);
  return {
    total: addFractions(addFractions(lines, scatters), freeSpins),
    lines,
    scatters,
    freeSpins,
    trigger,
    freeSpinsPerTrigger: divide(freeSpinsPerRound, trigger),
  };
}

/** Expected pay of all lines, in stakes. */
function lineExpectation(pack: LinesPack, kind: SpinKind): Fraction {
  const strips = pack.strips[kind].map((strip) => [...strip]);
  let sum = zero;
  for (const [symbol, pays] of Object.entries(pack.pays)) {
    const shares = strips.map((strip) =>
      fraction(BigInt(strip.filter((each) => each === symbol || each === pack.wild).length), BigInt(strip.length)),
    );
    let run = multiply(multiply(shares[0]!, shares[1]!), shares[2]!);
    for (const count of counts) {
      const stop = count < strips.length ? subtract(one, shares[count]!) : one;
      sum = addFractions(sum, multiply(multiply(run, stop), share(pays[count - 3]!)));
      if (count < strips.length) run = multiply(run, shares[count]!);
    }
  }
  return multiply(sum, fraction(BigInt(pack.lines.length), BigInt(pack.stakeUnits)));
}

/** Chance of 0 to 5 scatters in the window; the schema has seen that no reel shows two of them. */
function scatterChances(pack: LinesPack, kind: SpinKind): Fraction[] {
  let chances = [one];
  for (const strip of pack.strips[kind]) {
    const seen = fraction(BigInt(pack.grid.rows * (strip.split(pack.scatter).length - 1)), BigInt(strip.length));
    const unseen = subtract(one, seen);
    chances = Array.from({ length: chances.length + 1 }, (_, count) =>
      addFractions(multiply(chances[count] ?? zero, unseen), multiply(chances[count - 1] ?? zero, seen)),
    );
  }
  return chances;
}

function scatterExpectation(pack: LinesPack, chances: Fraction[]): Fraction {
  return counts.reduce((sum, count) => addFractions(sum, multiply(chances[count]!, share(pack.scatterPays[count].timesStake))), zero);
}
