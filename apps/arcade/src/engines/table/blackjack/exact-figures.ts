import { Dealer, againstEndings } from './dealer.ts';
import { ace, allPoints, bestOf, noCards, placeOf, ten, withCard, type Hand } from './hand.ts';

const decks = 8;

/**
 * What blackjack gives back of the first stake with best play by the player's own cards (games.md D2): 8 fresh decks, the dealer stands on
 * all 17 and peeks, blackjack 3:2, double on any two cards (after a split too), one split, one card to split aces. Every draw is weighed by
 * the cards that are left.
 *
 * A split is worth twice its first hand: what the second hand meets is, taken over all that the first may draw, as likely as what the first
 * one meets, since cards that lie in random order stay so after any number of them was taken by what they were.
 */
export function blackjackReturn(): number {
  const unseen = [0, ...allPoints.map((points) => decks * (points === ten ? 16 : 4))];
  const cards = decks * 52;
  return allPoints.reduce((sum, up) => sum + (unseen[up]! / cards) * new Deals(unseen, cards, up).gain(), 1);
}

/** All deals against one card of the dealer. */
class Deals {
  readonly #dealer: Dealer;
  /** How many cards of each points were not seen yet. */
  readonly #unseen: number[];
  #left: number;
  /** The cards that the player has seen, as one number. */
  #seen = 0;
  /** The value of the better choice, standing or drawing, by the cards seen. Cleared for each split, whose second card is in another hand. */
  #played = new Map<number, number>();
  readonly #endings = new Map<number, number[]>();

  constructor(unseen: readonly number[], cards: number, up: number) {
    this.#dealer = new Dealer(up);
    this.#unseen = unseen.map((count, points) => (points === up ? count - 1 : count));
    this.#left = cards - 1;
  }

  /** What a unit gains on average. */
  gain(): number {
    let gain = 0;
    for (const one of allPoints) {
      const first = this.#unseen[one]! / this.#left;
      this.#take(one);
      for (const two of allPoints) {
        const chance = (first * this.#unseen[two]!) / this.#left;
        this.#take(two);
        gain += chance * this.#gainOf(one, two);
        this.#putBack(two);
      }
      this.#putBack(one);
    }
    return gain;
  }

  #gainOf(one: number, two: number): number {
    const { excluded } = this.#dealer;
    const blackjack = excluded === 0 ? 0 : this.#unseen[excluded]! / this.#left;
    const hand = withCard(withCard(noCards, one), two);
    if (hand.hasAce && hand.points === 11) return (1 - blackjack) * 1.5;
    const ways = [this.#playOn(hand), 2 * this.#oneCard(hand), ...(one === two ? [this.#split(one)] : [])];
    return (1 - blackjack) * Math.max(...ways) - blackjack;
  }

  /** The better of standing and drawing. */
  #playOn(hand: Hand): number {
    const known = this.#played.get(this.#seen);
    if (known !== undefined) return known;
    const total = bestOf(hand);
    const drawn = total >= 21 ? -Infinity : this.#overNext((card) => this.#after(withCard(hand, card)));
    // A card never harms a hand of 11 or less.
    const worth = total <= 11 ? drawn : Math.max(drawn, this.#stand(hand));
    this.#played.set(this.#seen, worth);
    return worth;
  }

  #after(hand: Hand): number {
    return hand.points > 21 ? -1 : this.#playOn(hand);
  }

  /** One card, then no more. */
  #oneCard(hand: Hand): number {
    return this.#overNext((card) => {
      const next = withCard(hand, card);
      return next.points > 21 ? -1 : this.#stand(next);
    });
  }

  /** Twice the worth of one of the two hands. */
  #split(card: number): number {
    const start = withCard(noCards, card);
    if (card === ace) return 2 * this.#oneCard(start);
    const before = this.#played;
    this.#played = new Map();
    const worth = this.#overNext((next) => {
      const hand = withCard(start, next);
      return Math.max(this.#playOn(hand), 2 * this.#oneCard(hand));
    });
    this.#played = before;
    return 2 * worth;
  }

  #stand(hand: Hand): number {
    let chances = this.#endings.get(this.#seen);
    if (!chances) this.#endings.set(this.#seen, (chances = this.#dealer.endings(this.#unseen, this.#left)));
    return againstEndings(chances, bestOf(hand));
  }

  /** The mean over the next card, given that the hole card is not the excluded one. */
  #overNext(worth: (card: number) => number): number {
    const { excluded } = this.#dealer;
    const left = this.#left;
    const holes = left - (excluded === 0 ? 0 : this.#unseen[excluded]!);
    let mean = 0;
    for (const card of allPoints) {
      const copies = this.#unseen[card]!;
      const chance = copies * (card === excluded ? 1 : (holes - 1) / holes);
      this.#take(card);
      mean += (chance / (left - 1)) * worth(card);
      this.#putBack(card);
    }
    return mean;
  }

  #take(card: number): void {
    this.#unseen[card]! -= 1;
    this.#left -= 1;
    this.#seen += placeOf(card);
  }

  #putBack(card: number): void {
    this.#unseen[card]! += 1;
    this.#left += 1;
    this.#seen -= placeOf(card);
  }
}
