import type { Alphabet } from './pack.ts';

/** True when `text` is one of the alphabet's elements, written exactly: `09` is two digits, `9` is not. */
export function isElement(alphabet: Alphabet, text: string): boolean {
  if ('symbols' in alphabet) return alphabet.symbols.includes(text);
  if ('digits' in alphabet) return text.length === alphabet.digits && /^[0-9]+$/.test(text) && !(alphabet.notAllEqual && allEqual(text));
  const value = /^[0-9]{1,6}$/.test(text) ? Number(text) : NaN;
  return value >= alphabet.from && value <= alphabet.to && text === numeral(alphabet, value);
}

/** How many elements there are. */
export function sizeOf(alphabet: Alphabet): number {
  if ('symbols' in alphabet) return alphabet.symbols.length;
  if ('digits' in alphabet) return 10 ** alphabet.digits - (alphabet.notAllEqual ? 10 : 0);
  return alphabet.to - alphabet.from + 1;
}

/** Every element, in ascending order. */
export function elementsOf(alphabet: Alphabet): readonly string[] {
  if ('symbols' in alphabet) return alphabet.symbols;
  if ('digits' in alphabet) {
    const all = Array.from({ length: 10 ** alphabet.digits }, (_, at) => String(at).padStart(alphabet.digits, '0'));
    return alphabet.notAllEqual ? all.filter((text) => !allEqual(text)) : all;
  }
  return Array.from({ length: sizeOf(alphabet) }, (_, at) => numeral(alphabet, alphabet.from + at));
}

function numeral({ width = 0 }: { width?: number }, value: number): string {
  return String(value).padStart(width, '0');
}

/** True for `000`, `44` and the like. */
export function allEqual(text: string): boolean {
  return [...text].every((digit) => digit === text[0]);
}

/** The same digits in ascending order: equal for every order of them. */
export function sortedDigits(text: string): string {
  return [...text].sort().join('');
}

/** How many different numbers the digits of `text` can form. */
export function permutationsOf(text: string): number {
  const counts = new Map<string, number>();
  for (const digit of text) counts.set(digit, (counts.get(digit) ?? 0) + 1);
  return [...counts.values()].reduce((ways, count) => ways / factorial(count), factorial(text.length));
}

function factorial(n: number): number {
  return n < 2 ? 1 : n * factorial(n - 1);
}
