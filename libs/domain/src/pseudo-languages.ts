/**
 * Pseudo-languages generated from English, for checking layouts before texts are translated: `XA` is 40 % longer, accented and in
 * brackets, so that hard-coded text and clipped boxes show; `XB` runs from right to left. For Storybook and tests.
 */
export const pseudoLanguages = {
  XA: { tag: 'en-XA', name: 'Long, accented', direction: 'ltr' },
  XB: { tag: 'ar-XB', name: 'Mirrored', direction: 'rtl' },
} as const satisfies Record<string, { tag: string; name: string; direction: 'ltr' | 'rtl' }>;

export type PseudoLanguageCode = keyof typeof pseudoLanguages;
export const pseudoLanguageCodes = Object.keys(pseudoLanguages) as PseudoLanguageCode[];

export function isPseudoLanguage(code: string): code is PseudoLanguageCode {
  return Object.hasOwn(pseudoLanguages, code);
}

/** A compiled message: a text, or parts of it with placeholders and choices between them. */
type Compiled = string | readonly unknown[];

/** Converts English messages, by id, to the pseudo-language. Placeholders, tags and plurals are kept. */
export function pseudoMessages<Messages extends Readonly<Record<string, unknown>>>(code: PseudoLanguageCode, messages: Messages): Messages {
  const said = Object.entries(messages).map(([id, message]) => [
    id,
    code === 'XA' ? long(message as Compiled) : mirrored(message as Compiled),
  ]);
  return Object.fromEntries(said) as Messages;
}

const accents: Readonly<Record<string, string>> = Object.fromEntries(
  [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter, index) => [
    letter,
    [...'áƀçđéƒĝĥíĵķļɱñóþɋŕšţúṽŵẋýžÁƁÇĐÉƑĜĤÍĴĶĻṀÑÓÞɊŔŠŢÚṼŴẊÝŽ'][index]!,
  ]),
);

function long(message: Compiled): Compiled {
  const length = lengthOf(message);
  const padding = '~'.repeat(Math.ceil(length * 0.4));
  const pieces = typeof message === 'string' ? [message] : message;
  return [
    '⟦',
    ...pieces.map((piece) => eachText(piece, (text) => text.replaceAll(/[a-z]/gi, (letter) => accents[letter]!))),
    `${padding}⟧`,
  ];
}

function mirrored(message: Compiled): Compiled {
  const pieces = typeof message === 'string' ? [message] : message;
  // Each word is reversed by direction marks, as if its letters were right-to-left.
  return pieces.map((piece) => eachText(piece, (text) => text.replaceAll(/[a-z]+/gi, (word) => `\u202e${word}\u202c`)));
}

/** Changes the visible text of a part of a message, plural forms included; tags and placeholder names are kept. */
function eachText(piece: unknown, change: (text: string) => string): unknown {
  if (typeof piece === 'string')
    return piece.replaceAll(/<[^<>]*>|[^<]+/g, (part) => (part.startsWith('<') || part === '#' ? part : change(part)));
  if (!Array.isArray(piece)) return piece;
  const [slot, kind, forms] = piece as [string, string?, Record<string, unknown>?];
  if (forms === undefined || !['plural', 'selectordinal', 'select'].includes(kind!)) return piece;
  const changed = Object.entries(forms).map(([name, form]) => [
    name,
    name === 'offset' ? form : Array.isArray(form) ? form.map((each: unknown) => eachText(each, change)) : eachText(form, change),
  ]);
  return [slot, kind, Object.fromEntries(changed)];
}

function lengthOf(message: Compiled): number {
  const pieces = typeof message === 'string' ? [message] : message;
  return pieces.reduce<number>((sum, piece) => sum + (typeof piece === 'string' ? piece.replaceAll(/<[^<>]*>/g, '').length : 4), 0);
}
