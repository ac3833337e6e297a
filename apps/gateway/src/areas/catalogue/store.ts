import type { Brand } from '@parlour/brand/schema';
import type { GameClass, GameType, LanguageCode, Volatility } from '@parlour/domain';
import { sql, type ExpressionBuilder, type RawBuilder } from 'kysely';
import type { Db, Tables } from '../../kernel/tables.ts';
import { beginningPatterns, likePattern } from './fold.ts';
import { maintenanceNow } from './maintenance.ts';

/** Who looks at a merchant's games, and when. */
export interface Look {
  merchant: string;
  /** Vendors that the merchant shows under a different line. */
  split: Brand['vendorSplit'];
  /** ISO 3166 alpha-2; null if unknown. */
  country: string | null;
  now: Date;
}

/** The filters of a list. */
export interface GameFilter {
  gameType?: GameType | undefined;
  /** A vendor code, or INHOUSE for every in-house vendor (specification 2). */
  vassalage?: string | undefined;
  gameCode?: string | undefined;
  /** A class of games; an unknown class matches none. */
  gameClassify?: string | undefined;
  /** A class of volatility or a feature; an unknown one matches none. */
  volatility?: string | undefined;
  feature?: string | undefined;
  /** The lowest return stated by the vendor, in hundredths of a percent; games without a stated return are left out. */
  minRtp?: number | undefined;
  search?: string | undefined;
  select?: 'ALL' | 'HOT' | 'NEW' | undefined;
}

/** Which games come first; MERCHANT is the merchant's own order, which also breaks ties in the others. */
export interface GameOrder {
  sort?: 'MERCHANT' | 'HOT' | 'NEW' | 'NAME' | undefined;
  /** The language of the names that NAME compares. */
  language: LanguageCode;
}

const gameColumns = [
  'game.vendor as vendor',
  'game.code as code',
  'merchant_category.game_type as gameType',
  'game.game_class as gameClass',
  'game.name as name',
  'game.names as names',
  'game.icon as icon',
  'game.stated_rtp as rtp',
  'game.volatility as volatility',
  'game.hit_rate as hitRate',
  'game.max_win as maxWin',
  'game.features as features',
  'game.trial as trial',
  'game.kind as kind',
  'vendor.titles as vendorTitles',
  'vendor.in_house as inHouse',
  'merchant_game.state as state',
] as const;

/** Whether the merchant of a query currently marks its game as hot or new. */
export const marked = (mark: 'hot' | 'new', now: Date) =>
  mark === 'hot'
    ? sql<boolean>`(merchant_game.hot and coalesce(merchant_game.hot_until > ${now}, true))`
    : sql<boolean>`(merchant_game.is_new and coalesce(merchant_game.new_until > ${now}, true))`;

/** A game as lists show it. */
const shown = ({ merchant, now }: Look) =>
  [marked('hot', now).as('hot'), marked('new', now).as('isNew'), maintenanceNow(merchant, now).as('maintenance')] as const;

export type OfferedGame = Awaited<ReturnType<typeof gamesOfMerchant>>['games'][number];

/** The line under which the merchant shows the game of a query with `game` in it. */
function shownLine({ split }: Look): RawBuilder<GameType> {
  const elsewhere = (['ESPORTS', 'COCKFIGHT'] as const).flatMap((line) =>
    split?.[line]?.length ? [sql`when game.game_type = 'SPORTS' and game.vendor in (${sql.join(split[line])}) then ${line}`] : [],
  );
  if (elsewhere.length === 0) return sql.ref<GameType>('game.game_type');
  return sql<GameType>`case ${sql.join(elsewhere, sql` `)} else game.game_type end`;
}

/**
 * The vendors' lines from which games may be shown under this one. The database can use an index for these, which it cannot for
 * `shownLine`.
 */
function deliveredAs(line: GameType): readonly GameType[] {
  return line === 'ESPORTS' || line === 'COCKFIGHT' ? [line, 'SPORTS'] : [line];
}

/** Whether INHOUSE includes the vendor of a query with `vendor` in it. */
function countsAsInHouse({ split }: Look): RawBuilder<boolean> {
  if (!split?.INHOUSE) return sql.ref<boolean>('vendor.in_house');
  return split.INHOUSE.length === 0 ? sql<boolean>`false` : sql<boolean>`vendor.code in (${sql.join(split.INHOUSE)})`;
}

/** The games that a merchant shows now: those of its own vendors, in the categories of its own navigation. */
function offered(db: Db, look: Look) {
  const { merchant, country } = look;
  const games = db
    .selectFrom('merchant_game')
    .innerJoin('game', (join) => join.onRef('game.vendor', '=', 'merchant_game.vendor').onRef('game.code', '=', 'merchant_game.game_code'))
    .innerJoin('vendor', 'vendor.code', 'game.vendor')
    .innerJoin('merchant_vendor', (join) =>
      join.onRef('merchant_vendor.vendor', '=', 'game.vendor').onRef('merchant_vendor.merchant', '=', 'merchant_game.merchant'),
    )
    .innerJoin('merchant_category', (join) =>
      join.on('merchant_category.game_type', '=', shownLine(look)).onRef('merchant_category.merchant', '=', 'merchant_game.merchant'),
    )
    .where('merchant_game.merchant', '=', merchant)
    .where('merchant_game.state', '<>', 'unavailable')
    .where('game.retired_at', 'is', null)
    .where('vendor.available', '=', true)
    .where('merchant_vendor.available', '=', true);
  return country === null ? games : games.where(sql<boolean>`not ${country} = any(game.barred_countries)`);
}

/** How many rows a query finds, and how many of these are games. */
const countsOf = (eb: ExpressionBuilder<Tables, 'game'>) =>
  [eb.fn.countAll<string>().as('total'), eb.fn.countAll<string>().filterWhere('game.kind', '=', 'GAME').as('games')] as const;

/** One page of a merchant's games, and the total number. A search puts games first whose names start with its words. */
export async function gamesOfMerchant(
  db: Db,
  look: Look,
  { sort = 'MERCHANT', language, ...filter }: GameFilter & GameOrder,
  page: { limit: number; offset: number },
) {
  let found = offered(db, look);
  if (filter.gameType)
    found = found.where('merchant_category.game_type', '=', filter.gameType).where('game.game_type', 'in', deliveredAs(filter.gameType));
  if (filter.vassalage === 'INHOUSE') found = found.where(countsAsInHouse(look), '=', true);
  // A list of one vendor's games needs no tile that leads to it.
  else if (filter.vassalage) found = found.where('game.vendor', '=', filter.vassalage).where('game.kind', '=', 'GAME');
  if (filter.gameCode) found = found.where('game.code', '=', filter.gameCode);
  if (filter.gameClassify) found = found.where('game.game_class', '=', filter.gameClassify as GameClass);
  if (filter.volatility) found = found.where('game.volatility', '=', filter.volatility as Volatility);
  if (filter.feature) found = found.where(sql<boolean>`${filter.feature} = any(game.features)`);
  if (filter.minRtp !== undefined) found = found.where('game.stated_rtp', '>=', filter.minRtp);
  const words = filter.search?.trim();
  if (words) found = found.where('game.search', 'like', likePattern(words));
  if (filter.select === 'HOT') found = found.where(marked('hot', look.now));
  if (filter.select === 'NEW') found = found.where(marked('new', look.now));
  const counts = await found.select(countsOf).executeTakeFirstOrThrow();
  let ordered = found.select(gameColumns).select(shown(look));
  if (words) ordered = ordered.orderBy((eb) => eb.or(beginningPatterns(words).map((each) => eb('game.search', 'like', each))), 'desc');
  if (sort === 'HOT') ordered = ordered.orderBy(marked('hot', look.now), 'desc');
  if (sort === 'NEW') ordered = ordered.orderBy(marked('new', look.now), 'desc');
  if (sort === 'NAME') ordered = ordered.orderBy(sql`(game.name_places ->> ${language})::int`, (order) => order.asc().nullsLast());
  const games = await ordered.orderBy('merchant_game.position').orderBy('game.code').limit(page.limit).offset(page.offset).execute();
  return { games, total: Number(counts.total), gameCount: Number(counts.games) };
}

/** One game of a merchant, or undefined if the merchant does not show it. */
export async function gameOfMerchant(db: Db, look: Look, vendor: string, code: string): Promise<OfferedGame | undefined> {
  const found = offered(db, look).where('game.vendor', '=', vendor).where('game.code', '=', code);
  return found.select(gameColumns).select(shown(look)).executeTakeFirst();
}

/** One page of the games that a member launched, latest first, and the total number, without games that the merchant no longer shows. */
export async function recentGamesOf(
  db: Db,
  look: Look,
  memberId: string,
  gameType: GameType | undefined,
  page: { limit: number; offset: number },
) {
  let found = offered(db, look)
    .innerJoin('recent_game', (join) =>
      join.onRef('recent_game.vendor', '=', 'merchant_game.vendor').onRef('recent_game.game_code', '=', 'merchant_game.game_code'),
    )
    .where('recent_game.member_id', '=', memberId)
    .where('recent_game.merchant', '=', look.merchant);
  if (gameType) found = found.where('merchant_category.game_type', '=', gameType);
  const counts = await found.select(countsOf).executeTakeFirstOrThrow();
  const games = await found
    .select(gameColumns)
    .select(shown(look))
    .orderBy('recent_game.launched_at', 'desc')
    .orderBy('game.code')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  return { games, total: Number(counts.total), gameCount: Number(counts.games) };
}

/** Notes that the member launched this game now. */
export async function keepRecentGame(
  db: Db,
  launched: { merchant: string; memberId: string; vendor: string; gameCode: string },
  now: Date,
): Promise<void> {
  const { merchant, memberId, vendor, gameCode } = launched;
  await db
    .insertInto('recent_game')
    .values({ merchant, member_id: memberId, vendor, game_code: gameCode, launched_at: now })
    .onConflict((conflict) => conflict.columns(['member_id', 'vendor', 'game_code']).doUpdateSet({ launched_at: now }))
    .execute();
}

interface Favourite {
  memberId: string;
  vendor: string;
  gameCode: string;
}

/** Adds the game to the member's favourites, unless it is one already. */
export async function addFavourite(db: Db, added: Favourite & { merchant: string }, now: Date): Promise<void> {
  const { merchant, memberId, vendor, gameCode } = added;
  await db
    .insertInto('favourite_game')
    .values({ merchant, member_id: memberId, vendor, game_code: gameCode, added_at: now })
    .onConflict((conflict) => conflict.columns(['member_id', 'vendor', 'game_code']).doNothing())
    .execute();
}

/** Notes that the member no longer likes this game. */
export async function dropFavourite(db: Db, { memberId, vendor, gameCode }: Favourite): Promise<void> {
  await db
    .deleteFrom('favourite_game')
    .where('member_id', '=', memberId)
    .where('vendor', '=', vendor)
    .where('game_code', '=', gameCode)
    .execute();
}

/** The member's favourite games, latest first, without games that the merchant no longer shows. */
function favouritesOf(db: Db, look: Look, memberId: string) {
  return offered(db, look)
    .innerJoin('favourite_game', (join) =>
      join
        .onRef('favourite_game.vendor', '=', 'merchant_game.vendor')
        .onRef('favourite_game.game_code', '=', 'merchant_game.game_code')
        .onRef('favourite_game.merchant', '=', 'merchant_game.merchant'),
    )
    .where('favourite_game.member_id', '=', memberId)
    .orderBy('favourite_game.added_at', 'desc')
    .orderBy('game.code');
}

/** Keys of the member's favourite games. */
export async function favouriteKeysOf(db: Db, look: Look, memberId: string, gameType: GameType | undefined) {
  let found = favouritesOf(db, look, memberId);
  if (gameType) found = found.where('merchant_category.game_type', '=', gameType);
  return found.select(['game.vendor as vendor', 'game.code as code']).execute();
}

/** One page of the games that a member likes. */
export async function favouriteGamesOf(
  db: Db,
  look: Look,
  memberId: string,
  gameType: GameType | undefined,
  page: { limit: number; offset: number },
) {
  let found = favouritesOf(db, look, memberId);
  if (gameType) found = found.where('merchant_category.game_type', '=', gameType);
  return found.select(gameColumns).select(shown(look)).limit(page.limit).offset(page.offset).execute();
}

/**
 * For each category that has a vendor, each vendor with its classes, number of games and available filters; categories and vendors are in
 * the merchant's order. The class is null for games without one.
 */
export async function vendorsByCategory(db: Db, look: Look) {
  const rows = await offered(db, look)
    .select([
      'merchant_category.game_type as gameType',
      'vendor.code as vendor',
      'vendor.titles as titles',
      'vendor.icon as icon',
      countsAsInHouse(look).as('inHouse'),
      'game.game_class as gameClass',
    ])
    .select((eb) => eb.fn.countAll<string>().filterWhere('game.kind', '=', 'GAME').as('games'))
    .select(sql<(Volatility | null)[]>`array_agg(distinct game.volatility)`.as('volatilities'))
    // Lists of features as one text each: arrays of different lengths cannot be aggregated.
    .select(sql<string[]>`array_agg(distinct array_to_string(game.features, ','))`.as('features'))
    .groupBy(['merchant_category.game_type', 'merchant_category.position', 'merchant_vendor.position', 'vendor.code', 'game.game_class'])
    .orderBy('merchant_category.position')
    .orderBy('merchant_vendor.position')
    .execute();
  return rows.map((row) => ({ ...row, games: Number(row.games) }));
}
