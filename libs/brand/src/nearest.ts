/** The entry of `known` that was probably meant by `typed`, or undefined when none is close. */
export function nearest(typed: string, known: readonly string[]): string | undefined {
  const word = typed.toLowerCase();
  const [best] = known
    .map((name) => ({ name, steps: stepsBetween(word, name.toLowerCase()) }))
    .filter(({ name, steps }) => steps <= Math.max(1, Math.floor(name.length / 2.5)) || (word.length > 2 && startsOther(word, name)))
    .sort((a, b) => a.steps - b.steps);
  return best?.name;
}

function startsOther(word: string, name: string): boolean {
  const other = name.toLowerCase();
  return other.startsWith(word) || word.startsWith(other);
}

/** The Levenshtein distance: letters to add, remove or replace to turn one word into the other. */
function stepsBetween(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries()) next.push(Math.min(row[j]! + (letter === other ? 0 : 1), row[j + 1]! + 1, next[j]! + 1));
    row = next;
  }
  return row.at(-1)!;
}
