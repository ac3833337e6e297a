import type { components } from '@parlour/api/contract';
import { gameTypeTitles } from './shipped/index.ts';
import { askedLanguage, textIn } from '../../kernel/asked-language.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { sessionOf, type Context } from '../../kernel/context.ts';
import type { Merchant } from '../../kernel/merchants.ts';
import { launchForDemoPlayer } from './demo-player.ts';
import { launch, lookOf } from './launch.ts';
import { addFavouriteGame, removeFavouriteGame } from './favourites.ts';
import { favouriteGamesOf, favouriteKeysOf, gamesOfMerchant, keepRecentGame, recentGamesOf, vendorsByCategory } from './store.ts';
import { gameToWire, nodeIdOf } from './to-wire.ts';

type Lane = components['schemas']['VendorData']['lanes'][number];
/** Specification 9: the hot carousel has at most 20. */
const mostHotGames = 20;

export const gameHandlers: HandlersOf<
  | 'getGameMenus'
  | 'getGameVendors'
  | 'listGames'
  | 'listHotGames'
  | 'listRecentGames'
  | 'getFavGames'
  | 'listFavGames'
  | 'addFavGame'
  | 'removeFavGame'
  | 'launchTrialGame'
  | 'launchGame'
> = {
  async getGameMenus({ query }, context) {
    const { lanes } = await lanesOf(context, query.language);
    return {
      list: lanes.map(({ gameType, title, cards }) => ({
        gameType,
        title,
        vendorCount: cards.length,
        gameCount: cards.reduce((sum, card) => sum + card.gameCount, 0),
      })),
    };
  },

  async getGameVendors({ query }, context) {
    return { data: await lanesOf(context, query.language) };
  },

  async listGames({ query }, context) {
    const { db, merchant } = context;
    const language = askedLanguage(merchant, query.language);
    const pageNo = query.pageNo ?? 1;
    const pageSize = query.pageSize ?? 20;
    const found = await gamesOfMerchant(db, lookOf(context), { ...query, language }, { limit: pageSize, offset: (pageNo - 1) * pageSize });
    return pageToWire(found, { merchant, asked: query.language }, { pageNo, pageSize });
  },

  async listHotGames({ query }, context) {
    const { db, merchant } = context;
    const language = askedLanguage(merchant, query.language);
    const { games } = await gamesOfMerchant(
      db,
      lookOf(context),
      { vassalage: query.vassalage, select: 'HOT', language },
      { limit: mostHotGames, offset: 0 },
    );
    return { list: games.map((game) => gameToWire(game, language, merchant)) };
  },

  async listRecentGames({ query }, context) {
    const { db, merchant } = context;
    const { memberId } = sessionOf(context);
    const pageNo = query.pageNo ?? 1;
    const pageSize = query.pageSize ?? 20;
    const page = { limit: pageSize, offset: (pageNo - 1) * pageSize };
    const found = await recentGamesOf(db, lookOf(context), memberId, query.gameType, page);
    return pageToWire(found, { merchant, asked: query.language }, { pageNo, pageSize });
  },

  async getFavGames({ query }, context) {
    const keys = await favouriteKeysOf(context.db, lookOf(context), sessionOf(context).memberId, query.gameType);
    return { ids: keys.map(nodeIdOf) };
  },

  async listFavGames({ query }, context) {
    const { db, merchant } = context;
    const { memberId } = sessionOf(context);
    const language = askedLanguage(merchant, query.language);
    const [pageNo, pageSize] = [query.pageNo ?? 1, query.pageSize ?? 20];
    const keys = await favouriteKeysOf(db, lookOf(context), memberId, query.gameType);
    const page = { limit: pageSize, offset: (pageNo - 1) * pageSize };
    const games = await favouriteGamesOf(db, lookOf(context), memberId, query.gameType, page);
    return {
      ids: keys.map(nodeIdOf),
      list: {
        content: games.map((game) => gameToWire(game, language, merchant)),
        pageNum: pageNo,
        totalPages: Math.ceil(keys.length / pageSize),
      },
    };
  },

  addFavGame: ({ body }, context) => addFavouriteGame(context, body),
  removeFavGame: ({ query }, context) => removeFavouriteGame(context, query.nodeId),

  launchTrialGame: ({ body }, context) => launchForDemoPlayer(context, body),

  async launchGame({ body }, context) {
    const { db, merchant, clock } = context;
    const { memberId } = sessionOf(context);
    const launched = await launch(context, body, memberId);
    await keepRecentGame(db, { merchant: merchant.code, memberId, vendor: body.vassalage, gameCode: body.gameCode }, clock.now());
    return launched;
  },
};

function pageToWire(
  { games, total }: Awaited<ReturnType<typeof gamesOfMerchant>>,
  { merchant, asked }: { merchant: Merchant; asked: string | undefined },
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
): components['schemas']['GamePage'] {
  const language = askedLanguage(merchant, asked);
  return {
    list: games.map((game) => gameToWire(game, language, merchant)),
    page: { pageNo, pageSize, totalPages: Math.ceil(total / pageSize), totalCount: total },
  };
}

async function lanesOf(context: Context, asked: string | undefined): Promise<{ lanes: Lane[] }> {
  const { db, merchant } = context;
  const language = askedLanguage(merchant, asked);
  const lanes = new Map<string, Lane>();
  for (const row of await vendorsByCategory(db, lookOf(context))) {
    const lane = lanes.get(row.gameType) ?? {
      gameType: row.gameType,
      title: textIn(gameTypeTitles[row.gameType], language, merchant),
      cards: [],
    };
    lane.cards.push({
      vassalage: row.vendor,
      title: textIn(row.titles, language, merchant),
      gameType: row.gameType,
      iconUrl: row.icon,
      gameCount: row.games,
      inHouse: row.inHouse,
    });
    lanes.set(row.gameType, lane);
  }
  return { lanes: [...lanes.values()] };
}
