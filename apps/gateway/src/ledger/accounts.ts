import type { Currency } from '@parlour/domain';
import type { Db } from '../kernel/tables.ts';
import type { Book } from './tables.ts';

/** Names an account of the ledger. Accounts of the house and of payment providers are striped and made when first used. */
export interface AccountName {
  owner: 'member' | 'house' | 'psp';
  ownerId: string;
  account: 'cash' | 'locked' | 'debt' | 'game' | 'promo' | 'jackpot' | 'adjustment' | 'play_issue' | 'clearing';
}

export const cash = (memberId: string): AccountName => ({ owner: 'member', ownerId: memberId, account: 'cash' });
/** Money of a withdrawal that nobody has decided yet. */
export const locked = (memberId: string): AccountName => ({ owner: 'member', ownerId: memberId, account: 'locked' });
/** What a member owes, as a negative balance: wins that were taken back after he had used them. Made when first needed. */
export const debt = (memberId: string): AccountName => ({ owner: 'member', ownerId: memberId, account: 'debt' });
/** What the house won (positive) or lost at one vendor's games. */
export const house = (vendor: string): AccountName => ({ owner: 'house', ownerId: vendor, account: 'game' });
/** What a payment provider holds for the merchant, with the sign turned: deposits make it smaller. */
export const clearing = (provider: string): AccountName => ({ owner: 'psp', ownerId: provider, account: 'clearing' });
/** Where play money comes from; exists in the play book alone. */
export const playIssue: AccountName = { owner: 'house', ownerId: 'platform', account: 'play_issue' };
/** The other side of an operator's correction. */
export const adjustments: AccountName = { owner: 'house', ownerId: 'platform', account: 'adjustment' };

/** Whose accounts to open: `playMoney` for trial users and demo players, whose money lives in a book of its own. */
export interface MemberAccounts {
  merchant: string;
  memberId: string;
  currency: Currency;
  playMoney: boolean;
}

/** Opens a member's accounts, empty. Call it in the transaction that makes the member; harmless when repeated. */
export async function openMemberAccounts(db: Db, { merchant, memberId, currency, playMoney }: MemberAccounts, _now: Date): Promise<void> {
  const book: Book = playMoney ? 'play' : 'real';
  const account = (kind: string) => ({ merchant, owner_kind: 'member', owner_id: memberId, kind, book, currency }) as const;
  await db
    .insertInto('ledger_account')
    .values([account('cash'), account('locked')])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
