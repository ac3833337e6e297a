/** Scripts whose letters are shaped by a joiner between them, as in `ক্‍ষ`. */
const joined =
  '\\p{scx=Arab}\\p{scx=Syrc}\\p{scx=Mong}\\p{scx=Deva}\\p{scx=Beng}\\p{scx=Guru}\\p{scx=Gujr}\\p{scx=Orya}' +
  '\\p{scx=Taml}\\p{scx=Telu}\\p{scx=Knda}\\p{scx=Mlym}\\p{scx=Sinh}\\p{scx=Khmr}\\p{scx=Mymr}';
/** A joiner at its work: after such a letter, or between the pictures of an emoji. */
const joiner = `(?<=[${joined}])[\\u200C\\u200D]|(?<=[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\uFE0F])\\u200D(?=\\p{Extended_Pictographic})`;
/** The mark after a character that selects its emoji, or its text form. */
const variation = '(?<=\\p{Emoji})[\\uFE0E\\uFE0F]';
/**
 * What has no shape of its own: controls, ends of lines, marks of direction, what has no width, fillers, the Braille pattern without dots.
 */
const hidden = '[\\p{Cc}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB]';

const hiddenInText = new RegExp(`${joiner}|${variation}|(?<hidden>${hidden})`, 'gu');

/** A text with something else in the place of each character that hides in it; joiners that a script or an emoji needs stay. */
export function replaceHidden(text: string, replacement: (character: string) => string): string {
  return text.replace(hiddenInText, (match: string, character: string | undefined) =>
    character === undefined ? match : replacement(character),
  );
}

/** A text in which nothing hides: `Rahima[U+202E]nutahK` for a name that would turn itself round. */
export function markHidden(text: string): string {
  return replaceHidden(text, (character) => `[U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}]`);
}
