import { claimWriteOff, examineClaimWriteOff, examinePlatformOffer, platformOffer } from '../agents/agents.ts';
import { billDecide, examineBillDecision } from '../agents/bills.ts';
import { examinePolicy, policySet } from '../agents/policy.ts';
import { examineLineTransfer, lineTransferDecide } from '../agents/transfers.ts';
import { contentPublish, examineLegal, examinePublication, legalPublish } from '../content/changes.ts';
import { rateChange } from '../loyalty/terms.ts';
import { examineCalendar, lotteryCalendarChange } from '../lottery/calendars.ts';
import { drawCorrection, drawVoid, examineCorrection, examineLineVoid, examineVoid, lineVoid } from '../lottery/draw-changes.ts';
import { examinePrizesVoid, prizesVoid } from '../lottery/prize-changes.ts';
import { examineException, examineExceptionRemoval, lotteryException, lotteryExceptionRemoval } from '../lottery/exceptions.ts';
import { examinePackChange, lotteryPackChange } from '../lottery/pack-changes.ts';
import { examineAdjustment, ledgerAdjust } from '../money/adjust.ts';
import { depositCredit, examineCredit } from '../money/deposits.ts';
import {
  examineMethodChange,
  examineMethodOrder,
  examineMethodSwitch,
  paymentMethodChange,
  paymentMethodsOrder,
  paymentMethodSwitch,
} from '../money/payment-method-changes.ts';
import {
  examineProviderKey,
  examineProviderKeyEnd,
  examineVendorKey,
  examineVendorKeyEnd,
  providerKeyEnd,
  providerKeyReplace,
  vendorKeyEnd,
  vendorKeyReplace,
} from '../partner-keys.ts';
import { examineRepayment, examineWriteOff, memberRepayDebt, memberWriteOffDebt } from '../members/debts.ts';
import { examineMemberCorrection, memberCorrect } from '../members/correct.ts';
import { examineErasure, memberErase } from '../members/data/erase.ts';
import { examineExport, memberExport } from '../members/data/start-export.ts';
import { examineLimit, memberLimit } from '../members/limits.ts';
import { examineUpline, memberUpline } from '../members/upline.ts';
import { bonusForfeit, examineForfeit } from '../members/bonuses.ts';
import { membersBlock, membersMessage, membersTag } from '../members/begin-many.ts';
import { examineBlocks } from '../members/block-many.ts';
import { examineMessages } from '../members/message-many.ts';
import { examineTags } from '../members/tag-many.ts';
import {
  examineAuthenticator,
  examinePassword,
  examinePaymentPassword,
  memberClearAuthenticator,
  memberClearPaymentPassword,
  memberResetPassword,
} from '../members/member-passwords.ts';
import { examineImport, feedApply } from '../imports/apply.ts';
import { examineChange, examineCreation, examineDeletion, roleChange, roleCreate, roleDelete } from '../people/custom-roles.ts';
import {
  examineClosing,
  examineFunding,
  examinePublication as examinePromotion,
  promotionClose,
  promotionFund,
  promotionPublish,
} from '../promotions/decisions.ts';
import { broadcastSend, examineBroadcast } from '../talk/broadcasts.ts';
import type { AnsweredOperation, OfficeHandler } from '../operator.ts';
import {
  examineAddition,
  examineRemoval,
  examineReset,
  examineRoles,
  operatorAdd,
  operatorRemove,
  operatorReset,
  operatorRoles,
} from '../operators.ts';
import {
  examineApproval,
  examineForce,
  examineRejection,
  withdrawalApprove,
  withdrawalForce,
  withdrawalReject,
} from '../money/withdrawals.ts';
import { examineEntry, promotionDecide } from '../promotions/decide-entry.ts';
import { examineReversion, examineSetting, settingRevert, settingSet } from '../settings/change.ts';
import { examineReward, rewardGive } from '../members/give-reward.ts';
import { examineRiskRule, riskRuleSave } from '../risk/rules.ts';
import type { Examine } from './examined.ts';
import type { ProposableOperation } from '@parlour/office-api/contract';

const [points, vip, rebate] = [rateChange('points'), rateChange('vip'), rateChange('rebate')];

/** The handler of each proposable operation; only `runOperation` and approvals call these. */
export const proposableHandlers = {
  addOperator: operatorAdd,
  setOperatorRoles: operatorRoles,
  createRole: roleCreate,
  changeRole: roleChange,
  deleteRole: roleDelete,
  removeOperator: operatorRemove,
  resetOperator: operatorReset,
  blockMembers: membersBlock,
  tagMembers: membersTag,
  messageMembers: membersMessage,
  repayDebt: memberRepayDebt,
  writeOffDebt: memberWriteOffDebt,
  forfeitMemberBonus: bonusForfeit,
  giveMemberReward: rewardGive,
  correctMember: memberCorrect,
  exportMember: memberExport,
  eraseMember: memberErase,
  limitMember: memberLimit,
  writeOffClaim: claimWriteOff,
  offerPlatformContract: platformOffer,
  decideAgentBill: billDecide,
  decideLineTransfer: lineTransferDecide,
  setAgentPolicy: policySet,
  setUpline: memberUpline,
  resetMemberPassword: memberResetPassword,
  clearPaymentPassword: memberClearPaymentPassword,
  clearAuthenticator: memberClearAuthenticator,
  approveWithdrawal: withdrawalApprove,
  rejectWithdrawal: withdrawalReject,
  forceWithdrawal: withdrawalForce,
  creditDeposit: depositCredit,
  adjustBalance: ledgerAdjust,
  changePaymentMethod: paymentMethodChange,
  switchPaymentMethod: paymentMethodSwitch,
  replaceProviderKey: providerKeyReplace,
  endProviderKeyOverlap: providerKeyEnd,
  replaceVendorKey: vendorKeyReplace,
  endVendorKeyOverlap: vendorKeyEnd,
  orderPaymentMethods: paymentMethodsOrder,
  setSetting: settingSet,
  revertSetting: settingRevert,
  saveRiskRule: riskRuleSave,
  applyFeed: feedApply,
  changeLotteryCalendar: lotteryCalendarChange,
  setLotteryException: lotteryException,
  removeLotteryException: lotteryExceptionRemoval,
  voidDraw: drawVoid,
  voidDrawPrizes: prizesVoid,
  correctDraw: drawCorrection,
  voidLotteryLine: lineVoid,
  changeLotteryPack: lotteryPackChange,
  changePointsTerms: points.change,
  changeVipTerms: vip.change,
  changeRebateTerms: rebate.change,
  publishContent: contentPublish,
  publishLegal: legalPublish,
  sendBroadcast: broadcastSend,
  fundPromotion: promotionFund,
  publishPromotion: promotionPublish,
  closePromotion: promotionClose,
  decidePromotionEntry: promotionDecide,
} satisfies { [K in ProposableOperation]: OfficeHandler<K> };

const examiners: { [K in ProposableOperation]: Examine<K> } = {
  addOperator: examineAddition,
  saveRiskRule: examineRiskRule,
  setOperatorRoles: examineRoles,
  createRole: examineCreation,
  changeRole: examineChange,
  deleteRole: examineDeletion,
  removeOperator: examineRemoval,
  resetOperator: examineReset,
  blockMembers: examineBlocks,
  tagMembers: examineTags,
  messageMembers: examineMessages,
  repayDebt: examineRepayment,
  writeOffDebt: examineWriteOff,
  forfeitMemberBonus: examineForfeit,
  giveMemberReward: examineReward,
  correctMember: examineMemberCorrection,
  exportMember: examineExport,
  eraseMember: examineErasure,
  limitMember: examineLimit,
  writeOffClaim: examineClaimWriteOff,
  offerPlatformContract: examinePlatformOffer,
  decideAgentBill: examineBillDecision,
  decideLineTransfer: examineLineTransfer,
  setAgentPolicy: examinePolicy,
  setUpline: examineUpline,
  resetMemberPassword: examinePassword,
  clearPaymentPassword: examinePaymentPassword,
  clearAuthenticator: examineAuthenticator,
  approveWithdrawal: examineApproval,
  rejectWithdrawal: examineRejection,
  forceWithdrawal: examineForce,
  creditDeposit: examineCredit,
  adjustBalance: examineAdjustment,
  changePaymentMethod: examineMethodChange,
  switchPaymentMethod: examineMethodSwitch,
  replaceProviderKey: examineProviderKey,
  endProviderKeyOverlap: examineProviderKeyEnd,
  replaceVendorKey: examineVendorKey,
  endVendorKeyOverlap: examineVendorKeyEnd,
  orderPaymentMethods: examineMethodOrder,
  setSetting: examineSetting,
  revertSetting: examineReversion,
  applyFeed: examineImport,
  changeLotteryCalendar: examineCalendar,
  setLotteryException: examineException,
  removeLotteryException: examineExceptionRemoval,
  voidDraw: examineVoid,
  voidDrawPrizes: examinePrizesVoid,
  correctDraw: examineCorrection,
  voidLotteryLine: examineLineVoid,
  changeLotteryPack: examinePackChange,
  changePointsTerms: points.examine,
  changeVipTerms: vip.examine,
  changeRebateTerms: rebate.examine,
  publishContent: examinePublication,
  publishLegal: examineLegal,
  sendBroadcast: examineBroadcast,
  fundPromotion: examineFunding,
  publishPromotion: examinePromotion,
  closePromotion: examineClosing,
  decidePromotionEntry: examineEntry,
};

/** Whether an operation may take two operators. */
export function isProposable(id: string): id is ProposableOperation {
  return Object.hasOwn(examiners, id);
}

/** The examiner of an operation, for input that satisfies the contract. */
export const examinerOf = (id: ProposableOperation) => examiners[id] as Examine<AnsweredOperation>;
/** The handler of an operation. */
export const handlerOf = (id: ProposableOperation) => proposableHandlers[id] as OfficeHandler<AnsweredOperation>;
