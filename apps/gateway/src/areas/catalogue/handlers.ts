import type { components } from '@parlour/api/contract';
import { askedLanguage } from '../../kernel/asked-language.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { sessionOf } from '../../kernel/context.ts';
import type { Merchant } from '../../kernel/merchants.ts';
import { launchForDemoPlayer } from './demo-player.ts';
import { lanesOf, linesByVendor } from './lanes.ts';
import { launch, lookOf } from './launch.ts';
import { addFavouriteGame, removeFavouriteGame } from './favourites.ts';
import { favouriteGamesOf, favouriteKeysOf, gamesOfMerchant, keepRecentGame, recentGamesOf } from './store.ts';
import { gameToWire, nodeIdOf } from './to-wire.ts';

/** Specification 9: the hot carousel has at most 20. */
const mostHotGames = 20;

export const gameHandlers: HandlersOf<
  | 'getGameVendors'
  | 'getVassGameType'
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
  async getGameVendors({ query }, context) {
    return { data: { lanes: await lanesOf(context, query.language) } };
  },

  async getVassGameType({ query }, context) {
    const list = linesByVendor(await lanesOf(context, query.language));
    return { list: query.vassalage === undefined ? list : list.filter(({ vassalage }) => vassalage === query.vassalage) };
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
  { games, total, gameCount }: Awaited<ReturnType<typeof gamesOfMerchant>>,
  { merchant, asked }: { merchant: Merchant; asked: string | undefined },
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
): components['schemas']['GamePage'] {
  const language = askedLanguage(merchant, asked);
  return {
    list: games.map((game) => gameToWire(game, language, merchant)),
    page: { pageNo, pageSize, totalPages: Math.ceil(total / pageSize), totalCount: total },
    gameCount,
  };
}
