import { allEqual, elementsOf } from './alphabet.ts';
import type { Alphabet } from './pack.ts';

/** Ways to pick many numbers at once; `head`, `tail` and `sum` also name a digit, and `reverse` reads what is selected backwards. */
const quickSets = ['all', 'odd', 'even', 'big', 'small', 'double', 'head', 'tail', 'sum', 'reverse'] as const;
export type QuickSet = (typeof quickSets)[number];

export interface QuickPick {
  readonly set: QuickSet;
  readonly digit?: number;
}

/** The numbers of a quick set, in ascending order. Only `reverse` uses `selected`: `12` gives `21`. */
export function quickSet(alphabet: Alphabet, { set, digit }: QuickPick, selected: readonly string[] = []): readonly string[] {
  const elements = elementsOf(alphabet);
  if (set === 'reverse') {
    const reversed = new Set(selected.map((element) => [...element].reverse().join('')));
    return elements.filter((element) => reversed.has(element));
  }
  const half = Number(elements[Math.ceil(elements.length / 2)] ?? 0);
  const isIn = (element: string): boolean => {
    switch (set) {
      case 'all':
        return true;
      case 'odd':
        return Number(element.at(-1)) % 2 === 1;
      case 'even':
        return Number(element.at(-1)) % 2 === 0;
      case 'big':
        return Number(element) >= half;
      case 'small':
        return Number(element) < half;
      case 'double':
        return element.length > 1 && allEqual(element);
      case 'head':
        return Number(element[0]) === digit;
      case 'tail':
        return Number(element.at(-1)) === digit;
      case 'sum':
        return [...element].reduce((sum, each) => sum + Number(each), 0) % 10 === digit;
    }
  };
  return elements.filter((element) => /^\d+$/.test(element) && isIn(element));
}
