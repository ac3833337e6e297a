import { asciiDigits, limited } from './amount-text.ts';

/** How a reader of a language separates the digits of an amount. */
export interface AmountFormat {
  point: '.' | ',';
  /** `1250000.5` as `1,250,000.5`, `12,50,000.5` or `1.250.000,5`. */
  show(value: string): string;
}

/** The format of a language, with the digits 0-9, which every keypad has. */
export function amountFormat(locale: string): AmountFormat {
  const numbers = new Intl.NumberFormat(locale, { numberingSystem: 'latn', useGrouping: true });
  const point = numbers.formatToParts(0.5).find(({ type }) => type === 'decimal')?.value === ',' ? ',' : '.';
  return {
    point,
    show(value) {
      const [whole = '', fraction] = value.split('.');
      const grouped = whole === '' ? '' : numbers.format(BigInt(whole));
      return fraction === undefined ? grouped : `${grouped}${point}${fraction}`;
    },
  };
}

/** One keystroke in the field, after the browser has applied it. */
export interface Edit {
  text: string;
  /** The caret's position in `text`. */
  caret: number;
  /** The character typed; null for a deletion. */
  inserted: string | null;
  erased: 'before' | 'after' | null;
  /** The value before the keystroke. */
  previous: string;
  decimals: number;
}

/** The value after a keystroke, and the caret's position in the formatted text: behind the same digit as before. */
export function afterEdit(
  { text, caret, inserted, erased, previous, decimals }: Edit,
  format: AmountFormat,
): { value: string; caret: number } {
  const isSign = (letter: string | null) => letter !== null && /^[.,٫，]$/.test(letter);
  const typedSign = isSign(inserted) ? caret - 1 : -1;
  const letters = [...asciiDigits(text)];
  const others = letters.map((letter, at) => at !== typedSign && letter === format.point);
  const kept = letters.map((letter, at) => {
    if (/\d/.test(letter)) return letter;
    const point = others[at] === true || (at === typedSign && !others.includes(true));
    return point && decimals > 0 ? '.' : '';
  });
  let before = kept.slice(0, caret).join('');
  let after = kept.slice(caret).join('');
  // Deleting a separator deletes the digit next to it; otherwise the key would appear to do nothing.
  if (erased !== null && plainOf(before + after, decimals) === previous) {
    if (erased === 'before') before = before.slice(0, -1);
    else after = after.slice(1);
  }
  const value = plainOf(before + after, decimals);
  const lost = /^0+(?=\d)/.exec(before + after)?.[0].length ?? 0;
  const gained = (before + after).startsWith('.') ? 1 : 0;
  return { value, caret: caretBehind(Math.max(0, before.length - lost + gained), value, format) };
}

function plainOf(marks: string, decimals: number): string {
  const [whole = '', ...rest] = marks.split('.');
  return limited(whole, rest.length === 0 ? undefined : rest.join(''), decimals);
}

/** The caret's position in the formatted text behind this many digits (and the point). */
function caretBehind(count: number, value: string, format: AmountFormat): number {
  const shown = format.show(value);
  let place = 0;
  while (place < shown.length && countBefore(value, place, format) < count) place++;
  return place;
}

/** How many digits (and the point) of `value` come before a position in the formatted text. */
export function countBefore(value: string, place: number, format: AmountFormat): number {
  const shown = format.show(value);
  const pointAt = value.includes('.') ? shown.lastIndexOf(format.point) : -1;
  return shown
    .slice(0, place)
    .split('')
    .filter((letter, at) => /\d/.test(letter) || at === pointAt).length;
}
