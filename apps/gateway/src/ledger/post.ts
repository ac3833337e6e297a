import { createHash } from 'node:crypto';
import { isCurrency, toDecimal } from '@parlour/domain';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Db } from '../kernel/tables.ts';
import { afterCommit } from '../kernel/transaction.ts';
import { publish, publishMany, type NewEvent } from '../db/publish.ts';
import { transferredMinor, transfers } from '../observe/meters.ts';
import { Refusal } from '../kernel/refusal.ts';
import { toBalance, type Balance } from './balance.ts';
import type { Transfer } from './transfers.ts';

export interface Posted {
  transferId: string;
  /** True if the key had already been posted, so that nothing moved. */
  replayed: boolean;
  /** Current balance of each wallet that the transfer touches, by member id. */
  balances: ReadonlyMap<string, Balance>;
}

interface PostAnswer {
  transferId: string;
  replayed: boolean;
  members: { memberId: string; cash: string; locked: string; version: string }[];
}

/**
 * Posts a transfer, or returns the first result for a repeated key, and notifies the affected members of their new balance, all within the
 * caller's transaction. Throws the Refusal `insufficient_balance` (with the actual balance) if a member's account would go below zero, and
 * an Error if the key was used for something else or the accounts do not fit.
 */
export async function post(db: Db, transfer: Transfer, now: Date): Promise<Posted> {
  const { merchant } = transfer;
  const { transferId, replayed, members } = await callLedger(db, transfer, now);
  const balances = balancesOf(members, transfer);
  if (!replayed) {
    afterCommit(db, () => countTransfer(transfer));
    for (const [memberId, balance] of balances) await publish(db, { merchant, memberId, type: 'balanceChanged', data: { balance } });
  }
  return { transferId, replayed, balances };
}

/**
 * Posts transfers of one merchant, asset and book one after another, like `post`, but a few hundred per statement; each member is notified
 * only of the final balance. For the gateway's own work, since a member's request must not notify many others. Throws what `post` throws.
 */
export async function postAll(db: Db, transfers: readonly Transfer[], now: Date): Promise<void> {
  const [first] = transfers;
  if (!first) return;
  const { merchant, asset, book } = first;
  const told = new Map<string, NewEvent>();
  for (let at = 0; at < transfers.length; at += atOnce) {
    const some = transfers.slice(at, at + atOnce);
    const { replayed, members } = await callLedgerForAll(db, { merchant, book, asset, at: now.toISOString() }, some, now);
    const isOld = new Set(replayed);
    afterCommit(db, () => {
      for (const transfer of some) if (!isOld.has(transfer.key)) countTransfer(transfer);
    });
    if (isOld.size === some.length) continue;
    for (const [memberId, balance] of balancesOf(members, first))
      told.set(memberId, { merchant, memberId, type: 'balanceChanged', data: { balance } });
  }
  await publishMany(db, [...told.values()]);
}

/** How many transfers one statement posts. */
const atOnce = 1000;

function balancesOf(members: PostAnswer['members'], { asset, book }: Pick<Transfer, 'asset' | 'book'>): ReadonlyMap<string, Balance> {
  return new Map(isCurrency(asset) ? members.map((member) => [member.memberId, toBalance({ ...member, currency: asset, book })]) : []);
}

/** Counts a posted transfer in the metrics. The amount moved is what some accounts gain and the others lose. */
export function countTransfer({ kind, asset, book, lines }: Transfer): void {
  const labels = { kind, currency: asset, book };
  transfers.inc(labels);
  transferredMinor.inc(labels, Number(lines.reduce((sum, { minor }) => (minor > 0n ? sum + minor : sum), 0n)));
}

async function callLedger(db: Db, transfer: Transfer, now: Date): Promise<PostAnswer> {
  try {
    const { rows } = await sql<{
      answer: PostAnswer;
    }>`select ledger_post(${JSON.stringify(postInput(transfer, now))}::jsonb) as answer`.execute(db);
    return rows[0]!.answer;
  } catch (error) {
    throw ledgerRefusal(error, transfer);
  }
}

async function callLedgerForAll(
  db: Db,
  of: Pick<Transfer, 'merchant' | 'book' | 'asset'> & { at: string },
  transfers: readonly Transfer[],
  now: Date,
): Promise<Pick<PostAnswer, 'members'> & { replayed: string[] }> {
  const input = JSON.stringify({ ...of, transfers: transfers.map((transfer) => postInput(transfer, now)) });
  try {
    const { rows } = await sql<{
      answer: Pick<PostAnswer, 'members'> & { replayed: string[] };
    }>`select ledger_post_all(${input}::jsonb) as answer`.execute(db);
    return rows[0]!.answer;
  } catch (error) {
    throw ledgerRefusal(error, of);
  }
}

/**
 * The input of `ledger_post`, for other SQL functions that post as part of one call. Their callers count the transfer with `countTransfer`
 * after the commit.
 */
export function postInput(transfer: Transfer, now: Date): object {
  return {
    ...transfer,
    lines: transfer.lines.map(({ minor, ...name }) => ({ ...name, amount: minor.toString() })),
    id: uuid({ msecs: now.getTime() }),
    hash: inputHash(transfer),
    at: now.toISOString(),
  };
}

/**
 * Hashes what a repeated key must have in common with the first transfer. The format must never change, since hashes are kept for years: it
 * still says `currency` for the asset and `psp` for a provider, as in the first version.
 */
function inputHash({ merchant, book, asset, kind, key, phase, completes, reference, reverses, lines }: Transfer): string {
  const content = {
    merchant,
    book,
    currency: asset,
    kind,
    key,
    phase,
    completes,
    reference: reference ?? null,
    reverses: reverses ?? null,
    lines: lines.map(({ owner, ownerId, account, minor }) => ({
      owner: owner === 'provider' ? 'psp' : owner,
      ownerId,
      account,
      amount: minor.toString(),
    })),
  };
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}

/** The error for callers of the ledger: the Refusal `insufficient_balance` with the actual balance, or the original error. */
export function ledgerRefusal(error: unknown, { asset }: Pick<Transfer, 'asset'>): unknown {
  const { code, detail } = error as { code?: string; detail?: string };
  if (code !== 'LG001') return error;
  const balance = isCurrency(asset) ? toDecimal({ minor: BigInt(detail ?? '0'), currency: asset }) : (detail ?? '0');
  return new Refusal('insufficient_balance', { params: { balance } });
}
