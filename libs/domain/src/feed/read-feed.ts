import { readCsv } from './csv.ts';

export const feedFormats = ['json', 'csv'] as const;
export type FeedFormat = (typeof feedFormats)[number];

/** The most games that a feed may have. */
export const mostFeedGames = 20_000;
/** The most columns; a vendor's list has one or two dozen. */
const mostColumns = 200;

/** Why a whole feed cannot be used. */
const feedFileProblems = ['notUtf8', 'notJson', 'noList', 'notCsv', 'columnsTwice', 'tooManyColumns', 'tooManyGames', 'empty'] as const;
export type FeedFileProblem = (typeof feedFileProblems)[number];

/** One row of a feed: what the vendor wrote, by column. `broken` means that the row is not a game at all, or lacks cells. */
export interface RawRow {
  cells: ReadonlyMap<string, string>;
  broken?: 'notAGame' | 'cellsMissing';
}

export interface RawFeed {
  /** In the order in which they first appear. A name by language in JSON is `names.EN`. */
  columns: readonly string[];
  rows: readonly RawRow[];
}

/** Decodes a feed's bytes as UTF-8, with or without a byte order mark; undefined if they are not UTF-8. */
export function decodeFeed(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** JSON where the text begins as a list or object. */
export function formatOf(text: string): FeedFormat {
  return /^\s*[[{]/.test(text) ? 'json' : 'csv';
}

/** The rows of a feed: a JSON array, `{ "games": [...] }`, or CSV with a line of headings. */
export function readFeed(text: string, format: FeedFormat): RawFeed | { problem: FeedFileProblem } {
  const feed = format === 'json' ? readJson(text) : readTable(text);
  if ('problem' in feed) return feed;
  if (feed.rows.length === 0) return { problem: 'empty' };
  if (feed.rows.length > mostFeedGames) return { problem: 'tooManyGames' };
  return feed.columns.length > mostColumns ? { problem: 'tooManyColumns' } : feed;
}

function readJson(text: string): RawFeed | { problem: FeedFileProblem } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { problem: 'notJson' };
  }
  const games = Array.isArray(value) ? value : (value as { games?: unknown } | null)?.games;
  if (!Array.isArray(games)) return { problem: 'noList' };
  const columns = new Set<string>();
  const rows = games.map((game): RawRow => {
    const cells = new Map<string, string>();
    if (typeof game !== 'object' || game === null || Array.isArray(game)) return { cells, broken: 'notAGame' };
    spread(game, '', cells);
    for (const column of cells.keys()) columns.add(column);
    return { cells };
  });
  return { columns: [...columns], rows };
}

/** Values of an object by name, those of a nested object as `outer.inner`; lists of words are joined by commas. */
function spread(value: object, before: string, into: Map<string, string>): void {
  for (const [key, each] of Object.entries(value) as [string, unknown][]) {
    const name = before + whole(key);
    if (Array.isArray(each)) into.set(name, whole(each.filter((word) => typeof word !== 'object').join(',')));
    else if (typeof each === 'object' && each !== null) {
      if (before === '') spread(each, `${name}.`, into);
    } else into.set(name, each === null || each === undefined ? '' : whole(String(each as string | number | boolean)));
  }
}

/** Replaces what JSON can express but no database can store, unpaired surrogates and null characters, by a visible mark. */
const whole = (text: string) => text.toWellFormed().replaceAll('\0', '\uFFFD');

function readTable(text: string): RawFeed | { problem: FeedFileProblem } {
  const table = readCsv(text);
  if ('problem' in table) return { problem: 'notCsv' };
  const [heading = [], ...lines] = table.lines;
  const columns = heading.map((column) => column.trim());
  if (new Set(columns).size < columns.length) return { problem: 'columnsTwice' };
  const rows = lines.map((line): RawRow => {
    const cells = new Map(columns.map((column, place) => [column, line[place] ?? '']));
    return line.length === columns.length ? { cells } : { cells, broken: 'cellsMissing' };
  });
  return { columns, rows };
}
