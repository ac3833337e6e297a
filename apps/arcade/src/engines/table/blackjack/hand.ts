/** Points of a card: from 1, the ace, to 10. */
export const ace = 1;
export const ten = 10;
export const allPoints: readonly number[] = Array.from({ length: ten }, (_, index) => index + 1);

/** What the cards of a hand add up to with aces as one, and whether there is an ace. */
export interface Hand {
  readonly points: number;
  readonly hasAce: boolean;
}

export const noCards: Hand = { points: 0, hasAce: false };

export function withCard({ points, hasAce }: Hand, card: number): Hand {
  return { points: points + card, hasAce: hasAce || card === ace };
}

/** What a hand counts: an ace is eleven where that does not exceed 21. */
export function bestOf({ points, hasAce }: Hand): number {
  return hasAce && points <= 11 ? points + 10 : points;
}

/** Cards as one number: so many of each points, below 22 of them. */
export function placeOf(card: number): number {
  return 22 ** (card - 1);
}
