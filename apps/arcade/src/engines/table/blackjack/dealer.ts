import { ace, allPoints, bestOf, noCards, placeOf, ten, withCard, type Hand } from './hand.ts';

/** The dealer stands on every 17. */
const standsFrom = 17;
/** How a dealer's hand ends: 17 to 21, then above. */
const endings = 6;

/** A hand that the dealer plays on, however its cards came. */
interface Step {
  hand: Hand;
  /** How many of each points were drawn to the card that lies open. */
  drawn: number[];
  cards: number;
  /** Where each further card leads: to a later step, or, from -1 down, to an ending. */
  next: Int32Array;
}

/** All hands that a dealer with this card can play on, worked out once; how likely they are follows from the cards that are left. */
export class Dealer {
  /** The points of a hole card that would have ended the round at once; 0 for none. */
  readonly excluded: number;
  readonly #steps: Step[] = [];
  readonly #weights: Float64Array;

  constructor(up: number) {
    this.excluded = up === ace ? ten : up === ten ? ace : 0;
    const known = new Map<number, number>();
    const keys: number[] = [];
    const add = (hand: Hand, drawn: number[], key: number): number => {
      const cards = drawn.reduce((sum, count) => sum + count, 0);
      keys.push(key);
      known.set(key, this.#steps.length);
      return this.#steps.push({ hand, drawn, cards, next: new Int32Array(ten + 1) }) - 1;
    };
    add(
      withCard(noCards, up),
      Array.from({ length: ten + 1 }, () => 0),
      0,
    );
    // Steps with fewer cards come first, as each adds those that follow it at the end.
    for (let at = 0; at < this.#steps.length; at += 1) {
      const { hand, drawn, next } = this.#steps[at]!;
      for (const card of allPoints) {
        const after = withCard(hand, card);
        const total = bestOf(after);
        const key = keys[at]! + placeOf(card);
        if (total >= standsFrom) next[card] = -1 - Math.min(total - standsFrom, endings - 1);
        else
          next[card] =
            known.get(key) ??
            add(
              after,
              drawn.map((count, points) => (points === card ? count + 1 : count)),
              key,
            );
      }
    }
    this.#weights = new Float64Array(this.#steps.length);
  }

  /** How likely each ending is (17 to 21, then above), by how many cards of each points are left. The hole card is not the excluded one. */
  endings(unseen: readonly number[], left: number): number[] {
    const weights = this.#weights.fill(0);
    weights[0] = 1;
    const chances = Array.from({ length: endings }, () => 0);
    for (const [at, { drawn, cards, next }] of this.#steps.entries()) {
      const weight = weights[at]!;
      if (weight === 0) continue;
      const barred = at === 0 ? this.excluded : 0;
      const share = weight / (left - cards - (barred === 0 ? 0 : unseen[barred]!));
      for (const card of allPoints) {
        const copies = card === barred ? 0 : unseen[card]! - drawn[card]!;
        const to = next[card]!;
        if (copies <= 0) continue;
        if (to < 0) chances[-1 - to]! += share * copies;
        else weights[to]! += share * copies;
      }
    }
    return chances;
  }
}

/** What standing on `total` gains on average against these endings. */
export function againstEndings(chances: readonly number[], total: number): number {
  return chances.reduce((sum, chance, ending) => {
    const dealers = ending === endings - 1 ? 0 : standsFrom + ending;
    return sum + chance * Math.sign(total - dealers);
  }, 0);
}
