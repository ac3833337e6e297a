import { beats, instantWin, type InstantWin } from '../engines/room/tien-len/rules.ts';
import { cardsOf } from './cards.ts';
import type { Question } from './question.ts';

const handSize = 13;

/** `{ prev, next }` gives `{ beats }`, `{ cards }` of a whole hand `{ instant }` (games.md H). */
export function tienLen(question: Question): { beats: boolean } | { instant: InstantWin } {
  if (question['cards'] !== undefined) return { instant: instantWin(cardsOf(question, 'cards', handSize, handSize)) };
  return { beats: beats(cardsOf(question, 'prev', 1, handSize), cardsOf(question, 'next', 1, handSize)) };
}
