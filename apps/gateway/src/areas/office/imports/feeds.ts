import { decodeFeed, importTakesTwo, type FeedFileProblem, type FeedMapping } from '@parlour/domain/feed';
import type { ErrorCode } from '@parlour/office-api/contract';
import type { Selectable } from 'kysely';
import { v7 as uuid } from 'uuid';
import { inTransaction } from '../../../kernel/transaction.ts';
import type { Db } from '../../../kernel/tables.ts';
import { checkFeed, keepRows, type CheckedFeed } from '../../catalogue/feeds/keep.ts';
import { chosenRows, countsOf, planOf } from '../../catalogue/feeds/plan.ts';
import type { GameFeedTable } from '../../catalogue/feeds/tables.ts';
import { tell } from '../audit/append.ts';
import { isId, refused, type InputOf, type Operator, type Schema } from '../operator.ts';

/** A feed without its content, which can be several megabytes. */
export type FeedRow = Omit<Selectable<GameFeedTable>, 'content'>;

/** The columns of a feed that answers include. */
export const feedColumns = [
  'id',
  'vendor',
  'source',
  'format',
  'columns',
  'unknown_lines',
  'mapping',
  'plan',
  'made_by',
  'made_at',
  'applied_by',
  'applied_at',
  'outcome',
] as const satisfies readonly (keyof FeedRow)[];

/** How many broken pictures are listed at most. */
const mostBroken = 100;

/** The refusal for each problem that affects a whole file. */
const refusals: Record<FeedFileProblem, readonly [ErrorCode, string]> = {
  notUtf8: ['feed_not_utf8', 'The file is not in UTF-8: save it as CSV UTF-8, or as JSON.'],
  notJson: ['feed_not_json', 'The file is no JSON: it may be half of one.'],
  noList: ['feed_no_list', 'The file has no list of games: it is an array, or an object with "games".'],
  notCsv: ['feed_not_csv', 'The file is no CSV: a quotation mark is not closed, or the file is half of one.'],
  columnsTwice: ['feed_columns_twice', 'Two columns of the file have the same heading.'],
  tooManyColumns: ['feed_too_many_columns', 'The file has more than 200 columns.'],
  tooManyGames: ['feed_too_many_games', 'The file has more than 20,000 games: import it in parts of one vendor each.'],
  empty: ['feed_empty', 'The file has no games.'],
};

/** Reads a vendor's list and stores it with the changes it would make; the catalogue does not change. */
export async function feedCheck(
  operator: Operator,
  { vendor, source, format, content, mapping }: InputOf<'checkFeed'>,
): Promise<Schema<'GameFeed'>> {
  const { db, by, clock } = operator;
  const known = await db.selectFrom('vendor').select('code').where('code', '=', vendor).executeTakeFirst();
  if (!known) throw refused('not_found', `There is no vendor ${vendor}.`);
  const text = decodeFeed(Buffer.from(content, 'base64'));
  // The database can store neither, and no real name contains a null character.
  if (text === undefined || text.includes('\0')) throw refused(...refusals.notUtf8);
  const read = await checked(db, { vendor, text, ...(format && { format }), ...(mapping && { mapping: asMapping(mapping) }) });
  const now = clock.now();
  const id = uuid({ msecs: now.getTime() });
  const feed = await inTransaction(db, async (trx) => {
    const facts = { id, vendor, source, content: text, made_by: by.name, made_at: now };
    await trx
      .insertInto('game_feed')
      .values({ ...facts, ...readingOf(read), plan: '', applied_by: null, applied_at: null, outcome: null })
      .execute();
    await keep(trx, id, read);
    return feedToWire(trx, await theFeed(trx, id));
  });
  tell(operator, { merchant: null, subject: { kind: 'vendor', id: vendor }, after: { feed: id, source, games: read.rows.length } });
  return feed;
}

/** Reads a list again with another mapping of columns, and again selects every row that would change something. */
export async function feedMap({ db }: Operator, { id, mapping }: InputOf<'mapFeed'>): Promise<Schema<'GameFeed'>> {
  const { vendor, format } = await openFeed(db, id);
  const { content } = await db.selectFrom('game_feed').select('content').where('id', '=', id).executeTakeFirstOrThrow();
  const read = await checked(db, { vendor, text: content, format, mapping: asMapping(mapping) });
  return inTransaction(db, async (trx) => {
    await openFeed(trx, id);
    await trx.updateTable('game_feed').set(readingOf(read)).where('id', '=', id).execute();
    await keep(trx, id, read);
    return feedToWire(trx, await theFeed(trx, id));
  });
}

/** Selects rows to apply, or deselects them. */
export async function feedChoose({ db }: Operator, { id, chosen, kind, places }: InputOf<'chooseFeedRows'>): Promise<Schema<'GameFeed'>> {
  await openFeed(db, id);
  let rows = db.updateTable('game_feed_row').set({ chosen }).where('feed', '=', id).where('kind', 'in', ['new', 'changed', 'back', 'gone']);
  if (kind !== undefined) rows = rows.where('kind', '=', kind);
  if (places !== undefined) rows = rows.where('place', 'in', places);
  await rows.execute();
  const plan = planOf(await chosenRows(db, id));
  await db.updateTable('game_feed').set({ plan }).where('id', '=', id).execute();
  return feedToWire(db, await theFeed(db, id));
}

/** One checked list. */
export async function feedShow({ db }: Operator, { id }: InputOf<'getFeed'>): Promise<Schema<'GameFeed'>> {
  return feedToWire(db, await theFeed(db, id));
}

/** A feed by its id, locked if the caller has a transaction. */
export async function theFeed(db: Db, id: string): Promise<FeedRow> {
  const found = db.selectFrom('game_feed').select(feedColumns).where('id', '=', id);
  const feed = isId(id) ? await (db.isTransaction ? found.forUpdate() : found).executeTakeFirst() : undefined;
  if (!feed) throw refused('not_found', `There is no list ${id}.`);
  return feed;
}

/** A feed that has not been applied yet. */
export async function openFeed(db: Db, id: string): Promise<FeedRow> {
  const feed = await theFeed(db, id);
  if (feed.applied_at) throw refused('feed_applied', 'This list has already been applied. Check the file again.');
  return feed;
}

/** The outcome of an import; null if it has not been applied. */
export function outcomeOf({ id, vendor, outcome, applied_by, applied_at }: FeedRow): Schema<'ImportOutcome'> | null {
  if (!outcome || applied_by === null || !applied_at) return null;
  return { feed: id, vendor, ...outcome, by: applied_by, at: applied_at.toISOString() };
}

async function feedToWire(db: Db, feed: FeedRow): Promise<Schema<'GameFeed'>> {
  const { all, chosen } = await countsOf(db, feed.id);
  return {
    id: feed.id,
    vendor: feed.vendor,
    source: feed.source,
    format: feed.format,
    by: feed.made_by,
    at: feed.made_at.toISOString(),
    columns: [...feed.columns],
    mapping: { ...feed.mapping, columns: { ...feed.mapping.columns }, lines: { ...feed.mapping.lines } },
    unknownLines: [...feed.unknown_lines],
    counts: all,
    chosen,
    plan: feed.plan,
    takesTwo: importTakesTwo(chosen),
    applied: outcomeOf(feed),
    pictures: await picturesOf(db, feed),
  };
}

/** The state of the pictures that an import referred to. */
async function picturesOf(db: Db, { vendor, applied_at }: FeedRow): Promise<Schema<'GameFeed'>['pictures']> {
  if (!applied_at) return { waiting: 0, broken: [] };
  const asked = db.selectFrom('game_picture').where('vendor', '=', vendor).where('asked_at', '=', applied_at);
  const { waiting } = await asked
    .where('status', '=', 'waiting')
    .select((eb) => eb.fn.countAll<string>().as('waiting'))
    .executeTakeFirstOrThrow();
  const broken = await asked
    .where('problem', 'is not', null)
    .select(['code', 'source', 'problem'])
    .orderBy('code')
    .limit(mostBroken)
    .execute();
  return { waiting: Number(waiting), broken: broken.map(({ problem, ...game }) => ({ ...game, problem: problem! })) };
}

async function checked(db: Db, feed: Parameters<typeof checkFeed>[1]): Promise<CheckedFeed> {
  const read = await checkFeed(db, feed);
  if ('problem' in read) throw refused(...refusals[read.problem]);
  return read;
}

async function keep(trx: Db, id: string, { rows }: CheckedFeed): Promise<void> {
  const plan = await keepRows(trx, id, rows);
  await trx.updateTable('game_feed').set({ plan }).where('id', '=', id).execute();
}

const readingOf = ({ format, columns, unknownLines, mapping }: CheckedFeed) => ({
  format,
  columns: JSON.stringify(columns),
  unknown_lines: JSON.stringify(unknownLines),
  mapping: JSON.stringify(mapping),
});

/** The contract has the fields as text. */
const asMapping = (mapping: Schema<'FeedMapping'>): FeedMapping => mapping;
