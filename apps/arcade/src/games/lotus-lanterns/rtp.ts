import { freeSpinLimit, freeSpinMultiplier, lanternPays, linePays, reelCount, rowCount } from './paytable.ts';
import type { PayingSymbol } from './paytable.ts';
import { addFractions, divide, fraction, multiply, type Fraction } from './fraction.ts';
import { freeStrips, paidStrips, type StripSet } from './strips.ts';
import { scatter, wild } from './symbols.ts';

const counts = [3, 4, 5] as const;
const zero = fraction(0n, 1n);
const one = fraction(1n, 1n);

export interface ExactRtp {
  /** Return to player: expected win of a round over its stake. The parts add up to it. */
  total: Fraction;
  lines: Fraction;
  lanterns: Fraction;
  freeSpins: Fraction;
  /** Chance that a paid spin brings free spins. */
  trigger: Fraction;
  /** Free spins of a round that has any, on average, those won again included. */
  freeSpinsPerTrigger: Fraction;
}

/**
 * The return to player without sampling. A line takes one picture of every reel, each stop equally likely, so its
 * expectation is a sum over pictures of products of shares; lines and lanterns add up because expectations do. Free
 * spins differ only in strips and multiplier, so their part is (average number of them) x (expectation of one).
 */
export function exactRtp(): ExactRtp {
  const paidLanterns = lanternChances(paidStrips);
  const lines = lineExpectation(paidStrips);
  const lanterns = lanternExpectation(paidLanterns);
  const freeLanterns = lanternChances(freeStrips);
  const perFreeSpin = multiply(addFractions(lineExpectation(freeStrips), lanternExpectation(freeLanterns)), whole(freeSpinMultiplier));
  const trigger = counts.reduce((sum, count) => addFractions(sum, paidLanterns[count]!), zero);
  const freeSpinsPerRound = counts.reduce(
    (sum, count) => addFractions(sum, multiply(paidLanterns[count]!, expectedFreeSpins(lanternPays[count].freeSpins, freeLanterns))),
    zero,
  );
  const freeSpins = multiply(freeSpinsPerRound, perFreeSpin);
  return {
    total: addFractions(addFractions(lines, lanterns), freeSpins),
    lines,
    lanterns,
    freeSpins,
    trigger,
    freeSpinsPerTrigger: divide(freeSpinsPerRound, trigger),
  };
}

/** Expected pay of one line in line bets, which is that of all lines in total bets. */
function lineExpectation(strips: StripSet): Fraction {
  let sum = zero;
  for (const symbol of Object.keys(linePays) as PayingSymbol[]) {
    const share = strips.map((strip) =>
      fraction(BigInt(strip.filter((each) => each === symbol || each === wild).length), BigInt(strip.length)),
    );
    let run = multiply(multiply(share[0]!, share[1]!), share[2]!);
    for (const count of counts) {
      const stop = count < reelCount ? addFractions(one, multiply(whole(-1), share[count]!)) : one;
      sum = addFractions(sum, multiply(multiply(run, stop), whole(linePays[symbol][count - 3]!)));
      if (count < reelCount) run = multiply(run, share[count]!);
    }
  }
  return sum;
}

/** Chance of 0 to 5 lanterns in the window; a strip's lanterns are further apart than the window is high. */
function lanternChances(strips: StripSet): Fraction[] {
  let chances = [one];
  for (const strip of strips) {
    const seen = fraction(BigInt(rowCount * strip.filter((symbol) => symbol === scatter).length), BigInt(strip.length));
    const unseen = addFractions(one, multiply(whole(-1), seen));
    chances = Array.from({ length: chances.length + 1 }, (_, count) =>
      addFractions(multiply(chances[count] ?? zero, unseen), multiply(chances[count - 1] ?? zero, seen)),
    );
  }
  return chances;
}

function lanternExpectation(chances: Fraction[]): Fraction {
  return counts.reduce((sum, count) => addFractions(sum, multiply(chances[count]!, whole(lanternPays[count].timesTotalBet))), zero);
}

/** Free spins played on average when `won` were given, spins won again included, up to the limit of a round. */
function expectedFreeSpins(won: number, chances: Fraction[]): Fraction {
  // expected[w] while `played` spins are over and w are won in all; computed from the last spin backwards.
  let expected: Fraction[] = Array.from({ length: freeSpinLimit + 1 }, () => zero);
  for (let played = freeSpinLimit - 1; played >= 0; played -= 1) {
    expected = expected.map((_, total) => {
      if (played >= total) return zero;
      let sum = one;
      let again = zero;
      for (const count of counts) {
        again = addFractions(again, chances[count]!);
        const more = Math.min(freeSpinLimit, total + lanternPays[count].freeSpins);
        sum = addFractions(sum, multiply(chances[count]!, expected[more]!));
      }
      return addFractions(sum, multiply(addFractions(one, multiply(whole(-1), again)), expected[total]!));
    });
  }
  return expected[won]!;
}

function whole(value: number): Fraction {
  return fraction(BigInt(value), 1n);
}
