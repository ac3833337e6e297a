import type { Card } from '../../table/cards.ts';

/** Ranks from 0, the three, to 12, the two, which is the highest (rooms.md). */
const [aceRank, twoRank] = [11, 12];
const rankOf = ({ rank }: Card) => (rank + 12) % 13;
/** Clubs number 0 and spades 3; from the lowest: spades, clubs, diamonds, hearts. */
const heightOf = (card: Card) => rankOf(card) * 4 + ((card.suit + 1) % 4);

/** What cards are when they are played together; `length` counts the ranks of a straight or a run of pairs. */
interface Combination {
  readonly kind: 'single' | 'pair' | 'triple' | 'four' | 'straight' | 'pairs';
  readonly length: number;
  /** Of its highest card. */
  readonly top: number;
  readonly twos: boolean;
}

/** Undefined for cards that cannot be played together. */
function combinationOf(cards: readonly Card[]): Combination | undefined {
  const counts = countsOf(cards);
  const ranks = [...counts.keys()].toSorted((a, b) => a - b);
  const each = counts.get(ranks[0] ?? -1) ?? 0;
  if (cards.length === 0 || new Set(cards.map(heightOf)).size < cards.length || [...counts.values()].some((count) => count !== each))
    return undefined;
  const top = Math.max(...cards.map(heightOf));
  const twos = counts.has(twoRank);
  if (ranks.length === 1) return { kind: (['single', 'pair', 'triple', 'four'] as const)[each - 1]!, length: 1, top, twos };
  const inOrder = ranks.length >= 3 && !twos && ranks.at(-1)! - ranks[0]! === ranks.length - 1;
  return inOrder && each <= 2 ? { kind: each === 1 ? 'straight' : 'pairs', length: ranks.length, top, twos } : undefined;
}

function countsOf(cards: readonly Card[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const card of cards) counts.set(rankOf(card), (counts.get(rankOf(card)) ?? 0) + 1);
  return counts;
}

/** Whether `next` may be played upon `previous`: the same kind and length with a higher top card, or a chop. */
export function beats(previous: readonly Card[], next: readonly Card[]): boolean {
  const [below, above] = [combinationOf(previous), combinationOf(next)];
  if (!below || !above) return false;
  if (above.kind === below.kind && above.length === below.length) return above.top > below.top;
  return chops(below, above);
}

function chops(below: Combination, above: Combination): boolean {
  const [oneTwo, twoTwos, threeTwos] = (['single', 'pair', 'triple'] as const).map((kind) => below.twos && below.kind === kind);
  const pairs = below.kind === 'pairs' ? below.length : 0;
  if (above.kind === 'four') return oneTwo! || twoTwos! || pairs === 3;
  if (above.kind !== 'pairs') return false;
  if (above.length === 3) return oneTwo!;
  const chopped = oneTwo! || twoTwos! || below.kind === 'four' || (pairs > 0 && pairs < above.length);
  return chopped || (above.length >= 5 && threeTwos!);
}

/** What wins at once when it is dealt; null for a hand that is played. */
export type InstantWin = 'fourTwos' | 'dragon' | 'sixPairs' | 'fivePairRun' | null;

export function instantWin(cards: readonly Card[]): InstantWin {
  const counts = countsOf(cards);
  if (counts.get(twoRank) === 4) return 'fourTwos';
  if (Array.from({ length: aceRank + 1 }, (_, rank) => rank).every((rank) => counts.has(rank))) return 'dragon';
  if ([...counts.values()].reduce((pairs, count) => pairs + Math.floor(count / 2), 0) >= 6) return 'sixPairs';
  let run = 0;
  for (let rank = 0; rank <= aceRank; rank += 1) {
    run = (counts.get(rank) ?? 0) >= 2 ? run + 1 : 0;
    if (run === 5) return 'fivePairRun';
  }
  return null;
}
