import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  diffFeed,
  formatOf,
  lineReader,
  mappingFor,
  readFeed,
  refuseTwice,
  rowReader,
  type FeedDifference,
  type FeedFileProblem,
  type FeedFormat,
  type FeedMapping,
  type RawFeed,
  type ReadRow,
} from '@parlour/domain/feed';
import { sql } from 'kysely';
import type { Db } from '../../../kernel/tables.ts';
import { chosenRows, planOf, storedGames } from './plan.ts';
import type { FeedColumn } from './tables.ts';

/** How many rows are processed before other work gets the processor. */
const atOnce = 500;
const longestSample = 60;
/** With more different words than this, the column does not contain lines: it is the wrong one. */
const mostWords = 50;

/** A feed as parsed. */
export interface CheckedFeed {
  format: FeedFormat;
  columns: FeedColumn[];
  /** Words for lines in the feed that the mapping does not contain. */
  unknownLines: string[];
  mapping: FeedMapping;
  rows: FeedDifference[];
}

/**
 * Parses a feed and compares it with the vendor's stored games. Without a mapping, uses the last imported one, or what the headings
 * suggest.
 */
export async function checkFeed(
  db: Db,
  { vendor, text, format = formatOf(text), mapping }: { vendor: string; text: string; format?: FeedFormat; mapping?: FeedMapping },
): Promise<CheckedFeed | { problem: FeedFileProblem }> {
  const feed = readFeed(text, format);
  if ('problem' in feed) return feed;
  const used = mapping ?? mappingFor(feed.columns, await rememberedMapping(db, vendor));
  const rows = diffFeed(await readRows(feed, used), await storedGames(db, vendor));
  return { format, columns: columnsOf(feed), unknownLines: unknownLines(feed, used), mapping: used, rows };
}

/**
 * Stores what a feed would do, selecting every row that changes something, and returns the hash of the selection. In the caller's
 * transaction.
 */
export async function keepRows(db: Db, feed: string, rows: readonly FeedDifference[]): Promise<string> {
  await db.deleteFrom('game_feed_row').where('feed', '=', feed).execute();
  const kept = rows.map(({ row, code, name, kind, problem, found, changes, game }, place) => ({
    place,
    row,
    code,
    name,
    kind,
    problem,
    found,
    changes,
    game: kind === 'same' ? null : game,
    chosen: kind !== 'same' && kind !== 'refused',
  }));
  for (let from = 0; from < kept.length; from += atOnce)
    await sql`
      insert into game_feed_row (feed, place, "row", code, name, kind, problem, found, changes, game, chosen)
      select ${feed}, given.place, given."row", given.code, given.name, given.kind, given.problem, given.found, given.changes,
        nullif(given.game, 'null'::jsonb), given.chosen
      from jsonb_to_recordset(${JSON.stringify(kept.slice(from, from + atOnce))}::jsonb) as given
        (place int, "row" int, code text, name text, kind text, problem text, found text, changes jsonb, game jsonb, chosen boolean)
    `.execute(db);
  return planOf(await chosenRows(db, feed));
}

/** Stores the mapping with which the vendor's next list is read. */
export async function rememberMapping(db: Db, vendor: string, mapping: FeedMapping, now: Date): Promise<void> {
  const row = { mapping: JSON.stringify(mapping), kept_at: now };
  await db
    .insertInto('vendor_feed_mapping')
    .values({ vendor, ...row })
    .onConflict((conflict) => conflict.column('vendor').doUpdateSet(row))
    .execute();
}

async function rememberedMapping(db: Db, vendor: string): Promise<FeedMapping | null> {
  const row = await db.selectFrom('vendor_feed_mapping').select('mapping').where('vendor', '=', vendor).executeTakeFirst();
  return row?.mapping ?? null;
}

async function readRows({ rows }: RawFeed, mapping: FeedMapping): Promise<ReadRow[]> {
  const read = rowReader(mapping);
  const games: ReadRow[] = [];
  for (const [index, raw] of rows.entries()) {
    if (index % atOnce === atOnce - 1) await nextTurn();
    games.push(read(raw, index));
  }
  return refuseTwice(games);
}

function columnsOf({ columns, rows }: RawFeed): FeedColumn[] {
  return columns.map((name) => {
    const sample = rows.find(({ cells }) => (cells.get(name) ?? '') !== '')?.cells.get(name) ?? '';
    return { name: name.slice(0, 200), sample: sample.slice(0, longestSample).toWellFormed() };
  });
}

function unknownLines({ rows }: RawFeed, mapping: FeedMapping): string[] {
  const column = mapping.columns.line;
  if (column === undefined) return [];
  const lineOf = lineReader(mapping);
  const words = new Set(rows.map(({ cells }) => (cells.get(column) ?? '').trim()));
  return [...words].filter((word) => word !== '' && word.length <= longestSample && lineOf(word) === null).slice(0, mostWords);
}
