import type { Db } from '../kernel/tables.ts';
import { accountKinds, type AccountName, type AccountRule, type Wallet } from './registry.ts';

export const cash = (memberId: string): AccountName => ({ owner: 'member', ownerId: memberId, account: 'cash' });
/** Money of undecided withdrawals. */
export const locked = (memberId: string): AccountName => ({ owner: 'member', ownerId: memberId, account: 'locked' });
/** What a member owes, as a negative balance: wins that were taken back after they had been spent. */
export const debt = (memberId: string): AccountName => ({ owner: 'member', ownerId: memberId, account: 'debt' });
/** Stakes of a chase that are not lines yet. */
export const stakeHeld = (memberId: string): AccountName => ({ owner: 'member', ownerId: memberId, account: 'stakeHeld' });
/** What the house won (positive) or lost at one vendor's games. */
export const house = (vendor: string): AccountName => ({ owner: 'house', ownerId: vendor, account: 'game' });
/** The vendor under which accounts and records list the merchant's own lotteries. */
export const lotteryVendor = 'LOTT';
/** The same at the merchant's own lotteries. */
export const lotteryHouse: AccountName = house(lotteryVendor);
/** What a payment provider holds for the merchant, negated: deposits make it smaller. */
export const clearing = (provider: string): AccountName => ({ owner: 'provider', ownerId: provider, account: 'clearing' });
/** Where play money comes from; exists only in the play book. */
export const playIssue: AccountName = { owner: 'house', ownerId: 'platform', account: 'play_issue' };
/** The other side of an operator's correction. */
export const adjustments: AccountName = { owner: 'house', ownerId: 'platform', account: 'adjustment' };

/** What contracts and rebates of agents cost. */
export const commissionCost: AccountName = { owner: 'house', ownerId: 'platform', account: 'commissionCost' };
/** Where the budgets of promotions come from. */
export const promoCost: AccountName = { owner: 'house', ownerId: 'platform', account: 'promoCost' };
/** Loyalty points of a member, and those of undecided orders. */
export const points = (memberId: string): AccountName => ({ owner: 'member', ownerId: memberId, account: 'points' });
export const pointsLocked = (memberId: string): AccountName => ({ owner: 'member', ownerId: memberId, account: 'pointsLocked' });
/** Where points come from and where they go. */
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
