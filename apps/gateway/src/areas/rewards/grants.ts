import { requirementOf, type Wagering } from '@parlour/domain/rewards';
import type { Currency, GameType } from '@parlour/domain';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { notify } from '../../db/notifier.ts';
import type { Db } from '../../kernel/tables.ts';
import { afterCommit } from '../../kernel/transaction.ts';
import type { Book } from '../../ledger/registry.ts';
import type { StoredWagering } from './tables.ts';

export interface NewGrant {
  merchant: string;
  memberId: string;
  promotion: { id: string; version: number };
  /** Identifies what it is given for: a key gives once. */
  key: string;
  book: Book;
  currency: Currency;
  /** The deposit that the requirement may be based on, in minor units; 0 if there is none. */
  amount: bigint;
  deposit: bigint;
  wagering: Wagering;
  tieExcluded: readonly GameType[];
}

/** The input of `grant_give`, for SQL functions that grant bonus money as part of another call. */
export function grantInput(grant: NewGrant, now: Date) {
  return {
    id: uuid({ msecs: now.getTime() }),
    key: grant.key,
    merchant: grant.merchant,
    memberId: grant.memberId,
    promotionId: grant.promotion.id,
    version: grant.promotion.version,
    book: grant.book,
    currency: grant.currency,
    amount: grant.amount.toString(),
    required: requirementOf(grant.wagering, grant.amount, grant.deposit).toString(),
    wagering: storedWagering(grant.wagering, grant.tieExcluded),
    at: now.toISOString(),
  };
}

/**
 * Ends grants of a member that have not ended yet, newest first; their money is returned. Returns the ids of those it ended, oldest first.
 */
export async function forfeitGrants(
  db: Db,
  { merchant, memberId, grants }: { merchant: string; memberId: string; grants: readonly string[] },
  now: Date,
): Promise<readonly string[]> {
  const { rows } = await sql<{ ended: string[] }>`
    select grant_forfeit(${merchant}, ${memberId}, ${[...grants]}::uuid[], ${now}) as ended`.execute(db);
  afterCommit(db, (committed) => notify(committed, [{ merchant, memberId }]));
  return rows[0]!.ended;
}

/** Ends every grant of a member who is being excluded; call it before the exclusion is written, in its transaction. */
export async function endGrants(db: Db, { merchant, memberId }: { merchant: string; memberId: string }, now: Date): Promise<void> {
  await sql`select grant_exclude(${merchant}, ${memberId}, ${now})`.execute(db);
}

/** Ends expired grants, each as of its own expiry. For a periodic job; returns how many members had any. */
export async function expireGrants(db: Db, now: Date): Promise<number> {
  const due = await db
    .selectFrom('bonus_grant')
    .select(['merchant', 'member_id'])
    .where('status', '=', 'active')
    .where('expires_at', '<=', now)
    .execute();
  for (const { merchant, member_id: memberId } of due) {
    await sql`select grant_expire(${memberId}, ${now})`.execute(db);
    notify(db, [{ merchant, memberId }]);
  }
  return due.length;
}

/** Wagering terms in the form stored with grants. */
export function storedWagering(wagering: Wagering, tieExcluded: readonly GameType[]): StoredWagering {
  return {
    spend: wagering.spend,
    weights: Object.fromEntries([...wagering.weights].map(([name, weight]) => [name, weight.toString()])),
    maxBet: wagering.maxBet?.toString() ?? null,
    days: wagering.days,
    maxConversion: wagering.maxConversion?.toString() ?? null,
    onWithdrawal: wagering.onWithdrawal,
    tieExcluded,
  };
}
