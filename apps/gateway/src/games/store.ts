import type { GameType } from '@parlour/domain';
import type { Db } from '../db/open.ts';
import { likePattern } from './fold.ts';

/** What a list may be narrowed by. */
export interface GameFilter {
  gameType?: GameType | undefined;
  /** A vendor code, or INHOUSE for every in-house vendor (specification 2). */
  vassalage?: string | undefined;
  search?: string | undefined;
  hot?: boolean;
}

const gameColumns = [
  'game.vendor as vendor',
  'game.code as code',
  'game.game_type as gameType',
  'game.name as name',
  'game.names as names',
  'game.icon as icon',
  'game.trial as trial',
  'vendor.titles as vendorTitles',
  'vendor.in_house as inHouse',
  'merchant_game.hot as hot',
  'merchant_game.is_new as isNew',
  'merchant_game.state as state',
] as const;

export type OfferedGame = Awaited<ReturnType<typeof gamesOfMerchant>>['games'][number];

/** The games that a merchant shows: those of its own vendors, in categories of its own navigation. */
function offered(db: Db, merchant: string) {
  return db
    .selectFrom('merchant_game')
    .innerJoin('game', (join) => join.onRef('game.vendor', '=', 'merchant_game.vendor').onRef('game.code', '=', 'merchant_game.game_code'))
    .innerJoin('vendor', 'vendor.code', 'game.vendor')
    .innerJoin('merchant_vendor', (join) =>
      join.onRef('merchant_vendor.vendor', '=', 'game.vendor').onRef('merchant_vendor.merchant', '=', 'merchant_game.merchant'),
    )
    .innerJoin('merchant_category', (join) =>
      join.onRef('merchant_category.game_type', '=', 'game.game_type').onRef('merchant_category.merchant', '=', 'merchant_game.merchant'),
    )
    .where('merchant_game.merchant', '=', merchant);
}

/** One page of a merchant's games in the merchant's order, and how many there are in all. */
export async function gamesOfMerchant(db: Db, merchant: string, filter: GameFilter, page: { limit: number; offset: number }) {
  let found = offered(db, merchant);
  if (filter.gameType) found = found.where('game.game_type', '=', filter.gameType);
  if (filter.vassalage === 'INHOUSE') found = found.where('vendor.in_house', '=', true);
  else if (filter.vassalage) found = found.where('game.vendor', '=', filter.vassalage);
  if (filter.search?.trim()) found = found.where('game.search', 'like', likePattern(filter.search));
  if (filter.hot) found = found.where('merchant_game.hot', '=', true);
  const total = await found.select((eb) => eb.fn.countAll<string>().as('count')).executeTakeFirstOrThrow();
  const games = await found
    .select(gameColumns)
    .orderBy('merchant_game.position')
    .orderBy('game.code')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  return { games, total: Number(total.count) };
}

/** One game of a merchant, or undefined when the merchant does not show it. */
export async function gameOfMerchant(db: Db, merchant: string, vendor: string, code: string): Promise<OfferedGame | undefined> {
  return offered(db, merchant).where('game.vendor', '=', vendor).where('game.code', '=', code).select(gameColumns).executeTakeFirst();
}

/** Each category that has a vendor, and in it each vendor with the number of its games: all in the merchant's order. */
export async function vendorsByCategory(db: Db, merchant: string) {
  const rows = await offered(db, merchant)
    .select([
      'merchant_category.game_type as gameType',
      'vendor.code as vendor',
      'vendor.titles as titles',
      'vendor.icon as icon',
      'vendor.in_house as inHouse',
    ])
    .select((eb) => eb.fn.countAll<string>().as('games'))
    .groupBy(['merchant_category.game_type', 'merchant_category.position', 'merchant_vendor.position', 'vendor.code'])
    .orderBy('merchant_category.position')
    .orderBy('merchant_vendor.position')
    .execute();
  return rows.map((row) => ({ ...row, games: Number(row.games) }));
}
