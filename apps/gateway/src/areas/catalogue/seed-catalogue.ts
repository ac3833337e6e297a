import { catalogue, gameArtPath, isVendorCode, vendorArtPath, vendorCodes, vendors } from './shipped/index.ts';
import type { Db } from '../../kernel/tables.ts';
import { searchText } from './fold.ts';
import { orderNames } from './name-order.ts';
import { vendorTiles } from './vendor-tiles.ts';
import type { Merchant } from '../../kernel/merchants.ts';
import { positionStep } from './tables.ts';

/** Inserts or updates the shipped vendors and games; anything changed by operators or imports is kept. */
export async function seedCatalogue(db: Db): Promise<void> {
  await db
    .insertInto('vendor')
    .values(
      vendorCodes.map((code) => ({
        code,
        titles: JSON.stringify(vendors[code].titles),
        in_house: vendors[code].inHouse,
        icon: vendorArtPath(code),
      })),
    )
    .onConflict((conflict) =>
      conflict
        .column('code')
        .doUpdateSet((eb) => ({ titles: eb.ref('excluded.titles'), in_house: eb.ref('excluded.in_house'), icon: eb.ref('excluded.icon') }))
        .where('vendor.version', '=', 1),
    )
    .execute();
  await db
    .insertInto('game')
    .values([
      ...catalogue.map((game) => ({
        vendor: game.vendor,
        code: game.gameCode,
        kind: 'GAME' as const,
        game_type: game.gameType,
        game_class: game.gameClass,
        name: game.names.EN,
        names: JSON.stringify(game.names),
        icon: gameArtPath(game.vendor, game.gameCode),
        search: searchText(Object.values(game.names), Object.values(vendors[game.vendor].titles)),
        trial: vendors[game.vendor].trial ?? false,
        stated_rtp: game.figures?.rtp ?? null,
        volatility: game.figures?.volatility ?? null,
        hit_rate: game.figures?.hitRate ?? null,
        max_win: game.figures?.maxWin ?? null,
        features: [...(game.figures?.features ?? [])],
      })),
      ...vendorTiles,
    ])
    .onConflict((conflict) =>
      conflict
        .columns(['vendor', 'code'])
        .doUpdateSet((eb) => ({
          game_type: eb.ref('excluded.game_type'),
          game_class: eb.ref('excluded.game_class'),
          name: eb.ref('excluded.name'),
          names: eb.ref('excluded.names'),
          icon: eb.ref('excluded.icon'),
          search: eb.ref('excluded.search'),
          trial: eb.ref('excluded.trial'),
          stated_rtp: eb.ref('excluded.stated_rtp'),
          volatility: eb.ref('excluded.volatility'),
          hit_rate: eb.ref('excluded.hit_rate'),
          max_win: eb.ref('excluded.max_win'),
          features: eb.ref('excluded.features'),
        }))
        .where('game.version', '=', 1),
    )
    .execute();
  await orderNames(db);
}

/**
 * Stores what a merchant shows of the catalogue. Categories and vendors follow the current brand, and new games are appended to its list;
 * order, marks and states stay as operators left them.
 */
export async function seedOffer(db: Db, { code: merchant, brand }: Merchant): Promise<void> {
  const codes = brand.vendors.filter(isVendorCode);
  await db.deleteFrom('merchant_category').where('merchant', '=', merchant).execute();
  await db
    .insertInto('merchant_category')
    .values(brand.gameTypes.map((game_type, position) => ({ merchant, game_type, position })))
    .execute();
  await db.deleteFrom('merchant_vendor').where('merchant', '=', merchant).where('vendor', 'not in', codes).execute();
  await db
    .insertInto('merchant_vendor')
    .values(codes.map((vendor, position) => ({ merchant, vendor, position })))
    .onConflict((conflict) => conflict.columns(['merchant', 'vendor']).doUpdateSet((eb) => ({ position: eb.ref('excluded.position') })))
    .execute();
  await seedGames(db, merchant, codes, brand);
}

const unmarked = { hot: false, isNew: false, state: 'playable' } as const;

async function seedGames(db: Db, merchant: string, codes: readonly string[], { gameTypes }: Merchant['brand']): Promise<void> {
  const tiles = vendorTiles.map(({ vendor, code, game_type }) => ({ vendor, gameCode: code, gameType: game_type, ...unmarked }));
  const offers = [...catalogue, ...tiles].filter(({ vendor, gameType }) => codes.includes(vendor) && gameTypes.includes(gameType));
  const { last } = await db
    .selectFrom('merchant_game')
    .select((eb) => eb.fn.max('position').as('last'))
    .where('merchant', '=', merchant)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('merchant_game')
    .values(
      offers.map((game, place) => ({
        merchant,
        vendor: game.vendor,
        game_code: game.gameCode,
        position: (last ?? 0) + (place + 1) * positionStep,
        hot: game.hot,
        is_new: game.isNew,
        state: game.state,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['merchant', 'vendor', 'game_code'])
        .doUpdateSet((eb) => ({ hot: eb.ref('excluded.hot'), is_new: eb.ref('excluded.is_new'), state: eb.ref('excluded.state') }))
        .where('merchant_game.version', '=', 1),
    )
    .execute();
}
