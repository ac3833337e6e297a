import { folds } from '../generated/folds.ts';
import { foldLetters, placeOf, replaceParts, without, type Folded } from './folded.ts';

/** What happens to a message that contains a listed word, mildest first. */
export const chatOutcomes = ['mask', 'hold', 'refuse'] as const;
export type ChatOutcome = (typeof chatOutcomes)[number];

/** An entry of a word list. A star at its end matches any ending. */
export interface ChatWord {
  word: string;
  outcome: ChatOutcome;
}

export interface Judged {
  /** `pass` if nothing on the lists was found, or all of it was masked. */
  outcome: 'pass' | 'hold' | 'refuse';
  /** The message with masked words replaced by asterisks. */
  text: string;
}

/** Letters of other scripts, and signs, that look like Latin ones. */
const lookAlikes: Readonly<Record<string, string>> = {
  ...pairs('авеёзіјкмнорстухѕԁһԛԝ', 'abee3ijkmhopctyxsdhqw'),
  ...pairs('αβεηικμνορτυχωγ', 'abenikmvoptuxwy'),
  ...pairs('ıłøđħŧßæ', 'ilodhtba'),
};
/** Digits and signs that stand for letters within Latin words. */
const signLetters: Readonly<Record<string, string>> = pairs('0134578@$€£¢!|', 'oieastbaselcii');

function pairs(from: string, to: string): Record<string, string> {
  const letters = [...to];
  return Object.fromEntries([...from].map((letter, index) => [letter, letters[index]!]));
}

const accents = /[\u0300-\u036F]/g;
/** Marks that do not change a letter: Arabic vowel marks and tatweel, variation selectors, joiners. */
const weightless = /[\u0300-\u036F\u064B-\u065F\u0670\u0640]|\p{Default_Ignorable_Code_Point}/u;

/** Folds one letter of an NFC text; `withAccents` keeps the accents of Latin letters. */
function foldLetter(letter: string, withAccents: boolean): string {
  if (weightless.test(letter)) return '';
  const compatible = letter.normalize('NFKC').toLowerCase();
  return [...compatible]
    .map((each) => {
      const alike = lookAlikes[each];
      if (alike !== undefined && !(withAccents && each === 'đ')) return alike;
      const bare = each.normalize('NFD').replace(accents, '').normalize('NFC');
      const shown = withAccents ? each : bare;
      return folds[shown] ?? lookAlikes[shown] ?? shown;
    })
    .join('');
}

function foldText(text: string, withAccents: boolean): Folded {
  const folded = foldLetters(text.normalize('NFC'), (letter) => foldLetter(letter, withAccents));
  return markSigns(readSigns(joinSpelled(folded)));
}

/** Joins single letters, three or more in a row: `f u c k`. */
function joinSpelled(folded: Folded): Folded {
  const spaces = new Set<number>();
  for (const { 0: row, index } of folded.text.matchAll(/(?<!\S)(?:[\p{L}\p{N}]\p{M}*\s+){2,}[\p{L}\p{N}]\p{M}*(?!\S)/gu))
    for (let at = 0; at < row.length; at++) if (/\s/.test(row[at]!)) spaces.add(index + at);
  return spaces.size === 0 ? folded : without(folded, (at) => spaces.has(at));
}

/** Reads digits and signs as letters in words with Latin letters: `f4t`, but neither `455` nor the end of a sentence. */
function readSigns({ text, places }: Folded): Folded {
  const read = text.replace(/\S+/g, (word) =>
    /\p{Script=Latin}/u.test(word) ? word.replace(/[0134578@$€£¢]|[!|](?=[\p{L}\p{N}])/gu, (sign) => signLetters[sign]!) : word,
  );
  return { text: read, places };
}

/**
 * Stands for signs between letters. One character, so that patterns of words need no Unicode classes: compiling a thousand of those takes
 * seconds.
 */
const mark = '\u0001';

/** Turns each run of signs into one mark, or into a space if it is longer than anybody puts between the letters of a word. */
function markSigns({ text, places }: Folded): Folded {
  let marked = '';
  const kept: (readonly [number, number])[] = [];
  for (const { 0: part, index } of text.matchAll(/\s+|[^\p{L}\p{M}\p{N}\s]+|[\p{L}\p{M}\p{N}]+/gu)) {
    const isWord = /[\p{L}\p{M}\p{N}]/u.test(part);
    marked += isWord ? part : /\s/.test(part) || part.length > 8 ? ' ' : mark;
    if (isWord) kept.push(...places.slice(index, index + part.length));
    else kept.push([places[index]![0], places[index + part.length - 1]![1]]);
  }
  return { text: marked, places: kept };
}

/** Scripts without spaces between words: there a word is found inside other text. */
const unspaced = /[\p{Script=Han}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Hiragana}\p{Script=Katakana}]/u;

interface Pattern {
  withAccents: boolean;
  pattern: RegExp;
}

const endMarks = new RegExp(`${mark}+$`, 'g');
const patterns = new Map<string, Pattern | undefined>();

/** The compiled pattern of a word, cached, since lists are applied to every message. */
function patternOf(word: string): Pattern | undefined {
  if (!patterns.has(word)) {
    // Lists change now and then: the cache is emptied when it is full, and patterns still in use are compiled again.
    if (patterns.size > 20_000) patterns.clear();
    patterns.set(word, readPattern(word));
  }
  return patterns.get(word);
}

/**
 * A word with accents matches only itself; one without is found with and without them. A repeated letter in a message counts as one, but
 * never as fewer than the word has.
 */
function readPattern(word: string): Pattern | undefined {
  const open = word.trimEnd().endsWith('*');
  const bare = word.replace(/\*+\s*$/, '').trim();
  const composed = bare.normalize('NFC').toLowerCase();
  const withAccents = composed.includes('đ') || accentless(composed) !== composed;
  const { text } = foldText(bare, withAccents);
  const runs: { letter: string; count: number }[] = [];
  for (const letter of text.replaceAll(mark, '').trim()) {
    const last = runs.at(-1);
    if (last?.letter === letter) last.count++;
    else runs.push({ letter, count: 1 });
  }
  if (runs.length === 0) return undefined;
  const body = runs.map(({ letter, count }) => (letter === ' ' ? ' ' : `(?:${letter}${mark}?){${count},}`)).join('');
  const whole = !unspaced.test(text);
  const begin = whole ? `(?<![^ ${mark}])` : '';
  const end = whole && !open ? `(?![^ ${mark}])` : '';
  const rest = open ? `[^ ${mark}]{0,30}` : '';
  return { withAccents, pattern: new RegExp(`${begin}${body}${rest}${end}`, 'gu') };
}

const accentless = (text: string): string =>
  [...text].map((letter) => (/\p{Script=Latin}/u.test(letter) ? letter.normalize('NFD').replace(accents, '') : letter)).join('');

/** Whether something can be in a word list: it must have a letter or a digit. */
export function isChatWord(word: string): boolean {
  return patternOf(word) !== undefined;
}

/** Judges a message by word lists: what it contains, however it is spelled, and what happens to it. */
export function judgeChatText(said: string, words: readonly ChatWord[]): Judged {
  const text = said.normalize('NFC');
  const forms = { true: foldText(text, true), false: foldText(text, false) };
  const masked: (readonly [number, number])[] = [];
  let worst: ChatOutcome | undefined;
  for (const { word, outcome } of words) {
    const found = patternOf(word);
    if (!found) continue;
    const form = forms[`${found.withAccents}`];
    for (const match of form.text.matchAll(found.pattern)) {
      if (worst === undefined || chatOutcomes.indexOf(outcome) > chatOutcomes.indexOf(worst)) worst = outcome;
      if (outcome === 'mask') masked.push(placeOf(form, match.index, match[0].replaceAll(endMarks, '').length));
    }
  }
  return {
    outcome: worst === 'refuse' || worst === 'hold' ? worst : 'pass',
    text: replaceParts(text, masked, (part) => '*'.repeat([...part].length)),
  };
}
