// Made from openapi/ by `npm run contract`; do not edit.
import type { OperationId } from './operations.ts';

export interface Call {
  /** GET where absent. */
  method?: 'PUT' | 'POST' | 'DELETE' | 'PATCH';
  path: string;
  /** Only whoever is logged in may ask it. */
  session?: true;
  /** Its body is sealed, or a form. */
  sealed?: true;
  form?: true;
  /** It carries the key of its intent. */
  idempotent?: true;
}

/** How a page calls each operation of the contract by which everybody may look at something. */
export const calls = {
  getSystemStatus: {"path":"/wps/system/status"},
  getPermission: {"path":"/wps/system/permission"},
  getWhitelabel: {"path":"/wps/system/whitelabel"},
  getRegisterSettings: {"path":"/wps/system/setting/register"},
  getPublicKey: {"path":"/wps/system/publicKey"},
  listSocialProviders: {"path":"/wps/session/social"},
  getHumanChallenge: {"path":"/wps/verification/human/challenge"},
  getAffiliate: {"path":"/wps/agent/affiliate"},
  getCaptcha: {"path":"/wps/captcha"},
  getGameMenus: {"path":"/lgw/games/game_menus"},
  getGameVendors: {"path":"/wps/relay/GCSGAME_newGameVendor"},
  listGames: {"path":"/wps/relay/GCSGAME_gameList"},
  listHotGames: {"path":"/wps/relay/GCSGAME_hotGamesV2"},
  listAnnouncements: {"path":"/wps/relay/MCSFE_getListAnnouncements"},
  listBanners: {"path":"/wps/relay/MCSFE_getBanners"},
  listWinners: {"path":"/wps/relay/GCSGAME_getRankList"},
  streamEvents: {"path":"/wps/events"},
} satisfies Partial<Record<OperationId, Call>>;
