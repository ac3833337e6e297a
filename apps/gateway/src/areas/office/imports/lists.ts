import { factsOfGame } from '@parlour/domain/feed';
import { sql } from 'kysely';
import { aboutOf, continues, pageOf, pageRows, placeAfter } from '../lists.ts';
import type { InputOf, Operator, Schema } from '../operator.ts';
import { feedColumns, outcomeOf, theFeed } from './feeds.ts';

/** Checked lists, latest first. */
export async function feedsList({ db }: Operator, { vendor, after }: InputOf<'listFeeds'>) {
  let found = db.selectFrom('game_feed');
  if (vendor !== undefined) found = found.where('vendor', '=', vendor);
  const read = await found
    .where(continues(['made_at', 'id'], after))
    .select(feedColumns)
    .select((eb) =>
      eb
        .selectFrom('game_feed_row')
        .select((of) => of.fn.countAll<string>().as('games'))
        .whereRef('feed', '=', 'game_feed.id')
        .where('row', 'is not', null)
        .as('games'),
    )
    .orderBy('made_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageRows + 1)
    .execute();
  const { rows, next } = pageOf(read, (row) => [row.made_at, row.id]);
  const list = rows.map((row): Schema<'GameFeedSummary'> => ({
    id: row.id,
    vendor: row.vendor,
    source: row.source,
    by: row.made_by,
    at: row.made_at.toISOString(),
    games: Number(row.games),
    applied: outcomeOf(row),
  }));
  return { list, next, about: await aboutOf(db, found.select('id'), after) };
}

/** What a list would do with each game, in the list's order. */
export async function feedRows({ db }: Operator, { id, kind, text, after }: InputOf<'listFeedRows'>) {
  await theFeed(db, id);
  let found = db.selectFrom('game_feed_row').where('feed', '=', id);
  if (kind !== undefined) found = found.where('kind', '=', kind);
  if (text !== undefined && text.trim() !== '') {
    const part = text.trim().toLowerCase();
    found = found.where(sql<boolean>`(strpos(lower(code), ${part}) > 0 or strpos(lower(name), ${part}) > 0)`);
  }
  const begun = after === undefined ? found : found.where('place', '>', placeAfter(after, ['number'])[0]);
  const read = await begun
    .selectAll()
    .orderBy('place')
    .limit(pageRows + 1)
    .execute();
  const { rows, next } = pageOf(read, (row) => [row.place]);
  const list = rows.map((row): Schema<'FeedRow'> => ({
    place: row.place,
    row: row.row,
    code: row.code,
    name: row.name,
    kind: row.kind,
    problem: row.problem,
    found: row.found,
    changes: row.kind === 'new' && row.game ? factsOfGame(row.game) : row.changes,
    chosen: row.chosen,
  }));
  return { list, next, about: await aboutOf(db, found.select('place'), after) };
}
