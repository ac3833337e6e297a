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
  getAffiliate: {"path":"/wps/agent/affiliate"},
  listDownline: {"path":"/wps/agent/downline","session":true},
  getCaptcha: {"path":"/wps/captcha"},
  sendFeedback: {"method":"PUT","path":"/wps/feedback"},
  getMemberInfo: {"path":"/wps/member/info","session":true},
  updateLanguage: {"method":"PUT","path":"/wps/member/language","session":true},
  registerMember: {"method":"PUT","path":"/wps/member/register","sealed":true},
  registerMemberByMobile: {"method":"PUT","path":"/wps/member/register/mobile","sealed":true},
  changePassword: {"method":"POST","path":"/wps/member/password","session":true,"sealed":true},
  forgotPasswordByEmail: {"method":"POST","path":"/wps/member/password/email","form":true},
  resetPasswordByMobile: {"method":"POST","path":"/wps/member/password/verification","sealed":true},
  changePaymentPassword: {"method":"PUT","path":"/wps/member/paymentPassword","session":true,"sealed":true},
  setPaymentPassword: {"method":"POST","path":"/wps/member/paymentPassword","session":true,"sealed":true},
  getContacts: {"path":"/wps/member/contacts","session":true},
  confirmContact: {"method":"PUT","path":"/wps/member/contacts","session":true},
  sendContactCode: {"method":"POST","path":"/wps/member/contacts/code","session":true},
  listSessions: {"path":"/wps/member/sessions","session":true},
  endOtherSessions: {"method":"DELETE","path":"/wps/member/sessions","session":true},
  endSession: {"method":"DELETE","path":"/wps/member/sessions/{sessionId}","session":true},
  listSocialLinks: {"path":"/wps/member/social","session":true},
  linkSocial: {"method":"PUT","path":"/wps/member/social","session":true},
  startSocialLink: {"method":"POST","path":"/wps/member/social","session":true},
  unlinkSocial: {"method":"DELETE","path":"/wps/member/social/{linkId}","session":true},
  getBalance: {"path":"/wps/v2/wallets/balance","session":true},
  listDeposits: {"path":"/wps/v2/wallets/deposits","session":true},
  createDeposit: {"method":"POST","path":"/wps/v2/wallets/deposits","session":true,"idempotent":true},
  getDeposit: {"path":"/wps/v2/wallets/deposits/{depositId}","session":true},
  listWithdrawals: {"path":"/wps/v2/wallets/withdrawals","session":true},
  createWithdrawal: {"method":"POST","path":"/wps/v2/wallets/withdrawals","session":true,"idempotent":true},
  confirmWithdrawal: {"method":"POST","path":"/wps/v2/wallets/withdrawals/{withdrawalId}/confirmation","session":true,"idempotent":true},
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
  verifyRound: {"method":"POST","path":"/wps/game/rounds/{roundId}/verification","session":true},
  listAnnouncements: {"path":"/wps/relay/MCSFE_getListAnnouncements"},
  listBanners: {"path":"/wps/relay/MCSFE_getBanners"},
  listWinners: {"path":"/wps/relay/GCSGAME_getRankList"},
  getUnreadCount: {"path":"/wps/relay/CSP_unreadCount","session":true},
  listMessages: {"path":"/wps/messages","session":true},
  readMessage: {"method":"POST","path":"/wps/messages/{messageId}/read","session":true},
  streamEvents: {"path":"/wps/events"},
} as const satisfies Partial<Record<OperationId, Call>>;
