import { commonPasswords } from './common-passwords.ts';

/** Other words that make a password easy to guess here, so that form and gateway decide by the same rule. */
export interface Guesses {
  /** What guessers try first at this brand for this user: see `guessedWords`. */
  words: readonly string[];
  /** Whether a text in lower case is a password that many people use. The page knows a short list, the gateway a long one. */
  known?: (text: string) => boolean;
}

/** The words that guessers try first: the brand's name and code, and what the user is called. */
export function guessedWords(brand: { name: string; merchantCode: string }, ...ofUser: (string | undefined)[]): string[] {
  return [brand.name, brand.merchantCode, ...ofUser].filter((word) => word !== undefined);
}

/**
 * How many characters of a password must be left to guess: a known word counts as two, a keyboard walk as one. A payment password may be
 * six digits, since it locks, so less is required of it.
 */
const leastWorth = (minLength: number) => Math.min(6, minLength - 2);
const strongWorth = 10;

/**
 * True for a password that guessers try early: one that consists, wholly or mostly, of a known password, a word of the brand or the user, a
 * keyboard walk, a sequence or a repetition. Case, digits instead of letters, and spaces make no difference. A password that is merely
 * short does not count. `minLength` is that of its rule.
 */
export function isGuessable(password: string, minLength: number, guesses: Guesses): boolean {
  const worth = worthOf(password, guesses);
  return worth < leastWorth(minLength) && worth < [...password].length;
}

/** Advice shown while a new password is typed. */
export function passwordStrength(password: string, minLength: number, guesses: Guesses): 'guessable' | 'good' | 'strong' {
  const worth = worthOf(password, guesses);
  return worth < leastWorth(minLength) ? 'guessable' : worth < strongWorth ? 'good' : 'strong';
}

/** Longer than any rule allows: further characters are ignored. */
const weighed = 64;

/** How many characters remain to be guessed by an attacker who knows every word, walk and repetition. */
function worthOf(password: string, { words, known }: Guesses): number {
  const own = new Set(words.flatMap((word) => [word, ...word.split(/\s+/)]).map(plain));
  const isKnown = (text: string) => commonPasswords.has(text) || (known?.(text) ?? false);
  const cache = new Map<string, number>();

  /** The cost of a text as one piece: a word, a walk, or Infinity. */
  function ofPiece(text: string): number {
    if (isRun(text)) return 1;
    if (text.length < 4) return Infinity;
    const spellings = [text, ...withoutLeet(text)];
    if (spellings.some((spelling) => own.has(spelling))) return 0;
    return spellings.some((spelling) => isKnown(spelling) || isKnown(reversed(spelling))) ? 2 : Infinity;
  }

  /** The lowest cost of splitting a text into pieces. */
  function ofText(text: string): number {
    const found = cache.get(text);
    if (found !== undefined) return found;
    const least = [0];
    for (let end = 1; end <= text.length; end++) {
      let best = least[end - 1]! + 1;
      for (let start = end - 2; start >= 0; start--) {
        const before = least[start]!;
        if (before >= best) continue;
        const piece = text.slice(start, end);
        best = Math.min(best, before + Math.min(ofPiece(piece), ofRepetition(piece)));
      }
      least.push(best);
    }
    cache.set(text, least.at(-1)!);
    return least.at(-1)!;
  }

  /** The cost of the repeated block, plus one for the repetition. */
  function ofRepetition(text: string): number {
    const block = (text + text).indexOf(text, 1);
    return block < text.length && block > 1 ? ofText(text.slice(0, block)) + 1 : Infinity;
  }

  return ofText(plain([...password].slice(0, weighed).join('')));
}

const plain = (text: string) => text.toLowerCase().replace(/\s+/g, '');
const reversed = (text: string) => [...text].toReversed().join('');

/** Letters that digits and signs replace; a 1 may be either of two. */
const leet: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '!': 'i',
  '3': 'e',
  '4': 'a',
  '@': 'a',
  '5': 's',
  $: 's',
  '7': 't',
  '+': 't',
  '8': 'b',
};
function withoutLeet(text: string): string[] {
  if (!/[a-z]/.test(text)) return [];
  const read = text.replace(/[0134578!@$+]/g, (sign) => leet[sign] ?? sign);
  return read === text ? [] : [read, text.replace(/1/g, 'l').replace(/[034578!@$+]/g, (sign) => leet[sign] ?? sign)];
}

/** The keys of a keyboard as people walk over them: along a row, or down and up its slanted columns. */
const rows = ['1234567890-=', 'qwertyuiop[]', "asdfghjkl;'", 'zxcvbnm,./'];
const keys = new Map(rows.flatMap((row, y) => [...row].map((key, x) => [key, { x, y }] as const)));

/** True for one character over and over, a sequence, or a walk over neighbouring keys. */
function isRun(text: string): boolean {
  if (text.length < 3) return false;
  const codes = Array.from({ length: text.length }, (_, i) => text.charCodeAt(i));
  const step = codes[1]! - codes[0]!;
  const even = codes.every((code, i) => i === 0 || code - codes[i - 1]! === step);
  if (even && (step === 0 || (Math.abs(step) === 1 && /^(?:\d+|[a-z]+)$/.test(text)))) return true;
  return text.length >= 4 && codes.every((_, i) => i === 0 || areNeighbours(text[i - 1]!, text[i]!));
}

function areNeighbours(a: string, b: string): boolean {
  const [from, to] = [keys.get(a), keys.get(b)];
  if (!from || !to) return false;
  const [right, down] = [to.x - from.x, to.y - from.y];
  // A key touches two of the row above and two of the row below, since rows are shifted by half a key.
  return down === 0
    ? Math.abs(right) === 1
    : (down === 1 && (right === 0 || right === -1)) || (down === -1 && (right === 0 || right === 1));
}
