// The typed client made from the contract, the queries and mutations over it, error texts and the event stream.
// Must never know screens, routes, brands, or how anything looks.
export { ApiError, toApiError, type ApiErrorCode, type ErrorCode, type FieldError, type LineError } from './api-error.ts';
export { createApi, preloadCalls, type Api, type ApiSettings } from './client.ts';
export { errorCatalogue, type ErrorEntry, type FieldRole, type NextStep } from './error-catalogue.ts';
export { errorMessage, refusalOf, type ApiRefusal } from './error-message.ts';
export { applyEvent, openEvents, type GatewayEvent, type GatewayEventType } from './events.ts';
export { solveHumanChallenge, type HumanProof } from './human/solve.ts';
export type { CallableOperation, CallInput, CallValue, Schema } from './operation.ts';
export { PasskeyError, passkeysSupported, type PasskeyProblem } from './passkeys/ceremony.ts';
export { passkeyMessage } from './passkeys/passkey-message.ts';
export { isOnIn, useIsOn } from './use-is-on.ts';
export { usePictureAddress } from './picture-address.ts';
export { createQueryClient } from './query-client.ts';
export type { SharedEvents } from './shared-events.ts';
export { browserSessionHint, type SessionHint } from './session-hint.ts';
export {
  changePasswordMutation,
  endOneSessionMutation,
  endOtherSessionsMutation,
  paymentPasswordMutation,
  sessionsQuery,
  stepUpMutation,
} from './queries/account.ts';
export {
  authenticatorQuery,
  beginAuthenticatorMutation,
  confirmAuthenticatorMutation,
  removeAuthenticatorMutation,
  renewRecoveryCodesMutation,
} from './queries/authenticator.ts';
export { balanceQuery, roundsPlayed } from './queries/balance.ts';
export { announcementsQuery, bannersQuery, memberStateQuery, winnersQuery } from './queries/content.ts';
export {
  deleteMessageMutation,
  messagesQuery,
  readAllMessagesMutation,
  readMessageMutation,
  type MessageFilter,
} from './queries/messages.ts';
export {
  gameMenusQuery,
  GAMES_PAGE_SIZE,
  gamesQuery,
  hotGamesQuery,
  vendorsQuery,
  type GamesFilter,
  type GameSort,
} from './queries/games.ts';
export {
  cancelTicketMutation,
  chasesQuery,
  drawQuery,
  lotteryBetsQuery,
  lotteryMenusQuery,
  lotteryRulesQuery,
  openedDrawsQuery,
  placeBetsMutation,
  recentLotteriesQuery,
  slipQuoteQuery,
  stopChaseMutation,
  ticketQuery,
  trendQuery,
  vnLotteryMenusQuery,
  type LotteryBetsFilter,
  type PrizeMode,
} from './queries/lottery.ts';
export {
  claimBoardPrizeMutation,
  claimLevelUpMutation,
  claimMissionMutation,
  claimRebateMutation,
  convertPointsMutation,
  leaderboardsQuery,
  mallQuery,
  missionsQuery,
  pointsConfigQuery,
  pointsDetailsQuery,
  pointsQuery,
  rankQuery,
  rebateQuery,
  redeemMutation,
  redeemOrdersQuery,
} from './queries/loyalty.ts';
export {
  addPromotionProofMutation,
  applyPromotionMutation,
  bonusesQuery,
  bonusRoundsQuery,
  claimPromotionMutation,
  claimRaffleMutation,
  forfeitBonusMutation,
  joinPromotionMutation,
  promotionsQuery,
  rewardCentreQuery,
} from './queries/promotions.ts';
export {
  chatMessagesQuery,
  chatRoomsKey,
  chatRoomsQuery,
  hideChatAuthorMutation,
  leaveChatRoom,
  listenToChatRoom,
  mergeChatMessages,
  postChatMessageMutation,
  reactToChatMessageMutation,
  reportChatMessageMutation,
} from './queries/chat.ts';
export { feedbackMutation, ownFeedbackQuery } from './queries/feedback.ts';
export { chooseNoticeMutation, noticeChoicesQuery } from './queries/notice-choices.ts';
export { confirmNoticeMutation, noticeStateQuery } from './queries/notices.ts';
export { choosePushMutation, pushQuery, removePushDeviceMutation, subscribePushMutation } from './queries/push.ts';
export { launchLiveChatMutation, liveChatDesksQuery } from './queries/service.ts';
export { claimReferralMutation, referralQuery } from './queries/referral.ts';
export { lotteryGamesKey } from './queries/lottery-keys.ts';
export { clockOffsetQuery } from './queries/server-clock.ts';
export { applyLotteryEvent, type LotteryEvent } from './queries/lottery-events.ts';
export { helpQuery, rateHelpMutation } from './queries/help.ts';
export { acceptLegalMutation, legalStateQuery, legalTextsQuery } from './queries/legal.ts';
export { gamesChanged } from './queries/games-changed.ts';
export { favouriteGamesQuery, favouriteIdsQuery, toggleFavouriteMutation } from './queries/favourites.ts';
export { allRecentGamesQuery, gameQuery, launchQuery, recentGamesQuery } from './queries/played-games.ts';
export { mine, site } from './queries/keys.ts';
export { firstLoginQuery, noteGreeted } from './queries/first-login.ts';
export { ownProfileQuery, updateProfileMutation } from './queries/profile.ts';
export { endSession, knowMember, memberQuery, noteRestricted, updateLanguage } from './queries/member.ts';
export {
  addPasskeyMutation,
  passkeyLoginMutation,
  passkeysQuery,
  passkeyStepUpMutation,
  removePasskeyMutation,
  renamePasskeyMutation,
} from './queries/passkeys.ts';
export {
  createDownlineAccountMutation,
  createRegisterLinkMutation,
  endRegisterLinkMutation,
  grantQuotaMutation,
  quotaQuery,
  registerLinksQuery,
  setDownlineGroupMutation,
  setDownlineShareMutation,
  teamAccountsQuery,
  teamOverviewQuery,
} from './queries/agents.ts';
export {
  acceptContractMutation,
  agentContractQuery,
  approveBillMutation,
  billExplanationQuery,
  cancelTransferMutation,
  collectBillMutation,
  denyBillMutation,
  billsQuery,
  claimsQuery,
  consolidatedContractsQuery,
  downlineContractsQuery,
  offerContractMutation,
  previewContractMutation,
  rejectContractMutation,
  sendDownMutation,
  sendUpMutation,
  uplineTransferQuery,
  heldTransfersQuery,
  agentIncomeQuery,
  teamBetsQuery,
  teamReportQuery,
  teamTransfersQuery,
  terminateContractMutation,
  withdrawContractMutation,
} from './queries/agent-contracts.ts';
export { appCodeQuery } from './queries/app-code.ts';
export { betsQuery, betSumsQuery, profitQuery, transactionsQuery, verifyRoundMutation, type RecordFilter } from './queries/records.ts';
export {
  exchangeMutation,
  forgetDeviceMutation,
  freeplayMutation,
  loginMutation,
  logoutMutation,
  registerMutation,
} from './queries/session.ts';
export {
  linkSocialMutation,
  socialAddress,
  socialLinksQuery,
  socialLoginMutation,
  socialProvidersQuery,
  unlinkSocialMutation,
} from './queries/social.ts';
export { forgotByEmailMutation, resetByMobileMutation } from './queries/recovery.ts';
export { permissionQuery, registerSettingsQuery, statusQuery } from './queries/system.ts';
export { affiliateQuery, captchaQuery, guestSmsMutation, registerSmsMutation, type CaptchaPurpose } from './queries/verification.ts';
export {
  addWithdrawalProofMutation,
  proveWithdrawalMutation,
  confirmWithdrawalMutation,
  depositMutation,
  depositQuery,
  depositsQuery,
  merchantWalletQuery,
  withdrawalsQuery,
  withdrawMutation,
} from './queries/wallet.ts';
export { loyaltyKey } from './queries/loyalty.ts';
export { ApiContext, isAgent, roleOf, useApi, useLanguage, useMember, useRestrictedAccount } from './use-api.ts';
export { confirmContactMutation, contactCodeMutation, contactsQuery } from './queries/contacts.ts';
export { loginVerificationMutation, verifyLoginMutation } from './queries/login-verification.ts';
