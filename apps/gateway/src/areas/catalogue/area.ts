import { demoDays } from './demo-player.ts';
import { gameHandlers } from './handlers.ts';
import * as platform from './migrations/0003-platform.ts';
import * as lobby from './migrations/0009-lobby.ts';
import * as nameOrder from './migrations/0018-name-order.ts';
import * as favourites from './migrations/0034-favourites.ts';
import * as catalogueAsData from './migrations/0045-catalogue.ts';
import * as gameFigures from './migrations/0059-game-figures.ts';
import * as vendorWallets from './migrations/0089-vendor-wallets.ts';
import type { FeedTables } from './feeds/tables.ts';
import { pictureFetch } from './feeds/pictures.ts';
import { feedSweep } from './feeds/sweep.ts';
import * as feeds from './migrations/0046-feeds.ts';
import { orderGameNames } from './name-order.ts';
import type { CatalogueTables } from './tables.ts';
import type { Area } from '../manifest.ts';
import { type RightsOf, add, all, change, nothing, ofMerchants, tableWithoutMerchant, read } from '../../db/rights/table-rights.ts';
import type { SchemaPart } from '../../db/schema.ts';
import type { Jobs } from '../../jobs/job.ts';
import type { Db } from '../../kernel/tables.ts';

const day = 24 * 3600 * 1000;

const catalogueJobs = {
  periodic: [{ name: 'sweep-demo-players', when: '29 3 * * *', run: ({ db, now }) => sweepDemoPlayers(db, now) }, feedSweep, pictureFetch],
  timed: [orderGameNames],
} as const satisfies Partial<Jobs>;

/** Forgets browsers' play-money accounts that have not been used for a while; the ledger keeps what was played. Returns how many. */
async function sweepDemoPlayers(db: Db, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('demo_player')
    .where('last_seen_at', '<', new Date(now.getTime() - demoDays * day))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

const rights = {
  vendor: tableWithoutMerchant('the catalogue is one for all', read),
  game: tableWithoutMerchant('the catalogue is one for all', read),
  merchant_game: ofMerchants(read),
  merchant_vendor: ofMerchants(read),
  merchant_category: ofMerchants(read),
  game_maintenance: tableWithoutMerchant('that a vendor is under maintenance is no secret', read),
  game_session: ofMerchants(add),
  recent_game: ofMerchants(change),
  favourite_game: ofMerchants(all),
  demo_player: ofMerchants(change),
  game_feed: tableWithoutMerchant('lists of vendors, which operators look at', nothing),
  game_feed_row: tableWithoutMerchant('lists of vendors, which operators look at', nothing),
  vendor_feed_mapping: tableWithoutMerchant('lists of vendors, which operators look at', nothing),
  game_picture: tableWithoutMerchant('where pictures of games come from', nothing),
  picture: tableWithoutMerchant('a picture is found by its hash, and every site may show it', read),
} satisfies RightsOf<CatalogueTables & FeedTables>;

/**
 * Postgres plans with statistics that it updates only a minute after tables have grown; until then, among 3,000 new games, every search
 * compared each game with every other.
 */
const grown = `
create or replace function catalogue_grown() returns void language plpgsql as $body$
begin
  analyze game, merchant_game;
end $body$`;

const schema = {
  rights,
  functions: [grown],
  functionRights: { catalogue_grown: ['worker', 'office'] },
  migrations: {
    '0003-platform': platform,
    '0009-lobby': lobby,
    '0018-name-order': nameOrder,
    '0034-favourites': favourites,
    '0045-catalogue': catalogueAsData,
    '0046-feeds': feeds,
    '0059-game-figures': gameFigures,
    '0089-vendor-wallets': vendorWallets,
  },
} satisfies SchemaPart;

/** Games, who offers them, and who plays. */
export const catalogue = {
  handlers: gameHandlers,
  schema,
  jobs: catalogueJobs,
} satisfies Area;
