import { sql } from 'kysely';
import { catalogue, gameArtPath, isVendorCode, vendorArtPath, vendorCodes, vendors } from './shipped/index.ts';
import type { Db } from '../../kernel/tables.ts';
import { searchText } from './fold.ts';
import { orderNames } from './name-order.ts';
import type { Merchant } from '../../kernel/merchants.ts';

/** Writes the platform's vendors and games as the catalogue has them now. */
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
        .doUpdateSet((eb) => ({ titles: eb.ref('excluded.titles'), in_house: eb.ref('excluded.in_house'), icon: eb.ref('excluded.icon') })),
    )
    .execute();
  await db
    .insertInto('game')
    .values(
      catalogue.map((game) => ({
        vendor: game.vendor,
        code: game.gameCode,
        game_type: game.gameType,
        name: game.names.EN,
        names: JSON.stringify(game.names),
        icon: gameArtPath(game.vendor, game.gameCode),
        search: searchText(Object.values(game.names), Object.values(vendors[game.vendor].titles)),
        trial: vendors[game.vendor].inHouse,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['vendor', 'code']).doUpdateSet((eb) => ({
        game_type: eb.ref('excluded.game_type'),
        name: eb.ref('excluded.name'),
        names: eb.ref('excluded.names'),
        icon: eb.ref('excluded.icon'),
        search: eb.ref('excluded.search'),
        trial: eb.ref('excluded.trial'),
      })),
    )
    .execute();
  await orderNames(db);
}

/** Writes what a merchant shows of the catalogue, from its brand. A game that an operator put under maintenance stays so. */
export async function seedOffer(db: Db, { code: merchant, brand }: Merchant): Promise<void> {
  const codes = brand.vendors.filter(isVendorCode);
  const games = catalogue.filter((game) => codes.includes(game.vendor) && brand.gameTypes.includes(game.gameType));
  await db.deleteFrom('merchant_category').where('merchant', '=', merchant).execute();
  await db
    .insertInto('merchant_category')
    .values(brand.gameTypes.map((game_type, position) => ({ merchant, game_type, position })))
    .execute();
  await db.deleteFrom('merchant_vendor').where('merchant', '=', merchant).execute();
  await db
    .insertInto('merchant_vendor')
    .values(codes.map((vendor, position) => ({ merchant, vendor, position })))
    .execute();
  await db
    .deleteFrom('merchant_game')
    .where('merchant', '=', merchant)
    .where(
      'game_code',
      'not in',
      games.map((game) => game.gameCode),
    )
    .execute();
  await db
    .insertInto('merchant_game')
    .values(
      games.map((game, position) => ({
        merchant,
        vendor: game.vendor,
        game_code: game.gameCode,
        position,
        hot: game.hot,
        is_new: game.isNew,
        state: game.state,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['merchant', 'vendor', 'game_code']).doUpdateSet((eb) => ({
        position: eb.ref('excluded.position'),
        hot: eb.ref('excluded.hot'),
        is_new: eb.ref('excluded.is_new'),
        state: sql`case when merchant_game.state = 'maintenance' then 'maintenance' else excluded.state end`,
      })),
    )
    .execute();
}
