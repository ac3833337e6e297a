import { add, all, change, ofMerchants, ofNobody, read, type RightsOf } from '../../db/rights/table-rights.ts';
import type { SchemaPart } from '../../db/schema.ts';
import * as platform from './migrations/0003-platform.ts';
import * as lobby from './migrations/0009-lobby.ts';
import * as nameOrder from './migrations/0018-name-order.ts';
import * as favourites from './migrations/0034-favourites.ts';
import type { CatalogueTables } from './tables.ts';
import { catalogueJobs } from './jobs.ts';
import type { Area } from '../manifest.ts';
import { gameHandlers } from './handlers.ts';

const rights = {
  vendor: ofNobody('the catalogue is one for all', read),
  game: ofNobody('the catalogue is one for all', read),
  merchant_game: ofMerchants(read),
  merchant_vendor: ofMerchants(read),
  merchant_category: ofMerchants(read),
  game_session: ofMerchants(add),
  recent_game: ofMerchants(change),
  favourite_game: ofMerchants(all),
  demo_player: ofMerchants(change),
} satisfies RightsOf<CatalogueTables>;

const schema = {
  rights,
  migrations: { '0003-platform': platform, '0009-lobby': lobby, '0018-name-order': nameOrder, '0034-favourites': favourites },
} satisfies SchemaPart;

/** Games, who offers them, and who plays. */
export const catalogue = {
  handlers: gameHandlers,
  schema,
  jobs: catalogueJobs,
} satisfies Area;
