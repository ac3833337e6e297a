import { checkLedger } from '../../ledger/invariants.ts';
import { auditList, auditProve, auditVerify } from './audit/list.ts';
import { auditReveal } from './audit/personal.ts';
import { agentClaims, agentRun, agentRuns, contractEnd } from './agents/agents.ts';
import { agentBills, billExplanation } from './agents/bills.ts';
import { agentChange } from './agents/change.ts';
import { agentContracts } from './agents/contracts.ts';
import { agentPolicy } from './agents/policy.ts';
import { lineTransfers } from './agents/transfers.ts';
import { agentAccount, agentTree } from './agents/tree.ts';
import { affiliateAdd, affiliateEnd, affiliatesList } from './affiliates.ts';
import { certificationPlayers } from './certification.ts';
import { exportStart } from './exports/start.ts';
import { exportPart, exportsList } from './exports/store.ts';
import { certificationsList, certificationStart } from './games/certify.ts';
import { bringBackGame, changeGame, retireGame } from './games/change.ts';
import { gamesList } from './games/list.ts';
import {
  endGameMaintenance,
  endVendorMaintenance,
  maintenanceList,
  startGameMaintenance,
  startVendorMaintenance,
} from './games/maintenance.ts';
import { flagGame, orderGame, setGameAvailability } from './games/offer.ts';
import { gamePage } from './games/page.ts';
import { setVendorAvailability, vendorPage, vendorsList } from './games/vendors.ts';
import { legalAcceptances } from './content/acceptances.ts';
import { contentArrange, contentWrite, planCallOff } from './content/changes.ts';
import { contentDelete } from './content/delete.ts';
import { contentList, contentShow } from './content/items.ts';
import { pictureList, pictureRemove, pictureUpload } from './content/pictures.ts';
import { contentPreview } from './content/preview.ts';
import { feedCheck, feedChoose, feedMap, feedShow } from './imports/feeds.ts';
import { feedRows, feedsList } from './imports/lists.ts';
import { keysRotate, pushKeyRenew } from './keys.ts';
import { lotteryGameChange } from './lottery/calendars.ts';
import { drawPage } from './lottery/draw-page.ts';
import { drawsList } from './lottery/draws.ts';
import { drawExposure } from './lottery/exposure.ts';
import { lotteryGames } from './lottery/games.ts';
import { drawLines } from './lottery/lines.ts';
import { lotteryPack, lotteryPacks } from './lottery/packs.ts';
import { drawResult, drawRetry } from './lottery/results.ts';
import { referralReviewDecide, referralReviewsList } from './loyalty/referrals.ts';
import { mallItemChange, mallItemsList, redeemOrderDecide, redeemOrdersList } from './loyalty/mall.ts';
import { missionsRecount } from './loyalty/recount.ts';
import { loyaltyTerms, loyaltyTermsChange } from './loyalty/terms.ts';
import { promotionEligible, promotionSave, promotionSimulate } from './promotions/draft.ts';
import { promotionEntries, promotionProofs } from './promotions/entries.ts';
import { promotionPage } from './promotions/page.ts';
import { promotionsShown } from './promotions/promotions.ts';
import { memberAge, memberAgent, memberBlock, memberEndSessions, memberExclude } from './members/changes.ts';
import { memberRelated } from './members/related.ts';
import { memberTag } from './members/tags.ts';
import { viewRemove, viewSave, viewsList } from './views/views.ts';
import { memberBonuses } from './members/bonuses.ts';
import { membersList } from './members/list.ts';
import { memberDocumentAdd, memberDocumentDecide, memberDocuments, memberDocumentView } from './members/documents.ts';
import { memberErasure } from './members/data/erase.ts';
import { memberMessage, memberMessages } from './members/messages.ts';
import { memberMovements } from './members/movements.ts';
import { mentionSee, mentionsList } from './members/mentions-list.ts';
import { memberNote, memberNotes } from './members/notes.ts';
import { givableRewards } from './members/give-reward.ts';
import { memberPoints } from './members/points.ts';
import { memberProfile, memberReveal } from './members/profile.ts';
import { memberSessions } from './members/sessions.ts';
import { memberTimeline } from './members/timeline.ts';
import { depositAsk, depositFail, depositNote, depositNotes } from './money/deposits.ts';
import { ledgerAccounts, ledgerTransfers } from './money/ledger.ts';
import { depositsList, roundsList, withdrawalHistory } from './money/lists.ts';
import { paymentMethodsList } from './money/payment-methods.ts';
import { paymentMethodTest, testPaymentsList } from './money/payment-method-tests.ts';
import { providerKeys, vendorKeys } from './partner-keys.ts';
import type { OfficeHandlers, Operator } from './operator.ts';
import { operatorRekey, operatorsList } from './operators.ts';
import { approverGaps } from './people/approvers.ts';
import { rolesList } from './people/custom-roles.ts';
import { demonstrationOperators, enterDemonstration } from './people/demonstration.ts';
import {
  addOwnPasskey,
  ownFactors,
  removeOwnPasskey,
  removeOwnPassword,
  setOwnPassword,
  startOwnPasskey,
  startOwnPassword,
} from './people/factors.ts';
import { acceptByPasskey, acceptByPassword, openInvitation, startPasskeyAcceptance } from './people/invitations.ts';
import { logInByPasskey, logInByPassword, startPasskeyLogIn } from './people/log-in.ts';
import { stepUpChallenge } from './people/passkeys.ts';
import { endOwnSession, logOut, ownSession, ownSessions } from './people/sessions.ts';
import { stepUpByCode, stepUpByPasskey } from './people/step-up.ts';
import { caseClose, casesList, ledgerReconcile } from './money/reconciliation.ts';
import { outboxList, outboxRetry } from './outbox.ts';
import { roundsOpen } from './money/rounds.ts';
import { roundAsk } from './money/asked-round.ts';
import {
  proposalApprove,
  proposalItems,
  proposalReject,
  proposalResume,
  proposalStop,
  proposalWithdraw,
  proposeAgain,
} from './proposals/decide.ts';
import { proposalsList } from './proposals/list.ts';
import { proposalReveal } from './proposals/reveal.ts';
import { proposableHandlers } from './proposals/proposable.ts';
import { dashboard } from './reports/dashboard.ts';
import { health, jobRetry } from './reports/health.ts';
import { reportHandlers } from './reports/reports.ts';
import { memberRiskReview } from './risk/member-risk.ts';
import { riskRules } from './risk/rules.ts';
import { riskRuleTest } from './risk/try.ts';
import { search } from './search/search.ts';
import { brandFacts, settingShow, settingsExport, settingsList } from './settings/settings.ts';
import { regionAllow, regionBlock, regionList, systemMaintenance, systemStatus } from './system.ts';
import { withdrawalReview } from './money/withdrawal-review.ts';
import { withdrawalDocument } from './money/ask-document.ts';
import { withdrawalProofs } from './money/withdrawal-proofs.ts';
import { withdrawalClaim, withdrawalHold, withdrawalRelease, withdrawalUnclaim } from './money/withdrawal-work.ts';
import { broadcastReach, broadcastTakeBack } from './talk/broadcasts.ts';
import { broadcastsList } from './talk/broadcasts-list.ts';
import { chatCase, chatCases } from './talk/chat-cases.ts';
import { chatMutes, keepChatMessage, muteChatMember, removeChatMessage, unmuteChatMember } from './talk/chat-decisions.ts';
import { changeChatRoom, chatRoomsList, chatRules, setChatRules } from './talk/chat-rooms.ts';
import { feedbackAnswer, feedbackAssign, feedbackClose, feedbackMerge } from './talk/feedback-changes.ts';
import { feedbackList } from './talk/feedback.ts';
import { withdrawalsList } from './money/withdrawals.ts';

/** Wraps rows as a list of the contract. */
function listed<Input, Row>(rows: (operator: Operator, input: Input) => Promise<Row[]>) {
  return async (operator: Operator, input: Input): Promise<{ list: Row[] }> => ({ list: await rows(operator, input) });
}

/** One handler for each operation of the office's contract; a missing or an extra one does not compile. */
export const officeHandlers = {
  ...proposableHandlers,

  getOwnSession: ownSession,
  logInByPassword,
  startPasskeyLogIn,
  logInByPasskey,
  logOut,
  stepUpByCode,
  startPasskeyStepUp: stepUpChallenge,
  stepUpByPasskey,
  listOwnSessions: listed(ownSessions),
  endOwnSession,
  listDemonstration: listed(demonstrationOperators),
  enterDemonstration,
  listOwnFactors: ownFactors,
  startOwnPasskey,
  addOwnPasskey,
  removeOwnPasskey,
  startOwnPassword,
  setOwnPassword,
  removeOwnPassword,
  openInvitation,
  acceptByPassword,
  startPasskeyAcceptance,
  acceptByPasskey,

  listOperators: listed(operatorsList),
  listRoles: listed(rolesList),
  listApproverGaps: listed(approverGaps),
  renewOwnKey: operatorRekey,
  listProposals: listed(proposalsList),
  approveProposal: proposalApprove,
  revealProposal: proposalReveal,
  rejectProposal: proposalReject,
  withdrawProposal: proposalWithdraw,
  proposeAgain,
  listProposalItems: listed(proposalItems),
  stopProposal: proposalStop,
  resumeProposal: proposalResume,
  listAuditEvents: auditList,
  verifyAudit: listed(auditVerify),
  proveAuditEvent: auditProve,
  revealAuditEvent: auditReveal,

  listMembers: membersList,
  getMember: memberProfile,
  revealMemberField: memberReveal,
  listMemberMovements: memberMovements,
  listMemberBonuses: memberBonuses,
  listMemberPoints: memberPoints,
  listMemberSessions: listed(memberSessions),
  endMemberSessions: memberEndSessions,
  listMemberNotes: memberNotes,
  addMemberNote: memberNote,
  listMentions: mentionsList,
  seeMention: mentionSee,
  listMemberTimeline: memberTimeline,
  listMemberMessages: memberMessages,
  sendMemberMessage: memberMessage,
  listRelatedMembers: listed(memberRelated),
  tagMember: memberTag,
  searchOffice: listed(search),
  listViews: listed(viewsList),
  saveView: viewSave,
  removeView: viewRemove,
  startExport: exportStart,
  listExports: listed(exportsList),
  getExportPart: exportPart,
  blockMember: (operator, input) => memberBlock(operator, { ...input, blocked: true }),
  unblockMember: (operator, input) => memberBlock(operator, { ...input, blocked: false }),
  listGivableRewards: listed(givableRewards),
  reviewMemberRisk: memberRiskReview,
  verifyMemberAge: (operator, input) => memberAge(operator, { ...input, verified: true }),
  unverifyMemberAge: (operator, input) => memberAge(operator, { ...input, verified: false }),
  makeAgent: (operator, { type, ...input }) => memberAgent(operator, { ...input, type }),
  unmakeAgent: (operator, input) => memberAgent(operator, { ...input, type: null }),
  excludeMember: memberExclude,
  getMemberErasure: memberErasure,
  listMemberDocuments: listed(memberDocuments),
  addMemberDocument: memberDocumentAdd,
  viewMemberDocument: memberDocumentView,
  decideMemberDocument: memberDocumentDecide,
  listBroadcasts: broadcastsList,
  countBroadcastReach: broadcastReach,
  takeBackBroadcast: broadcastTakeBack,
  listChatCases: chatCases,
  getChatCase: chatCase,
  removeChatMessage,
  keepChatMessage,
  listChatMutes: chatMutes,
  muteChatMember,
  unmuteChatMember,
  listChatRooms: chatRoomsList,
  changeChatRoom,
  getChatRules: chatRules,
  setChatRules,
  listFeedback: feedbackList,
  assignFeedback: feedbackAssign,
  answerFeedback: feedbackAnswer,
  closeFeedback: feedbackClose,
  mergeFeedback: feedbackMerge,
  getDashboard: dashboard,
  ...reportHandlers,
  getHealth: health,
  retryJob: jobRetry,
  listAffiliates: listed(affiliatesList),
  addAffiliate: affiliateAdd,
  endAffiliate: affiliateEnd,
  listAgentRuns: agentRuns,
  listAgentBills: agentBills,
  listAgentClaims: agentClaims,
  runAgents: agentRun,
  endAgentContract: contractEnd,
  listAgentTree: agentTree,
  getAgentAccount: agentAccount,
  changeAgentAccount: agentChange,
  listAgentContracts: agentContracts,
  explainAgentBill: billExplanation,
  listLineTransfers: listed(lineTransfers),
  getAgentPolicy: agentPolicy,

  listRiskRules: listed(riskRules),
  testRiskRule: riskRuleTest,
  listPendingWithdrawals: listed(withdrawalsList),
  listWithdrawals: withdrawalHistory,
  reviewWithdrawal: withdrawalReview,
  listWithdrawalProofs: listed(withdrawalProofs),
  askWithdrawalDocument: withdrawalDocument,
  claimWithdrawal: withdrawalClaim,
  unclaimWithdrawal: withdrawalUnclaim,
  holdWithdrawal: withdrawalHold,
  releaseWithdrawal: withdrawalRelease,
  listDeposits: depositsList,
  askDepositProvider: depositAsk,
  failDeposit: depositFail,
  listDepositNotes: listed(depositNotes),
  addDepositNote: depositNote,
  listPaymentMethods: listed(paymentMethodsList),
  listProviderKeys: listed(providerKeys),
  listVendorKeys: listed(vendorKeys),
  testPaymentMethod: paymentMethodTest,
  listTestPayments: listed(testPaymentsList),
  listRounds: roundsList,
  checkLedger: listed(async ({ db }) => (await checkLedger(db)).map(({ rule, detail }) => ({ rule, detail }))),
  findLedgerTransfers: listed(ledgerTransfers),
  listLedgerAccounts: listed(ledgerAccounts),
  reconcileLedger: listed(ledgerReconcile),
  listCases: listed(casesList),
  closeCase: caseClose,
  listOpenRounds: roundsOpen,
  askRoundVendor: roundAsk,

  listVendors: listed(vendorsList),
  getVendor: vendorPage,
  setVendorAvailability,
  startCertification: certificationStart,
  listCertifications: listed(certificationsList),
  startVendorMaintenance,
  endVendorMaintenance,
  listMaintenance: listed(maintenanceList),
  listGames: gamesList,
  getGame: gamePage,
  changeGame,
  retireGame,
  bringBackGame,
  orderGame,
  flagGame,
  setGameAvailability,
  startGameMaintenance,
  endGameMaintenance,

  listLotteryGames: listed(lotteryGames),
  changeLotteryGame: lotteryGameChange,
  listDraws: drawsList,
  getDraw: drawPage,
  listDrawLines: drawLines,
  getDrawExposure: drawExposure,
  enterDrawResult: drawResult,
  retryDrawSources: drawRetry,
  listLotteryPacks: listed(lotteryPacks),
  getLotteryPack: lotteryPack,

  listContent: listed(contentList),
  getContent: contentShow,
  listLegalAcceptances: legalAcceptances,
  writeContent: contentWrite,
  arrangeContent: contentArrange,
  deleteContent: contentDelete,
  previewContent: contentPreview,
  listPictures: listed(pictureList),
  uploadPicture: pictureUpload,
  removePicture: pictureRemove,
  callOffPlan: planCallOff,

  listOfficePromotions: listed(promotionsShown),
  getOfficePromotion: promotionPage,
  savePromotion: promotionSave,
  countEligibleMembers: promotionEligible,
  simulatePromotion: promotionSimulate,
  listPromotionEntries: promotionEntries,
  listPromotionProofs: listed(promotionProofs),

  listLoyaltyTerms: listed(loyaltyTerms),
  changeLoyaltyTerms: loyaltyTermsChange,
  listMallItems: listed(mallItemsList),
  changeMallItem: mallItemChange,
  listRedeemOrders: redeemOrdersList,
  decideRedeemOrder: redeemOrderDecide,
  listReferralReviews: referralReviewsList,
  decideReferralReview: referralReviewDecide,
  recountMissions: listed(missionsRecount),

  listFeeds: feedsList,
  checkFeed: feedCheck,
  getFeed: feedShow,
  listFeedRows: feedRows,
  mapFeed: feedMap,
  chooseFeedRows: feedChoose,

  listMerchants: listed(async ({ merchants }) =>
    merchants.all.map(({ code, brandId, name, domains, currency, jurisdiction }) => ({
      code,
      brand: brandId,
      name,
      host: domains[0] ?? '',
      currency,
      jurisdiction,
    })),
  ),
  listSettings: listed(settingsList),
  getSetting: settingShow,
  exportSettings: settingsExport,
  listBrandFacts: listed(brandFacts),
  listSites: listed(systemStatus),
  closeSites: listed((operator, input) => systemMaintenance(operator, { ...input, on: true })),
  openSites: listed((operator, input) => systemMaintenance(operator, { ...input, on: false })),
  listBlockedRegions: listed(regionList),
  blockRegion: listed(regionBlock),
  allowRegion: listed(regionAllow),
  listOutboundCalls: listed(outboxList),
  retryOutboundCall: outboxRetry,
  rotateSealingKeys: keysRotate,
  renewPushKey: pushKeyRenew,
  makeCertificationPlayers: listed(certificationPlayers),
} satisfies OfficeHandlers;
