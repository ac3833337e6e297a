import { addFractions, multiply, one, share, subtract, zero, type Fraction } from '../../fraction.ts';

/**
 * How many coins there are at the end, by how many locked at first: `chances[n][m]` is the chance of m from n. The chain's states are
 * (locked, respins left); each empty cell independently gets a coin with chance `q`, and a new coin restores all respins.
 */
export function coinChain(cells: number, respins: number, q: Fraction): Fraction[][] {
  const chances: Fraction[][] = [];
  for (let locked = cells; locked >= 0; locked -= 1) {
    const landing = binomial(cells - locked, q);
    // With no respin left nothing changes; with more, either nothing lands or the chain goes on from more coins.
    let from = only(cells, locked);
    for (let left = 1; left <= respins && locked < cells; left += 1)
      from = landing.reduce(
        (sum, chance, landed) => addTo(sum, landed === 0 ? from : chances[locked + landed]!, chance),
        Array.from({ length: cells + 1 }, () => zero),
      );
    chances[locked] = from;
  }
  return chances;
}

/** Chance of 0 to `trials` successes. */
function binomial(trials: number, q: Fraction): Fraction[] {
  let chances = [one];
  for (let trial = 0; trial < trials; trial += 1)
    chances = Array.from({ length: chances.length + 1 }, (_, count) =>
      addFractions(multiply(chances[count] ?? zero, subtract(one, q)), multiply(chances[count - 1] ?? zero, q)),
    );
  return chances;
}

function only(cells: number, locked: number): Fraction[] {
  return Array.from({ length: cells + 1 }, (_, count) => share(count === locked ? 1 : 0));
}

function addTo(sum: readonly Fraction[], chances: readonly Fraction[], weight: Fraction): Fraction[] {
  return sum.map((value, index) => addFractions(value, multiply(chances[index]!, weight)));
}
