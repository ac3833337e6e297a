import { sql } from 'kysely';
import { likePattern } from '../../catalogue/fold.ts';
import { maintenanceNow, untilOf, type Maintenance } from '../../catalogue/maintenance.ts';
import { marked } from '../../catalogue/store.ts';
import type { GameState } from '../../catalogue/tables.ts';
import { nodeIdOf } from '../../catalogue/to-wire.ts';
import { aboutOf, pageOf, pageRows, placeAfter } from '../lists.ts';
import type { InputOf, Operator, Schema } from '../operator.ts';
import { oneMerchant } from './the-game.ts';

/** A merchant's games in its order, or the catalogue's by vendor and code. */
export async function gamesList(operator: Operator, input: InputOf<'listGames'>) {
  const { db } = operator;
  const { vendor, line, class: asked, state, flag, name, after } = input;
  const merchant = input.merchant === undefined ? null : oneMerchant(operator, input.merchant);
  const now = operator.clock.now();
  let found = gamesAt(db, merchant).where('game.retired_at', state === 'retired' ? 'is not' : 'is', null);
  if (vendor !== undefined) found = found.where('game.vendor', '=', vendor);
  if (line !== undefined) found = found.where('game.game_type', '=', line);
  if (asked !== undefined) found = found.where('game.game_class', '=', asked);
  if (state === 'maintenance') found = found.where(sql<boolean>`${maintenanceNow(merchant ?? '', now)} is not null`);
  else if (state !== undefined && state !== 'retired') found = found.where('merchant_game.state', '=', state);
  if (flag !== undefined) found = found.where(marked(flag, now));
  const words = name?.trim();
  if (words) {
    const pattern = likePattern(words);
    found = found.where((eb) => eb.or([eb('game.search', 'like', pattern), eb('game.code', 'like', pattern)]));
  }
  let page = factsAt(found, merchant, now);
  if (merchant !== null) page = page.orderBy('merchant_game.position');
  const read = await page
    .where(beyond(merchant, after))
    .orderBy('game.vendor')
    .orderBy('game.code')
    .limit(pageRows + 1)
    .execute();
  const { rows, next } = pageOf(read, (row) => (merchant === null ? [row.vendor, row.code] : [row.position!, row.vendor, row.code]));
  return { list: rows.map(gameToOffice), next, about: await aboutOf(db, found.select('game.code'), after) };
}

/** The position where the previous page ended, in the list's order. */
function beyond(merchant: string | null, after: string | undefined) {
  if (after === undefined) return sql<boolean>`true`;
  if (merchant === null) {
    const [vendor, code] = placeAfter(after, ['text', 'text']);
    return sql<boolean>`(game.vendor, game.code) > (${vendor}, ${code})`;
  }
  const [position, vendor, code] = placeAfter(after, ['number', 'text', 'text']);
  return sql<boolean>`(merchant_game.position, game.vendor, game.code) > (${position}::integer, ${vendor}, ${code})`;
}

/** All games, or those of one merchant with its settings for them. */
export function gamesAt(db: Operator['db'], merchant: string | null) {
  const games = db
    .selectFrom('game')
    .innerJoin('vendor', 'vendor.code', 'game.vendor')
    .leftJoin('merchant_game', (join) =>
      join
        .onRef('merchant_game.vendor', '=', 'game.vendor')
        .onRef('merchant_game.game_code', '=', 'game.code')
        .on('merchant_game.merchant', '=', merchant ?? ''),
    );
  return merchant === null ? games : games.where('merchant_game.merchant', '=', merchant);
}

/** A game as the office shows it. */
export function factsAt(games: ReturnType<typeof gamesAt>, merchant: string | null, now: Date) {
  return games
    .selectAll('game')
    .select(['vendor.titles as vendorTitles', 'merchant_game.state', 'merchant_game.position'])
    .select(['merchant_game.hot_until as hotUntil', 'merchant_game.new_until as newUntil'])
    .select([marked('hot', now).as('hot'), marked('new', now).as('isNew')])
    .select(maintenanceNow(merchant ?? '', now).as('maintenance'));
}

interface Facts {
  vendor: string;
  code: string;
  name: string;
  vendorTitles: Schema<'Texts'>;
  game_type: Schema<'GameLine'>;
  game_class: Schema<'GameClass'> | null;
  kind: Schema<'GameKind'>;
  stated_rtp: number | null;
  volatility: Schema<'Volatility'> | null;
  hit_rate: number | null;
  max_win: number | null;
  features: Schema<'GameFeature'>[];
  barred_countries: string[];
  icon: string;
  retired_at: Date | null;
  state: GameState | null;
  hot: boolean | null;
  hotUntil: Date | null;
  isNew: boolean | null;
  newUntil: Date | null;
  maintenance: Maintenance | null;
}

export function gameToOffice(game: Facts): Schema<'Game'> {
  const { hot, isNew, maintenance } = game;
  return {
    id: nodeIdOf(game),
    name: game.name,
    vendor: game.vendor,
    vendorName: game.vendorTitles.EN ?? game.vendor,
    line: game.game_type,
    class: game.game_class,
    kind: game.kind,
    rtp: game.stated_rtp,
    volatility: game.volatility,
    hitRate: game.hit_rate,
    maxWin: game.max_win,
    features: game.features,
    countries: game.barred_countries,
    picture: game.icon,
    retired: game.retired_at?.toISOString() ?? null,
    state: game.state,
    hot: hot === true,
    hotUntil: hot ? (game.hotUntil?.toISOString() ?? null) : null,
    new: isNew === true,
    newUntil: isNew ? (game.newUntil?.toISOString() ?? null) : null,
    maintenance: maintenance !== null,
    maintenanceUntil: (maintenance && untilOf(maintenance).until) ?? null,
  };
}
