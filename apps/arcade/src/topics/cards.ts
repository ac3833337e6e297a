import { readCard, type Card } from '../engines/table/cards.ts';
import { CannotAnswer, textsOf, type Question } from './question.ts';

/** From `least` to `most` cards such as `Kd`. */
export function cardsOf(question: Question, name: string, least: number, most: number): Card[] {
  return readCards(textsOf(question, name), name, least, most);
}

export function readCards(texts: readonly string[], name: string, least: number, most: number): Card[] {
  const cards = texts.flatMap((text) => readCard(text) ?? []);
  if (cards.length < texts.length || cards.length < least || cards.length > most)
    throw new CannotAnswer(`"${name}" must be ${least === most ? least : `${least} to ${most}`} cards, such as Kd`);
  return cards;
}
