import type { Currency } from '@parlour/domain';
import type { Db } from '../../../kernel/tables.ts';
import type { Book, Wallet } from '../../../ledger/registry.ts';
import type { MemberKind } from './tables.ts';

/** A member's own wallet: members play with real money, trial users and demo players with play money only (security G02). */
export function walletFor({ id, kind, currency }: { id: string; kind: MemberKind; currency: string }): Wallet {
  const book: Book = kind === 'member' ? 'real' : 'play';
  return { memberId: id, book, currency: currency as Currency };
}

/** The wallet of a member's id; throws for an unknown one. */
export async function walletOf(db: Db, memberId: string): Promise<Wallet> {
  return walletFor(await db.selectFrom('member').select(['id', 'kind', 'currency']).where('id', '=', memberId).executeTakeFirstOrThrow());
}
