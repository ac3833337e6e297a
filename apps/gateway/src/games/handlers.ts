import type { components } from '@parlour/api/contract';
import { gameTypeTitles } from '../catalogue/index.ts';
import { askedLanguage, textIn } from '../content/asked-language.ts';
import type { HandlersOf } from '../http/handler.ts';
import { sessionOf } from '../http/context.ts';
import { launchForDemoPlayer } from './demo-player.ts';
import { launch } from './launch.ts';
import { gamesOfMerchant, vendorsByCategory } from './store.ts';
import { gameToWire } from './to-wire.ts';

type Lane = components['schemas']['VendorData']['lanes'][number];
/** Specification 9: the hot carousel has at most 20. */
const mostHotGames = 20;

export const gameHandlers: HandlersOf<'getGameMenus' | 'getGameVendors' | 'listGames' | 'listHotGames' | 'launchTrialGame' | 'launchGame'> =
  {
    async getGameMenus({ query }, { db, merchant }) {
      const { lanes } = await lanesOf(db, merchant, query.language);
      return {
        list: lanes.map(({ gameType, title, cards }) => ({
          gameType,
          title,
          vendorCount: cards.length,
          gameCount: cards.reduce((sum, card) => sum + card.gameCount, 0),
        })),
      };
    },

    async getGameVendors({ query }, { db, merchant }) {
      return { data: await lanesOf(db, merchant, query.language) };
    },

    async listGames({ query }, { db, merchant }) {
      const language = askedLanguage(merchant, query.language);
      const pageNo = query.pageNo ?? 1;
      const pageSize = query.pageSize ?? 20;
      const { games, total } = await gamesOfMerchant(db, merchant.code, query, { limit: pageSize, offset: (pageNo - 1) * pageSize });
      return {
        list: games.map((game) => gameToWire(game, language)),
        page: { pageNo, pageSize, totalPages: Math.ceil(total / pageSize), totalCount: total },
      };
    },

    async listHotGames({ query }, { db, merchant }) {
      const language = askedLanguage(merchant, query.language);
      const { games } = await gamesOfMerchant(
        db,
        merchant.code,
        { vassalage: query.vassalage, hot: true },
        { limit: mostHotGames, offset: 0 },
      );
      return { list: games.map((game) => gameToWire(game, language)) };
    },

    launchTrialGame: ({ body }, context) => launchForDemoPlayer(context, body),

    launchGame: ({ body }, context) => launch(context, body, sessionOf(context).memberId),
  };

async function lanesOf(
  db: Parameters<typeof vendorsByCategory>[0],
  merchant: Parameters<typeof askedLanguage>[0],
  asked: string | undefined,
): Promise<{ lanes: Lane[] }> {
  const language = askedLanguage(merchant, asked);
  const lanes = new Map<string, Lane>();
  for (const row of await vendorsByCategory(db, merchant.code)) {
    const lane = lanes.get(row.gameType) ?? { gameType: row.gameType, title: textIn(gameTypeTitles[row.gameType], language), cards: [] };
    lane.cards.push({
      vassalage: row.vendor,
      title: textIn(row.titles, language),
      gameType: row.gameType,
      iconUrl: row.icon,
      gameCount: row.games,
      inHouse: row.inHouse,
    });
    lanes.set(row.gameType, lane);
  }
  return { lanes: [...lanes.values()] };
}
