/** Scripts in which a joiner shapes the letters around it, as in `ক্‍ষ`. */
const joined =
  '\\p{scx=Arab}\\p{scx=Syrc}\\p{scx=Mong}\\p{scx=Deva}\\p{scx=Beng}\\p{scx=Guru}\\p{scx=Gujr}\\p{scx=Orya}' +
  '\\p{scx=Taml}\\p{scx=Telu}\\p{scx=Knda}\\p{scx=Mlym}\\p{scx=Sinh}\\p{scx=Khmr}\\p{scx=Mymr}';
/** A joiner in legitimate use: after such a letter, or inside an emoji sequence. */
const joiner = `(?<=[${joined}])[\\u200C\\u200D]|(?<=[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\uFE0F])\\u200D(?=\\p{Extended_Pictographic})`;
/** The variation selector after a character that has an emoji and a text form. */
const variation = '(?<=\\p{Emoji})[\\uFE0E\\uFE0F]';
/** Characters without a visible shape: controls, line ends, direction marks, zero-width characters, fillers, the blank Braille pattern. */
const hidden = '[\\p{Cc}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB]';

const hiddenInText = new RegExp(`${joiner}|${variation}|(?<hidden>${hidden})`, 'gu');

/** Replaces each hidden character of a text; joiners that a script or an emoji needs stay. */
export function replaceHidden(text: string, replacement: (character: string) => string): string {
  return text.replace(hiddenInText, (match: string, character: string | undefined) =>
    character === undefined ? match : replacement(character),
  );
}

/** A text with every hidden character made visible: `Rahima[U+202E]nutahK` for a name that would be displayed reversed. */
export function markHidden(text: string): string {
  return replaceHidden(text, (character) => `[U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}]`);
}
