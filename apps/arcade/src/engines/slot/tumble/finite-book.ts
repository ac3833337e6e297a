import { drawOfWords, sha256Words } from '@parlour/domain/fairness';
import type { Draw } from '../../../game.ts';

/** A game that has exactly `size` equally likely rounds (ADR 100). The salt was chosen once, so that they give the intended return. */
export interface FiniteBook {
  size: number;
  salt: string;
}

export interface BookedPack {
  pack: string;
  version: number;
  finiteBook: FiniteBook;
}

/** The randomness of round `index` of a book: words of SHA-256(`pack@version:salt:index:block`), block 0, 1, 2 and so on. */
export function bookDraw({ pack, version, finiteBook: { salt } }: BookedPack, index: number): Draw {
  const head = `${pack}@${version}:${salt}:${index}:`;
  let words: Uint32Array = new Uint32Array(0);
  let at = 0;
  let block = 0;
  const nextWord = () => {
    if (at === words.length) {
      words = sha256Words(`${head}${block}`);
      block += 1;
      at = 0;
    }
    return words[at++]!;
  };
  return (count) => drawOfWords(nextWord, count);
}

/** What identifies a round of a book: its number. */
export function bookMark(events: readonly { type: string; round?: number }[]): string {
  return String(events.find(({ type }) => type === 'reveal')!.round);
}
