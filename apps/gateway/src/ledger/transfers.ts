import type { components } from '@parlour/api/contract';
import type { Money } from '@parlour/domain';
import {
  adjustments,
  budget,
  cash,
  clearing,
  commissionCost,
  debt,
  fees,
  locked,
  lotteryHouse,
  playIssue,
  points,
  pointsIssued,
  pointsLocked,
  pointsRedeemed,
  promoCost,
  stakeHeld,
} from './accounts.ts';
import type { AccountName, Asset, Book } from './registry.ts';

/** Why money moved: the kinds shown in the account record, and kinds that do not change the available balance. */
export type TransferKind =
  | components['schemas']['TransactionType']
  | 'withdrawalPaid'
  | 'stakePlaced'
  | 'promotionFunded'
  | 'promotionDefunded'
  | PointsKind;

/** Movements of loyalty points, in the order of their life cycle. */
const pointsKinds = ['pointsEarned', 'pointsConverted', 'pointsHeld', 'pointsSpent', 'pointsGivenBack'] as const;
export type PointsKind = (typeof pointsKinds)[number];

export type Line = AccountName & {
  /** Signed, in the smallest unit of the asset. */
  minor: bigint;
};

/** A transfer to be posted. Its `key` identifies the cause: posting it again returns the first result. */
export interface Transfer {
  kind: TransferKind;
  key: string;
  merchant: string;
  book: Book;
  asset: Asset;
  /** The round, deposit or withdrawal. */
  reference?: string;
  /** The transfer that this one reverses. */
  reverses?: string;
  /**
   * In a two-step transfer, `pending` holds the money; then `post` sends it on or `void` returns it, in full and only once (a second time
   * is LG006).
   */
  phase?: 'pending' | 'post' | 'void';
  /** The key of the pending transfer that a `post` or `void` completes. */
  completes?: string;
  lines: readonly Line[];
}

interface Cause {
  merchant: string;
  memberId: string;
  amount: Money;
  /** Id of the round, deposit or withdrawal. */
  reference: string;
}

/** Lotteries are played in both books. The reference is the line, or the ticket for a whole ticket. */
interface LotteryCause extends Cause {
  book: Book;
}

interface ChaseCause extends Omit<LotteryCause, 'reference'> {
  chaseId: string;
  step: number;
}

function lines(from: AccountName, to: AccountName, { minor }: Money): Line[] {
  return [
    { ...from, minor: -minor },
    { ...to, minor },
  ];
}

/** The kinds under which contracts, rebates and transfers of agents are booked. */
export type AgentTransferKind = Extract<
  TransferKind,
  'dailySalary' | 'hourlySalary' | 'realTimeSalary' | 'dividend' | 'affiliateEarnings' | 'betRebate' | 'agentRebate'
>;

interface AgentCause extends Pick<Cause, 'merchant' | 'amount' | 'reference'> {
  kind: AgentTransferKind;
  /** The payment's reference: its bill or claim (agents 11). */
  key: string;
  /** Members by id; null for the platform. */
  from: string | null;
  to: string | null;
}

/** A member's cash, sent to a direct neighbour in the line. */
interface LineCause extends Pick<Cause, 'merchant' | 'amount' | 'reference'> {
  kind: 'transferDown' | 'transferUp';
  from: string;
  to: string;
}

interface BudgetCause extends Pick<Cause, 'merchant' | 'amount'> {
  book: Book;
  promotionId: string;
  key: string;
}

const ofBudget = ({ merchant, amount, book, promotionId }: BudgetCause) => ({
  merchant,
  book,
  asset: amount.currency,
  reference: promotionId,
});

interface PointsCause extends Pick<Cause, 'merchant' | 'memberId'> {
  points: bigint;
  /** The order, the conversion, or where the points were earned. */
  reference: string;
}

const ofPoints = ({ merchant, reference }: PointsCause) => ({ merchant, book: 'real' as const, asset: 'points' as const, reference });
const pointLines = (from: AccountName, to: AccountName, { points: minor }: PointsCause): Line[] => [
  { ...from, minor: -minor },
  { ...to, minor },
];
const orderKey = ({ reference }: PointsCause) => `points-held:${reference}`;

const real = ({ merchant, amount, reference }: Cause) => ({ merchant, book: 'real' as const, asset: amount.currency, reference });

const lottery = ({ merchant, amount, book, reference }: LotteryCause) => ({ merchant, book, asset: amount.currency, reference });
const chase = ({ merchant, amount, book, chaseId }: ChaseCause) => ({ merchant, book, asset: amount.currency, reference: chaseId });
const chaseKey = ({ chaseId, step }: Pick<ChaseCause, 'chaseId' | 'step'>) => `chase:${chaseId}:${step}:held`;

const withdrawalKey = ({ reference }: Pick<Cause, 'reference'>) => `withdrawal:${reference}`;
const heldTransferKey = ({ reference }: Pick<Cause, 'reference'>) => `line-transfer-held:${reference}`;
/** The key of a withdrawal's payment transfer. */
export const withdrawalPaidKey = ({ reference }: Pick<Cause, 'reference'>) => `withdrawal-paid:${reference}`;
/** The key of the transfer that takes a withdrawal's fee. */
export const withdrawalFeeKey = ({ reference }: Pick<Cause, 'reference'>) => `withdrawal-fee:${reference}`;

/** The platform's transfers, each from one account to another; those of vendors' calls are made in db/functions/wallet. */
export const transfers = {
  deposit: (cause: Cause & { provider: string }): Transfer => ({
    ...real(cause),
    kind: 'deposit',
    key: `deposit:${cause.reference}`,
    lines: lines(clearing(cause.provider), cash(cause.memberId), cause.amount),
  }),
  /** Pending: holds the money until the withdrawal is paid or refused. */
  withdrawal: (cause: Cause): Transfer => ({
    ...real(cause),
    kind: 'withdrawal',
    key: withdrawalKey(cause),
    phase: 'pending',
    lines: lines(cash(cause.memberId), locked(cause.memberId), cause.amount),
  }),
  /** Post: the provider pays the withdrawal out. */
  withdrawalPaid: (cause: Cause & { provider: string }): Transfer => ({
    ...real(cause),
    kind: 'withdrawalPaid',
    key: withdrawalPaidKey(cause),
    phase: 'post',
    completes: withdrawalKey(cause),
    lines: lines(locked(cause.memberId), clearing(cause.provider), cause.amount),
  }),
  /** Void: returns the held money to the player. */
  withdrawalReturned: (cause: Cause): Transfer => ({
    ...real(cause),
    kind: 'withdrawalReturned',
    key: `withdrawal-returned:${cause.reference}`,
    phase: 'void',
    completes: withdrawalKey(cause),
    lines: lines(locked(cause.memberId), cash(cause.memberId), cause.amount),
  }),
  /** Reverses the post (`reverses`): returns the money from the provider to the player, because the payment did not arrive. */
  withdrawalRefunded: (cause: Cause & { provider: string; reverses: string }): Transfer => ({
    ...real(cause),
    kind: 'withdrawalReturned',
    key: `withdrawal-returned:${cause.reference}`,
    reverses: cause.reverses,
    lines: lines(clearing(cause.provider), cash(cause.memberId), cause.amount),
  }),
  /** What a withdrawal costs beyond the free ones of a day; it is taken together with the withdrawal. */
  withdrawalFee: (cause: Cause): Transfer => ({
    ...real(cause),
    kind: 'withdrawalFee',
    key: withdrawalFeeKey(cause),
    lines: lines(cash(cause.memberId), fees, cause.amount),
  }),
  /** Reverses the fee (`reverses`) of a withdrawal whose money is returned. */
  withdrawalFeeReturned: (cause: Cause & { reverses: string }): Transfer => ({
    ...real(cause),
    kind: 'withdrawalFeeReturned',
    key: `withdrawal-fee-returned:${cause.reference}`,
    reverses: cause.reverses,
    lines: lines(fees, cash(cause.memberId), cause.amount),
  }),
  /** An operator adds money to a promotion's budget. */
  promotionFunded: (cause: BudgetCause): Transfer => ({
    ...ofBudget(cause),
    kind: 'promotionFunded',
    key: `promotion-funded:${cause.promotionId}:${cause.key}`,
    lines: lines(promoCost, budget(cause.promotionId), cause.amount),
  }),
  /** An operator withdraws money that has not been given yet. */
  promotionDefunded: (cause: BudgetCause): Transfer => ({
    ...ofBudget(cause),
    kind: 'promotionDefunded',
    key: `promotion-defunded:${cause.promotionId}:${cause.key}`,
    lines: lines(budget(cause.promotionId), promoCost, cause.amount),
  }),
  /** A reward without a wagering requirement; `key` identifies what it is given for. */
  rewardPaid: (cause: BudgetCause & { memberId: string; kind: 'rewardPaid' | 'rebatePaid' }): Transfer => ({
    ...ofBudget(cause),
    kind: cause.kind,
    key: `reward:${cause.promotionId}:${cause.key}`,
    lines: lines(budget(cause.promotionId), cash(cause.memberId), cause.amount),
  }),
  /** `reference` contains the line and the total stakes up to which points were counted, so that no points are earned twice. */
  pointsEarned: (cause: PointsCause): Transfer => ({
    ...ofPoints(cause),
    kind: 'pointsEarned',
    key: `points-earned:${cause.memberId}:${cause.reference}`,
    lines: pointLines(pointsIssued, points(cause.memberId), cause),
  }),
  /** Together with a `rewardPaid`. */
  pointsConverted: (cause: PointsCause): Transfer => ({
    ...ofPoints(cause),
    kind: 'pointsConverted',
    key: `points-converted:${cause.reference}`,
    lines: pointLines(points(cause.memberId), pointsRedeemed, cause),
  }),
  /** Pending: holds the points of an order until it is decided. */
  pointsHeld: (cause: PointsCause): Transfer => ({
    ...ofPoints(cause),
    kind: 'pointsHeld',
    key: orderKey(cause),
    phase: 'pending',
    lines: pointLines(points(cause.memberId), pointsLocked(cause.memberId), cause),
  }),
  /** Post: the order is approved. */
  pointsSpent: (cause: PointsCause): Transfer => ({
    ...ofPoints(cause),
    kind: 'pointsSpent',
    key: `points-spent:${cause.reference}`,
    phase: 'post',
    completes: orderKey(cause),
    lines: pointLines(pointsLocked(cause.memberId), pointsRedeemed, cause),
  }),
  /** Void: the order is rejected. */
  pointsGivenBack: (cause: PointsCause): Transfer => ({
    ...ofPoints(cause),
    kind: 'pointsGivenBack',
    key: `points-given-back:${cause.reference}`,
    phase: 'void',
    completes: orderKey(cause),
    lines: pointLines(pointsLocked(cause.memberId), points(cause.memberId), cause),
  }),
  playMoney: (cause: Omit<Cause, 'reference'> & { key: string }): Transfer => ({
    merchant: cause.merchant,
    book: 'play',
    asset: cause.amount.currency,
    kind: 'playMoney',
    key: `play-money:${cause.memberId}:${cause.key}`,
    lines: lines(playIssue, cash(cause.memberId), cause.amount),
  }),
  debtRepaid: (cause: Cause): Transfer => ({
    ...real(cause),
    kind: 'debtRepaid',
    key: `debt-repaid:${cause.reference}`,
    lines: lines(cash(cause.memberId), debt(cause.memberId), cause.amount),
  }),
  debtWrittenOff: (cause: Cause): Transfer => ({
    ...real(cause),
    kind: 'adjustment',
    key: `debt-written-off:${cause.reference}`,
    lines: lines(adjustments, debt(cause.memberId), cause.amount),
  }),
  /** An operator's correction or a returned fee; a negative amount takes money from the player. */
  adjustment: (cause: Cause & { key: string; bookedAs?: 'adjustment' | 'fee' | undefined }): Transfer => ({
    ...real(cause),
    kind: cause.bookedAs ?? 'adjustment',
    key: `adjustment:${cause.key}`,
    lines: lines(adjustments, cash(cause.memberId), cause.amount),
  }),
  /** A payment by a contract or rebate, from an upline or the platform; also its return after a correction. */
  agent: (cause: AgentCause): Transfer => ({
    merchant: cause.merchant,
    book: 'real',
    asset: cause.amount.currency,
    reference: cause.reference,
    kind: cause.kind,
    key: `agent:${cause.key}`,
    lines: lines(
      cause.from === null ? commissionCost : cash(cause.from),
      cause.to === null ? commissionCost : cash(cause.to),
      cause.amount,
    ),
  }),
  line: (cause: LineCause): Transfer => ({
    ...real({ ...cause, memberId: cause.from }),
    kind: cause.kind,
    key: `line-transfer:${cause.reference}`,
    lines: lines(cash(cause.from), cash(cause.to), cause.amount),
  }),
  /** Pending: holds the money until an operator decides. */
  lineHeld: (cause: Omit<LineCause, 'kind' | 'to'>): Transfer => ({
    ...real({ ...cause, memberId: cause.from }),
    kind: 'transferHeld',
    key: heldTransferKey(cause),
    phase: 'pending',
    lines: lines(cash(cause.from), locked(cause.from), cause.amount),
  }),
  /** Post: the operator approved. */
  lineReleased: (cause: LineCause): Transfer => ({
    ...real({ ...cause, memberId: cause.from }),
    kind: cause.kind,
    key: `line-transfer:${cause.reference}`,
    phase: 'post',
    completes: heldTransferKey(cause),
    lines: lines(locked(cause.from), cash(cause.to), cause.amount),
  }),
  /** Void: returns the money to the sender. */
  lineReturned: (cause: Omit<LineCause, 'kind' | 'to'>): Transfer => ({
    ...real({ ...cause, memberId: cause.from }),
    kind: 'transferReturned',
    key: `line-transfer-returned:${cause.reference}`,
    phase: 'void',
    completes: heldTransferKey(cause),
    lines: lines(locked(cause.from), cash(cause.from), cause.amount),
  }),
  /** The stake of a lottery line; payouts and refunds are posted in bulk (areas/lottery/settlement). */
  lotteryStake: (cause: LotteryCause): Transfer => ({
    ...lottery(cause),
    kind: 'bet',
    key: `line:${cause.reference}:stake`,
    lines: lines(cash(cause.memberId), lotteryHouse, cause.amount),
  }),
  /** Returns the stake of a cancelled line. */
  lotteryStakeReturned: (cause: LotteryCause & { reverses: string }): Transfer => ({
    ...lottery(cause),
    kind: 'rollback',
    key: `line:${cause.reference}:refund`,
    reverses: cause.reverses,
    lines: lines(lotteryHouse, cash(cause.memberId), cause.amount),
  }),
  /** Pending: holds the stake of a chase's step until its draw opens. */
  chaseHeld: (cause: ChaseCause): Transfer => ({
    ...chase(cause),
    kind: 'stakeHeld',
    key: chaseKey(cause),
    phase: 'pending',
    lines: lines(cash(cause.memberId), stakeHeld(cause.memberId), cause.amount),
  }),
  /** Post: the step becomes a line. */
  chasePlaced: (cause: ChaseCause): Transfer => ({
    ...chase(cause),
    kind: 'stakePlaced',
    key: `chase:${cause.chaseId}:${cause.step}:placed`,
    phase: 'post',
    completes: chaseKey(cause),
    lines: lines(stakeHeld(cause.memberId), lotteryHouse, cause.amount),
  }),
  /** Void: the step is not played. */
  chaseReturned: (cause: ChaseCause): Transfer => ({
    ...chase(cause),
    kind: 'stakeReturned',
    key: `chase:${cause.chaseId}:${cause.step}:returned`,
    phase: 'void',
    completes: chaseKey(cause),
    lines: lines(stakeHeld(cause.memberId), cash(cause.memberId), cause.amount),
  }),
} as const;
