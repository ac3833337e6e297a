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

/** How a page calls each operation of the contract that changes nothing. */
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
  getMemberInfo: {"path":"/wps/member/info","session":true},
  getContacts: {"path":"/wps/member/contacts","session":true},
  listSessions: {"path":"/wps/member/sessions","session":true},
  getAuthenticator: {"path":"/wps/member/authenticator","session":true},
  listPasskeys: {"path":"/wps/member/passkeys","session":true},
  listSocialLinks: {"path":"/wps/member/social","session":true},
  getBalance: {"path":"/wps/v2/wallets/balance","session":true},
  listDeposits: {"path":"/wps/v2/wallets/deposits","session":true},
  getDeposit: {"path":"/wps/v2/wallets/deposits/{depositId}","session":true},
  listWithdrawals: {"path":"/wps/v2/wallets/withdrawals","session":true},
  listBets: {"path":"/wps/records/bets","session":true},
  getBetSums: {"path":"/wps/records/bets/sums","session":true},
  listTransactions: {"path":"/wps/records/transactions","session":true},
  getGameMenus: {"path":"/lgw/games/game_menus"},
  getGameVendors: {"path":"/wps/relay/GCSGAME_newGameVendor"},
  listGames: {"path":"/wps/relay/GCSGAME_gameList"},
  listHotGames: {"path":"/wps/relay/GCSGAME_hotGamesV2"},
  listRecentGames: {"path":"/wps/relay/GCS_recentGame","session":true},
  listAnnouncements: {"path":"/wps/relay/MCSFE_getListAnnouncements"},
  listBanners: {"path":"/wps/relay/MCSFE_getBanners"},
  listWinners: {"path":"/wps/relay/GCSGAME_getRankList"},
  getUnreadCount: {"path":"/wps/relay/CSP_unreadCount","session":true},
  listMessages: {"path":"/wps/messages","session":true},
  streamEvents: {"path":"/wps/events"},
} satisfies Partial<Record<OperationId, Call>>;
