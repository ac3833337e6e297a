/** A text in the form that is searched, and the part of the original that each of its letters comes from. */
export interface Folded {
  text: string;
  /** For each UTF-16 unit of `text`: where in the original its letter begins and ends. */
  places: readonly (readonly [from: number, to: number])[];
}

/** Folds a text letter by letter. `fold` may give several letters for one, or none. */
export function foldLetters(original: string, fold: (letter: string) => string): Folded {
  let text = '';
  const places: (readonly [number, number])[] = [];
  let at = 0;
  for (const letter of original) {
    const place = [at, at + letter.length] as const;
    const folded = fold(letter);
    text += folded;
    for (let unit = 0; unit < folded.length; unit++) places.push(place);
    at += letter.length;
  }
  return { text, places };
}

/** The same text without the letters that `drop` selects. */
export function without({ text, places }: Folded, drop: (at: number) => boolean): Folded {
  const kept = [...text.split('').keys()].filter((at) => !drop(at));
  return { text: kept.map((at) => text[at]!).join(''), places: kept.map((at) => places[at]!) };
}

/** Replaces parts of an original, given by their positions; overlapping ones become one. */
export function replaceParts(
  original: string,
  parts: readonly (readonly [from: number, to: number])[],
  by: (part: string) => string,
): string {
  let done = '';
  let at = 0;
  for (const [from, to] of parts.toSorted(([a], [b]) => a - b)) {
    if (to <= at) continue;
    const begin = Math.max(from, at);
    done += original.slice(at, begin) + by(original.slice(begin, to));
    at = to;
  }
  return done + original.slice(at);
}

/** The position in the original of a match in the folded text. */
export function placeOf({ places }: Folded, index: number, length: number): readonly [from: number, to: number] {
  return [places[index]![0], places[index + length - 1]![1]];
}
