import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Currency } from '@parlour/domain';
import type { Db } from '../kernel/tables.ts';
import { afterCommit } from '../kernel/transaction.ts';
import { transferredMinor, transfers as transfersPosted } from '../observe/meters.ts';
import { toBalance, type Balance } from './balance.ts';
import { commissionCost } from './accounts.ts';
import type { Book } from './registry.ts';
import type { TransferKind } from './transfers.ts';

/** The source of the money in a bulk posting: one account of the house. */
export interface CreditSource {
  merchant: string;
  book: Book;
  currency: Currency;
  house: { ownerId: string; account: string };
  /** Any text; concurrent postings wait for each other only if their texts select the same sixteenth of the account. */
  stripe: string;
}

/** The source of an agent contract run's payments; `stripe` is the run's line. */
export const commissionSource = (merchant: string, currency: Currency, stripe: string): CreditSource => ({
  merchant,
  book: 'real',
  currency,
  house: { ownerId: commissionCost.ownerId, account: commissionCost.account },
  stripe,
});

/** A single member's credit. */
export interface Credit {
  kind: TransferKind;
  key: string;
  reference: string;
  memberId: string;
  /** Above zero. */
  minor: bigint;
}

interface Answer {
  posted: number;
  members: { memberId: string; cash: string; locked: string; version: string }[];
}

/**
 * Posts many credits at once, each as a transfer with its own key; those already posted move nothing. Returns the balances afterwards, by
 * member id. Notifies nobody: the caller publishes at the end of its transaction.
 */
export async function credit(db: Db, source: CreditSource, credits: readonly Credit[], now: Date): Promise<ReadonlyMap<string, Balance>> {
  if (credits.length === 0) return new Map();
  const { merchant, book, currency, house, stripe } = source;
  const input = {
    merchant,
    book,
    asset: currency,
    at: now.toISOString(),
    house,
    stripe,
    transfers: credits.map(({ minor, ...each }) => ({
      ...each,
      id: uuid({ msecs: now.getTime() }),
      hash: hashOf(source, { ...each, minor }),
      amount: minor.toString(),
    })),
  };
  const { rows } = await sql<{ answer: Answer }>`select ledger_credit(${JSON.stringify(input)}::jsonb) as answer`.execute(db);
  const { posted, members } = rows[0]!.answer;
  afterCommit(db, () => {
    if (posted !== credits.length) return;
    for (const kind of new Set(credits.map((each) => each.kind))) {
      const own = credits.filter((each) => each.kind === kind);
      transfersPosted.inc({ kind, currency, book }, own.length);
      transferredMinor.inc({ kind, currency, book }, Number(own.reduce((sum, { minor }) => sum + minor, 0n)));
    }
  });
  return balancesOf(members, currency, book);
}

/**
 * Reverses what was credited under `key`, by a transfer of its own: takes what the member's cash still holds, and the rest becomes a debt.
 * Once for each `backKey`. Returns the balance afterwards.
 */
export async function takeBack(
  db: Db,
  source: CreditSource,
  { key, ...taken }: Credit & { backKey: string },
  now: Date,
): Promise<ReadonlyMap<string, Balance>> {
  const { merchant, book, currency, house } = source;
  const { id: reverses } = await db.selectFrom('ledger_transfer').select('id').where('key', '=', key).executeTakeFirstOrThrow();
  const { backKey, kind, reference, memberId, minor } = taken;
  const input = {
    id: uuid({ msecs: now.getTime() }),
    kind,
    key: backKey,
    hash: hashOf(source, { ...taken, key: backKey }),
    reference,
    reverses,
    merchant,
    book,
    asset: currency,
    at: now.toISOString(),
    memberId,
    amount: minor.toString(),
    house,
  };
  const { rows } = await sql<{
    answer: Omit<Answer, 'posted'>;
  }>`select ledger_take_back(${JSON.stringify(input)}::jsonb) as answer`.execute(db);
  return balancesOf(rows[0]!.answer.members, currency, book);
}

function balancesOf(members: Answer['members'], currency: Currency, book: Book): ReadonlyMap<string, Balance> {
  return new Map(members.map((member) => [member.memberId, toBalance({ ...member, currency, book })]));
}

/**
 * Hashes what a repeated key must have in common with the first transfer. The format must never change, since hashes are kept for years.
 */
function hashOf({ merchant, book, currency, house }: CreditSource, { kind, key, reference, memberId, minor }: Credit): string {
  const content = ['credit', merchant, book, currency, house.ownerId, house.account, kind, key, reference, memberId, minor.toString()];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}
