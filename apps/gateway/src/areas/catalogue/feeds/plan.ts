import { createHash } from 'node:crypto';
import { diffFeed, type FeedDifference, type FeedGame, type FeedKind, type StoredGame } from '@parlour/domain/feed';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '../../../kernel/tables.ts';
import type { GameFeedRowTable } from './tables.ts';

/** A row that an import applies. */
export type PlannedRow = Pick<Selectable<GameFeedRowTable>, 'place' | 'code' | 'kind' | 'changes' | 'game'>;

/** The vendor's games in the form that feeds are compared with. */
export async function storedGames(db: Db, vendor: string): Promise<StoredGame[]> {
  const rows = await db
    .selectFrom('game')
    .leftJoin('game_picture', (join) => join.onRef('game_picture.vendor', '=', 'game.vendor').onRef('game_picture.code', '=', 'game.code'))
    .where('game.vendor', '=', vendor)
    // The tile that opens the vendor's list is ours and in no vendor's feed.
    .where('game.kind', '=', 'GAME')
    .select(['game.code', 'game.names', 'game.game_type as line', 'game.game_class as class', 'game.stated_rtp as rtp', 'game.volatility'])
    .select(['game.barred_countries as countries', 'game.trial', 'game.retired_at', 'game_picture.source as picture'])
    .orderBy('game.code')
    .execute();
  return rows.map(({ retired_at, ...game }) => ({ ...game, retired: retired_at !== null }));
}

/** The selected rows of a feed, in the feed's order. */
export function chosenRows(db: Db, feed: string): Promise<PlannedRow[]> {
  return db
    .selectFrom('game_feed_row')
    .select(['place', 'code', 'kind', 'changes', 'game'])
    .where('feed', '=', feed)
    .where('chosen', '=', true)
    .orderBy('place')
    .execute();
}

/**
 * SHA-256 of what the selected rows do, regardless of the rest of the feed, so that one operator can approve exactly what another has
 * proposed.
 */
export function planOf(rows: readonly PlannedRow[]): string {
  const done = rows.map(({ code, kind, changes, game }) => [
    code,
    kind,
    changes.map(({ field, before, after }) => [field, before, after]),
    game && factsOf(game),
  ]);
  return createHash('sha256').update(JSON.stringify(done)).digest('hex');
}

/** The same rows, as they would change the catalogue now. */
export function plannedNow(rows: readonly PlannedRow[], stored: readonly StoredGame[]): PlannedRow[] {
  const offered = new Set(stored.filter(({ retired }) => !retired).map(({ code }) => code));
  const read = rows.flatMap(({ place, code, game }) => (game ? [{ row: place, code, name: '', game, problem: null, found: null }] : []));
  const now = new Map<string, FeedDifference>();
  for (const each of diffFeed(read, stored)) if (each.game) now.set(each.code, each);
  return rows.map((row) => {
    if (!row.game) return { ...row, kind: offered.has(row.code) ? 'gone' : 'same' };
    const { kind, changes } = now.get(row.code)!;
    return { ...row, kind, changes };
  });
}

/** How many rows there are of each kind, in total and selected. */
export async function countsOf(db: Db, feed: string): Promise<{ all: Record<FeedKind, number>; chosen: Record<FeedKind, number> }> {
  const rows = await db
    .selectFrom('game_feed_row')
    .select('kind')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .select(sql<string>`count(*) filter (where chosen)`.as('chosen'))
    .where('feed', '=', feed)
    .groupBy('kind')
    .execute();
  const none = { new: 0, changed: 0, back: 0, gone: 0, same: 0, refused: 0 };
  const counted = (of: 'count' | 'chosen') => ({ ...none, ...Object.fromEntries(rows.map((row) => [row.kind, Number(row[of])])) });
  return { all: counted('count'), chosen: counted('chosen') };
}

/** With keys in a fixed order, which the database does not preserve in JSON. */
function factsOf({ code, names, line, class: gameClass, rtp, volatility, countries, trial, picture }: FeedGame): unknown[] {
  const byLanguage = Object.entries(names).sort(([a], [b]) => (a < b ? -1 : 1));
  return [code, byLanguage, line, gameClass ?? null, rtp ?? null, volatility ?? null, countries ?? null, trial ?? null, picture ?? null];
}
