import { share, type Fraction } from '../../fraction.ts';
import { placesOf, strengthOfThree } from '../../hands/three-cards.ts';
import { compareStrength } from '../../hands/strength.ts';
import { deck, deckSize, suitCount } from '../cards.ts';

/** How many hands there are, and how many the dealer can have beside one of them. */
const [plays, deals] = [22_100, 18_424];
/** What pair plus wins, by category, in units. */
const pairPlus: Readonly<Record<string, number>> = { pair: 1, flush: 4, straight: 6, trio: 30, straightFlush: 40 };
/** What the ante wins for the hand alone, whatever the dealer has. */
const anteBonus: Readonly<Record<string, number>> = { straight: 1, trio: 4, straightFlush: 5 };

/** Places of a deck, in ascending order. */
type Hand = readonly [number, number, number];

const allHands: Hand[] = [...deck.keys()].flatMap((one) =>
  [...deck.keys()].slice(one + 1).flatMap((two) => [...deck.keys()].slice(two + 1).map((three): Hand => [one, two, three])),
);
const strengthAt = (hand: Hand) =>
  strengthOfThree(
    'threeCardPoker',
    hand.map((place) => deck[place]!),
  );

/** What the bets of the salon's first table give back of the stake (games.md D2); undefined for another bet. */
export function returnOf(bet: string): Fraction | undefined {
  return bet === 'pairPlus' ? pairPlusReturn() : bet === 'ante' ? anteReturn() : undefined;
}

function pairPlusReturn(): Fraction {
  const paid = allHands.reduce((sum, hand) => {
    const { category } = strengthAt(hand);
    return sum + (category === 'high' ? 0 : 1 + pairPlus[category]!);
  }, 0);
  return share(paid, plays);
}

/**
 * Of the ante, with best play: each hand against every dealer's hand that is left. The dealer qualifies with queen high; if not, the ante
 * wins and the play comes back.
 */
function anteReturn(): Fraction {
  const levels = levelsOfHands();
  const [queen, three, two] = [10, 1, 0].map((rank) => rank * suitCount) as [number, number, number];
  // Of different suits, for a flush is stronger.
  const qualifying = levels[placesOf(two, three, queen + 1)]!;
  const gained = [...handsUpToSuits()].reduce((sum, [hand, count]) => {
    const bonus = deals * (anteBonus[strengthAt(hand).category] ?? 0);
    return sum + count * Math.max(-deals, bonus + gainedBy(hand, levels, qualifying));
  }, 0);
  return share(plays * deals + gained, plays * deals);
}

/** How strong each hand is, by its places in ascending order; level ones have the same number. */
function levelsOfHands(): Int32Array {
  const levels = new Int32Array(deckSize ** 3);
  const inOrder = allHands
    .map((hand) => ({ hand, strength: strengthAt(hand) }))
    .toSorted((one, other) => compareStrength(one.strength, other.strength));
  let level = 0;
  for (const [place, { hand, strength }] of inOrder.entries()) {
    if (place > 0 && compareStrength(strength, inOrder[place - 1]!.strength) > 0) level += 1;
    levels[placesOf(...hand)] = level;
  }
  return levels;
}

/** One hand for all that differ only by which suit is which, and how many these are. */
function handsUpToSuits(): Map<Hand, number> {
  const known = new Map<string, Hand>();
  const counts = new Map<Hand, number>();
  for (const hand of allHands) {
    const suits = hand.map((place) => deck[place]!.suit);
    const key = hand.map((place, at) => `${deck[place]!.rank}:${suits.indexOf(suits[at]!)}`).join();
    const first = known.get(key) ?? hand;
    known.set(key, first);
    counts.set(first, (counts.get(first) ?? 0) + 1);
  }
  return counts;
}

/** What ante and play gain together, in units, over all hands that the dealer can have. */
function gainedBy(hand: Hand, levels: Int32Array, qualifying: number): number {
  const own = levels[placesOf(...hand)]!;
  const left = [...deck.keys()].filter((place) => !hand.includes(place));
  let gained = 0;
  for (let one = 0; one < left.length; one += 1)
    for (let two = one + 1; two < left.length; two += 1)
      for (let three = two + 1; three < left.length; three += 1) {
        const dealers = levels[placesOf(left[one]!, left[two]!, left[three]!)]!;
        gained += dealers < qualifying ? 1 : 2 * Math.sign(own - dealers);
      }
  return gained;
}
