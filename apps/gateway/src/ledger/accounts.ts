import { lotteryVendor } from '@parlour/domain';
import type { Db } from '../kernel/tables.ts';
import { accountKinds, type AccountName, type AccountRule, type Wallet } from './registry.ts';

export const cash = (memberId: string): AccountName => ({ owner: 'member', ownerId: memberId, account: 'cash' });
/** Money held for undecided withdrawals. */
export const locked = (memberId: string): AccountName => ({ owner: 'member', ownerId: memberId, account: 'locked' });
/** What a member owes, as a negative balance: wins that were reversed after they had been spent. */
export const debt = (memberId: string): AccountName => ({ owner: 'member', ownerId: memberId, account: 'debt' });
/** Held stakes of a chase's steps that are not lines yet. */
export const stakeHeld = (memberId: string): AccountName => ({ owner: 'member', ownerId: memberId, account: 'stakeHeld' });
/** What the house won (positive) or lost at one vendor's games. */
export const house = (vendor: string): AccountName => ({ owner: 'house', ownerId: vendor, account: 'game' });
/** The same for the merchant's own lotteries. */
export const lotteryHouse: AccountName = house(lotteryVendor);
/** Minus what a payment provider holds for the merchant: deposits decrease it. */
export const clearing = (provider: string): AccountName => ({ owner: 'provider', ownerId: provider, account: 'clearing' });
/** The source of play money; exists only in the play book. */
export const playIssue: AccountName = { owner: 'house', ownerId: 'platform', account: 'play_issue' };
/** The other side of an operator's correction. */
export const adjustments: AccountName = { owner: 'house', ownerId: 'platform', account: 'adjustment' };

/** What members paid as fees of withdrawals. */
export const fees: AccountName = { owner: 'house', ownerId: 'platform', account: 'fees' };
/** The cost of agents' contracts and rebates. */
export const commissionCost: AccountName = { owner: 'house', ownerId: 'platform', account: 'commissionCost' };
/** The source of promotions' budgets. */
export const promoCost: AccountName = { owner: 'house', ownerId: 'platform', account: 'promoCost' };
/** A member's loyalty points, and those held for undecided orders. */
export const points = (memberId: string): AccountName => ({ owner: 'member', ownerId: memberId, account: 'points' });
export const pointsLocked = (memberId: string): AccountName => ({ owner: 'member', ownerId: memberId, account: 'pointsLocked' });
/** The source and destination of points. */
export const pointsIssued: AccountName = { owner: 'house', ownerId: 'platform', account: 'pointsIssued' };
export const pointsRedeemed: AccountName = { owner: 'house', ownerId: 'platform', account: 'pointsRedeemed' };

/** What a promotion may still give. */
export const budget = (promotionId: string): AccountName => ({ owner: 'promotion', ownerId: promotionId, account: 'budget' });

const openedWithMember = Object.entries<AccountRule>(accountKinds.member)
  .filter(([, rule]) => rule.opened === 'withOwner')
  .map(([kind]) => kind);

/** Opens the empty accounts of a wallet. Call it in the transaction that creates the member; idempotent. */
export async function openWallet(db: Db, merchant: string, { memberId, book, currency }: Wallet): Promise<void> {
  await db
    .insertInto('ledger_account')
    .values(openedWithMember.map((kind) => ({ merchant, owner_kind: 'member', owner_id: memberId, kind, book, asset: currency })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
