import { asciiDigits } from '../digits.ts';
import { isElement } from './alphabet.ts';
import type { Alphabet, BetType, RulePack } from './pack.ts';

/** A piece of typed or pasted text between separators, its position in the text, and the element that it is, or why it is none. */
export interface Entry {
  readonly from: number;
  readonly to: number;
  readonly text: string;
  readonly element?: string;
  readonly problem?: 'unreadable' | 'repeated';
}

/** One line of text: entries of one type. */
export interface EntryLine {
  readonly type: BetType;
  readonly entries: readonly Entry[];
}

/** Everything that no element contains is a separator: blanks, commas, dashes, bars, full stops, of every script. */
const piece = /[\p{L}\p{N}]+/gu;

/**
 * Reads `12 34 56`, `12,34` or a pasted list. Nothing is dropped: pieces that are not elements, or repeat an earlier one, are marked in
 * place.
 */
export function readEntries(alphabet: Alphabet, text: string, { from = 0, taken = [] as readonly string[] } = {}): readonly Entry[] {
  const seen = new Set(taken);
  return [...text.matchAll(piece)].map((found) => {
    const at = { from: from + found.index, to: from + found.index + found[0].length, text: found[0] };
    const element = asciiDigits(found[0].normalize('NFKC'));
    if (!isElement(alphabet, element)) return { ...at, problem: 'unreadable' };
    if (seen.has(element)) return { ...at, element, problem: 'repeated' };
    seen.add(element);
    return { ...at, element };
  });
}

/**
 * Reads a text of several lines, each for one type: the type whose name it begins with, otherwise `current`. `names` are the types' names
 * as the page shows them, by id; ids work too. Offsets refer to the whole text.
 */
export function readSlipText(
  pack: RulePack,
  text: string,
  current: BetType,
  names: Readonly<Record<string, string>> = {},
): readonly EntryLine[] {
  const lines: EntryLine[] = [];
  let from = 0;
  for (const line of text.split('\n')) {
    const { type, length } = beginning(pack, line, names) ?? { type: current, length: 0 };
    const entries = readEntries(type.alphabet, line.slice(length), { from: from + length });
    if (entries.length > 0) lines.push({ type, entries });
    from += line.length + 1;
  }
  return lines;
}

/** The selection made of the entries that were read. */
export function selectionOf(entries: readonly Entry[]): readonly string[] {
  return entries.flatMap(({ element, problem }) => (element !== undefined && !problem ? [element] : []));
}

/** The type whose name a line begins with, and the name's length; longer names are tried first, since some begin with others. */
function beginning(pack: RulePack, line: string, names: Readonly<Record<string, string>>) {
  const known = pack.types
    .flatMap((type) => [type.id, names[type.id] ?? type.id].map((name) => ({ type, name })))
    .sort((a, b) => b.name.length - a.name.length);
  const lead = line.length - line.trimStart().length;
  const found = known.find(({ name }) => {
    const rest = line.slice(lead + name.length);
    return line.slice(lead, lead + name.length).toLowerCase() === name.toLowerCase() && /^(?![\p{L}\p{N}])/u.test(rest);
  });
  return found && { type: found.type, length: lead + found.name.length };
}
