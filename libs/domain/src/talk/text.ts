import { asciiDigits } from '../digits.ts';
import { tidyLine } from '../tidy.ts';
import { foldLetters, placeOf, replaceParts, type Folded } from './folded.ts';

/** The most characters that a message may have (content N61). */
export const mostChatLetters = 200;

/** What replaces something that may not be said. */
const chatNotes = ['phone', 'site', 'wallet'] as const;
export type ChatNote = (typeof chatNotes)[number];

const noteOf = (note: ChatNote): string => `{${note}}`;

/** Host endings that are recognised as addresses without a scheme: the common ones, and those of the countries around. */
const endings =
  'com|net|org|info|biz|xyz|top|club|vip|site|online|live|app|io|co|me|cc|tv|bet|casino|games?|win|fun|link|shop|store|pro|dev|ai|ly|gg|page|click|' +
  'vn|th|bd|in|pk|cn|hk|tw|sg|my|ph|id|kh|la|mm|jp|kr|ae|sa|eg|ru|uk|eu|us|asia|work|world|icu|one|link|chat|group';
const dot = String.raw`(?:\.|\s?[([{]\s?(?:\.|dot)\s?[)\]}]\s?|\sdot\s|\s\.\s?(?=(?:${endings})\b))`;
const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]{0,61}[\p{L}\p{N}\p{M}])?`;
const sites = [
  // With any scheme; a scheme without slashes would match ordinary words before a colon.
  String.raw`[a-z][a-z0-9+.-]{1,15}:\s?[/\\]{2}\S+`,
  String.raw`(?:[\p{L}\p{N}._%+-]{1,64}@)?(?:www${dot})(?:${label}${dot}){0,4}${label}(?:[/:?#]\S*)?`,
  String.raw`(?:[\p{L}\p{N}._%+-]{1,64}@)?(?<![\p{L}\p{N}])(?:${label}${dot}){1,4}(?:${endings})(?![\p{L}\p{N}-])(?:[/:?#]\S*)?`,
  // Any ending that is followed by an address or a path.
  String.raw`[\p{L}\p{N}._%+-]{1,64}@(?:${label}\.){1,4}\p{L}{2,24}`,
  String.raw`(?<![\p{L}\p{N}./])(?:${label}\.){1,4}\p{L}{2,24}/\S*`,
  String.raw`(?<![\d.])(?:\d{1,3}\.){3}\d{1,3}(?![\d.])(?:[/:]\S*)?`,
  // A browser takes two slashes of either kind for the beginning of a host.
  String.raw`(?<!\S)[/\\]{2}\S+`,
].join('|');
const site = new RegExp(sites, 'giu');
/** A run of letters and digits that is longer than any word: wallet addresses of every chain. */
const wallet = /(?<![\p{L}\p{N}])(?=[\w-]*\d)(?=[\w-]*[a-z])[a-z0-9_-]{26,128}(?![\p{L}\p{N}])/giu;
const phone = /(?<![\p{L}\p{N}])[+(]{0,2}[\doil](?:[\s().\-–/_*\p{M}]{0,3}[\doil]){7,18}(?![\p{L}\p{N}])/giu;
/** An amount of money with separators, or a date. */
const harmless = /^(?:\d{1,3}(?:[.,]\d{3})+(?:[.,]\d{1,2})?|\d{4}[-./]\d{1,2}[-./]\d{1,2}|\d{1,2}[-./]\d{1,2}[-./]\d{4})$/;

/** The form in which addresses and numbers are searched: compatibility characters replaced, and digits of every script as ASCII. */
function plain(text: string): Folded {
  return foldLetters(text, (letter) => {
    if (letter === '。' || letter === '｡') return '.';
    return asciiDigits(letter.normalize('NFKC'));
  });
}

/**
 * A member's text as it is published: tidied to one line, with notes instead of telephone numbers, wallet addresses and addresses of other
 * sites; an address of one of `ownHosts` becomes its path. Empty if nothing is left. The caller refuses text that was longer than
 * `mostChatLetters`.
 */
export function cleanChatText(typed: string, ownHosts: readonly string[] = []): { text: string; letters: number } {
  const tidied = tidyLine(typed).normalize('NFC');
  const letters = [...tidied].length;
  let text = replaceEach(tidied, site, (found) => ownPath(found, ownHosts) ?? noteOf('site'));
  text = replaceEach(text, wallet, () => noteOf('wallet'));
  text = replaceEach(text, phone, (found) => (isNumber(found) ? noteOf('phone') : undefined));
  return { text, letters };
}

/** Letters that look like digits count as such if most characters are digits. */
function isNumber(found: string): boolean {
  const digits = found.replace(/\D/g, '').length;
  return digits >= 7 && !harmless.test(found.trim());
}

function replaceEach(text: string, pattern: RegExp, by: (found: string) => string | undefined): string {
  const folded = plain(text);
  const found = [...folded.text.matchAll(pattern)].flatMap((match) => {
    const put = by(match[0]);
    const place = placeOf(folded, match.index, match[0].length);
    return put === undefined || isInLink(folded.text, match.index) ? [] : [{ place, put }];
  });
  let next = 0;
  return replaceParts(
    text,
    found.map(({ place }) => place),
    () => found[next++]!.put,
  );
}

/** Digits in a path of the site itself stay: `/games/100200300`. */
function isInLink(text: string, at: number): boolean {
  const begin = text.lastIndexOf(' ', at) + 1;
  return begin < at && ownLink.test(text.slice(begin));
}

function ownPath(address: string, ownHosts: readonly string[]): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { protocol, hostname, pathname, username, port } = new URL(address);
  const own = protocol === 'https:' && username === '' && port === '' && ownHosts.includes(hostname);
  return own ? pathname : undefined;
}

const ownLink = /^\/(?![/\\])[\w\-/]{1,100}/;
const parts = /(?<note>\{(?:phone|site|wallet)\})|(?<!\S)(?<link>\/(?![/\\])[\w\-/]{1,100})(?!\S)/g;

/** A piece of a message: text as it is, something that was replaced, or a path of the site. */
export type ChatPart = { text: string } | { note: ChatNote } | { link: string };

/** A message in pieces, as a page shows it: never as HTML. */
export function splitChatText(text: string): ChatPart[] {
  const pieces: ChatPart[] = [];
  let at = 0;
  for (const match of text.matchAll(parts)) {
    if (match.index > at) pieces.push({ text: text.slice(at, match.index) });
    const { note, link } = match.groups!;
    pieces.push(note === undefined ? { link: link! } : { note: note.slice(1, -1) as ChatNote });
    at = match.index + match[0].length;
  }
  if (at < text.length) pieces.push({ text: text.slice(at) });
  return pieces;
}
