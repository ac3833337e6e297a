import type { HiloTexts } from './texts.ts';

const named = ['A', 'J', 'Q', 'K'] as const;

/** A card in words, such as "Queen of spades". */
export function cardName(card: string, texts: HiloTexts): string {
  const rank = named.find((each) => each === card[0]);
  return texts.t('card', { rank: rank ? texts.t(rank) : rankText(card), suit: texts.t(card[1] as 'c' | 'd' | 'h' | 's') });
}

/** The rank as it is printed on the card. */
export function rankText(card: string): string {
  return card[0] === 'T' ? '10' : card[0]!;
}
