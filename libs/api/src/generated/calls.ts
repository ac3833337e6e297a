// Made from openapi/ by `npm run contract`; do not edit.
import type { OperationId } from './operations.ts';

export interface Call {
  /** GET where absent. */
  method?: 'PUT' | 'POST' | 'DELETE' | 'PATCH';
  path: string;
  /** Only for logged-in callers. */
  session?: true;
  /** Its answer is the same for everybody: it is asked without cookies. */
  anonymous?: true;
  /** Its body is sealed, or a form. */
  sealed?: true;
  form?: true;
  /** It carries the key of its intent. */
  idempotent?: true;
}

/** How a page calls each operation that its first view may need. */
export const calls = {
  getSystemStatus: {"path":"/wps/system/status"},
  getPermission: {"path":"/wps/system/permission"},
  getRegisterSettings: {"path":"/wps/system/setting/register"},
  getPublicKey: {"path":"/wps/system/publicKey"},
  login: {"method":"POST","path":"/wps/session/login","sealed":true},
  loginFreeplay: {"method":"POST","path":"/wps/session/login/freeplay","sealed":true},
  loginSocial: {"method":"POST","path":"/wps/session/login/social"},
  listSocialProviders: {"path":"/wps/session/social"},
  startSocialLogin: {"method":"POST","path":"/wps/session/social"},
  logout: {"method":"DELETE","path":"/wps/session/logout","session":true},
  forgetDevice: {"method":"DELETE","path":"/wps/session/device"},
  stepUp: {"method":"POST","path":"/wps/session/stepUp","session":true,"sealed":true},
  sendLoginVerification: {"method":"POST","path":"/wps/session/verification"},
  verifyLogin: {"method":"POST","path":"/wps/session/verify","sealed":true},
  exchangeCode: {"method":"POST","path":"/wps/session/exchange"},
  getHumanChallenge: {"path":"/wps/verification/human/challenge"},
  sendRegisterSms: {"method":"POST","path":"/wps/verification/sms/register"},
  sendGuestSms: {"method":"POST","path":"/wps/verification/sms/noLogin"},
  getCaptcha: {"path":"/wps/captcha"},
  getMemberInfo: {"path":"/wps/member/info","session":true},
  updateLanguage: {"method":"PUT","path":"/wps/member/language","session":true},
  getBalance: {"path":"/wps/v2/wallets/balance","session":true},
  getGameMenus: {"path":"/lgw/games/game_menus"},
  getGameVendors: {"path":"/wps/relay/GCSGAME_newGameVendor"},
  listGames: {"path":"/wps/relay/GCSGAME_gameList"},
  listHotGames: {"path":"/wps/relay/GCSGAME_hotGamesV2"},
  listRecentGames: {"path":"/wps/relay/GCS_recentGame","session":true},
  getFavGames: {"path":"/wps/relay/MCSFE_getFavGames","session":true},
  listFavGames: {"path":"/wps/relay/MCSFE_listFavGames","session":true},
  addFavGame: {"method":"POST","path":"/wps/relay/MCSFE_addFavGame","session":true},
  removeFavGame: {"method":"DELETE","path":"/wps/relay/MCSFE_removeFavGame","session":true},
  launchTrialGame: {"method":"POST","path":"/wps/relay/GCS_gameLaunchFB"},
  launchGame: {"method":"POST","path":"/wps/game/launchGame","session":true},
  listAnnouncements: {"path":"/wps/relay/MCSFE_getListAnnouncements","anonymous":true},
  listBanners: {"path":"/wps/relay/MCSFE_getBanners","anonymous":true},
  listWinners: {"path":"/wps/relay/GCSGAME_getRankList"},
  streamEvents: {"path":"/wps/events"},
} as const satisfies Partial<Record<OperationId, Call>>;
