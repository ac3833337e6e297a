import { gameClasses, volatilities, classesOfLine, type GameClass, type Volatility } from '../game-classes.ts';
import type { GameType } from '../game-types.ts';
import type { LanguageCode } from '../languages.ts';
import { replaceHidden } from '../office/hidden.ts';
import { characterCount } from '../registration.ts';
import { feedFields, lineReader, nameLanguage, wordKey, type FeedField, type FeedMapping } from './mapping.ts';
import type { RawRow } from './read-feed.ts';

/** The longest name of a game, in characters: a tile shows two lines. */
const longestGameName = 100;
const longestPictureAddress = 500;

/** What a feed says about one game. Anything absent or empty is undefined, and stays as it is. */
export interface FeedGame {
  code: string;
  names: Partial<Record<LanguageCode, string>>;
  line: GameType;
  class?: GameClass | undefined;
  /** In hundredths of a percent. */
  rtp?: number | undefined;
  volatility?: Volatility | undefined;
  /** ISO 3166 codes where it must not be shown, sorted. */
  countries?: readonly string[] | undefined;
  trial?: boolean | undefined;
  /** The address of its picture at the vendor. */
  picture?: string | undefined;
}

/** Why a row is refused. */
const feedProblems = [
  'notAGame',
  'cellsMissing',
  'codeMissing',
  'codeInvalid',
  'codeTwice',
  'nameMissing',
  'nameTooLong',
  'textHidden',
  'textBroken',
  'lineMissing',
  'lineUnknown',
  'classUnknown',
  'classOfOtherLine',
  'rtpInvalid',
  'volatilityUnknown',
  'countryInvalid',
  'trialInvalid',
  'pictureInvalid',
] as const;
export type FeedProblem = (typeof feedProblems)[number];

/** A row with the game that it describes, or with why it describes none. */
export interface ReadRow {
  /** Its place in the feed, from 1 on. */
  row: number;
  /** As the feed has it, shortened; empty where it has none. */
  code: string;
  name: string;
  game: FeedGame | null;
  problem: FeedProblem | null;
  /** The offending value in the feed, shortened. */
  found: string | null;
}

const classByKey = new Map(gameClasses.map((each) => [wordKey(each), each]));
const volatilityByKey = new Map(volatilities.map((each) => [wordKey(each), each]));

/** Aborts reading a row. */
class Problem extends Error {
  readonly problem: FeedProblem;
  readonly found: string | null;

  constructor(problem: FeedProblem, found: string | null = null) {
    super(problem);
    this.problem = problem;
    this.found = found;
  }
}

/** Reads each row of a feed as a game, or says what is wrong with it. */
export function readGames(rows: readonly RawRow[], mapping: FeedMapping): ReadRow[] {
  return refuseTwice(rows.map(rowReader(mapping)));
}

/** Reads rows one by one; `refuseTwice` checks what depends on other rows. */
export function rowReader(mapping: FeedMapping): (raw: RawRow, index: number) => ReadRow {
  const fields = feedFields.flatMap((field) => {
    const column = mapping.columns[field];
    return column === undefined ? [] : [{ field, column, language: nameLanguage(field) }];
  });
  const lineOf = lineReader(mapping);
  return (raw, index) => {
    const texts = new Map(fields.map(({ field, column }) => [field, (raw.cells.get(column) ?? '').trim()]));
    const of = (field: FeedField) => texts.get(field) ?? '';
    const row = { row: index + 1, code: shortened(of('code')), name: shortened(of('name')) };
    try {
      if (raw.broken) throw new Problem(raw.broken);
      for (const { field, language } of fields) checkText(of(field), language !== null);
      const names: FeedGame['names'] = {};
      for (const { field, language } of fields) if (language && of(field) !== '') names[language] = of(field);
      return { ...row, game: gameOf(of, names, lineOf), problem: null, found: null };
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      return { ...row, game: null, problem: error.problem, found: error.found && shortened(error.found) };
    }
  };
}

/** Rows with the same code are all refused: it is unclear which is right. */
export function refuseTwice(rows: readonly ReadRow[]): ReadRow[] {
  const counts = new Map<string, number>();
  for (const { code } of rows) counts.set(code, (counts.get(code) ?? 0) + 1);
  return rows.map((row) =>
    row.code !== '' && counts.get(row.code)! > 1 ? { ...row, game: null, problem: 'codeTwice', found: row.code } : row,
  );
}

function gameOf(of: (field: FeedField) => string, names: FeedGame['names'], lineOf: (word: string) => GameType | null): FeedGame {
  const code = of('code');
  if (code === '') throw new Problem('codeMissing');
  if (!/^[A-Za-z0-9][\w.-]{0,59}$/.test(code)) throw new Problem('codeInvalid', code);
  if (names.EN === undefined) throw new Problem('nameMissing');
  const line = lineOf(of('line'));
  if (!line) throw of('line') === '' ? new Problem('lineMissing') : new Problem('lineUnknown', of('line'));
  const facts = {
    class: classOf(of('class'), line),
    rtp: rtpOf(of('rtp')),
    volatility: volatilityOf(of('volatility')),
    countries: countriesOf(of('countries')),
    trial: trialOf(of('trial')),
    picture: pictureOf(of('picture')),
  };
  return { code, names, line, ...Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) };
}

/** Characters that reverse or hide text would do so on every tile; a replacement character is the trace of a wrong encoding. */
function checkText(text: string, isName: boolean): void {
  if (isName && characterCount(text) > longestGameName) throw new Problem('nameTooLong', text);
  // Most texts are plain ASCII and need no further check.
  if (/^[ -~]*$/.test(text)) return;
  if (text.includes('\uFFFD')) throw new Problem('textBroken', text);
  if (replaceHidden(text, () => '') !== text) throw new Problem('textHidden', text);
}

function classOf(word: string, line: GameType): GameClass | undefined {
  if (word === '') return undefined;
  const known = classByKey.get(wordKey(word));
  if (!known) throw new Problem('classUnknown', word);
  if (!classesOfLine(line).includes(known)) throw new Problem('classOfOtherLine', word);
  return known;
}

function rtpOf(text: string): number | undefined {
  if (text === '') return undefined;
  const [, whole, hundredths = ''] = /^(\d{1,3})(?:\.(\d{1,2})0*)? ?%?$/.exec(text) ?? [];
  const rtp = Number(whole) * 100 + Number(hundredths.padEnd(2, '0'));
  // Less is a share, such as 0.965, where the intended percentage is unclear.
  if (whole === undefined || rtp < 1000 || rtp > 10_000) throw new Problem('rtpInvalid', text);
  return rtp;
}

function volatilityOf(word: string): Volatility | undefined {
  if (word === '') return undefined;
  const known = volatilityByKey.get(wordKey(word));
  if (!known) throw new Problem('volatilityUnknown', word);
  return known;
}

function countriesOf(text: string): readonly string[] | undefined {
  const codes = text.split(/[\s,;|]+/).filter((code) => code !== '');
  if (codes.length === 0) return undefined;
  const wrong = codes.find((code) => !/^[A-Za-z]{2}$/.test(code));
  if (wrong !== undefined) throw new Problem('countryInvalid', wrong);
  return [...new Set(codes.map((code) => code.toUpperCase()))].sort();
}

function trialOf(word: string): boolean | undefined {
  const plain = word.toLowerCase();
  if (plain === '') return undefined;
  if (['true', 'yes', '1'].includes(plain)) return true;
  if (['false', 'no', '0'].includes(plain)) return false;
  throw new Problem('trialInvalid', word);
}

function pictureOf(address: string): string | undefined {
  if (address === '') return undefined;
  const url = URL.parse(address);
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  if (!url || !isWeb || url.username !== '' || address.length > longestPictureAddress) throw new Problem('pictureInvalid', address);
  return url.href;
}

const shortened = (text: string) => (text.length > 120 ? `${text.slice(0, 119).toWellFormed()}…` : text);
