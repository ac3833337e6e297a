import { createHash } from 'node:crypto';
import { toDecimal } from '@parlour/domain';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Db } from '../kernel/tables.ts';
import { afterCommit } from '../kernel/transaction.ts';
import { publish } from '../db/publish.ts';
import { transferredMinor, transfers } from '../observe/meters.ts';
import { Refusal } from '../kernel/refusal.ts';
import { toBalance, type Balance } from './balance.ts';
import type { Transfer } from './transfers.ts';

export interface Posted {
  transferId: string;
  /** True when the key had been posted before: nothing moved now. */
  replayed: boolean;
  /** Of each member the transfer touches, as it is now, by member id. */
  balances: ReadonlyMap<string, Balance>;
}

interface PostAnswer {
  transferId: string;
  replayed: boolean;
  members: { memberId: string; cash: string; locked: string; version: string }[];
}

/**
 * Posts a transfer, or gives what it did the first time, and tells the members it touches about their balance; all within
 * the caller's transaction. Throws the Refusal `insufficient_balance` (with the actual balance) when an account of a
 * member would go below zero, and an Error when the key was used for something else or the accounts do not fit.
 */
export async function post(db: Db, transfer: Transfer, now: Date): Promise<Posted> {
  const answer = await callLedger(db, transfer, now);
  if (!answer.replayed) afterCommit(db, () => countTransfer(transfer));
  const balances = new Map<string, Balance>();
  for (const member of answer.members) {
    const balance = toBalance({ ...member, currency: transfer.currency, book: transfer.book });
    balances.set(member.memberId, balance);
    if (answer.replayed) continue;
    await publish(db, { merchant: transfer.merchant, memberId: member.memberId, type: 'balanceChanged', data: { balance } });
  }
  return { transferId: answer.transferId, replayed: answer.replayed, balances };
}

/** What moves is what some accounts gain; the others lose as much. */
function countTransfer({ kind, currency, book, lines }: Transfer): void {
  const labels = { kind, currency, book };
  transfers.inc(labels);
  transferredMinor.inc(labels, Number(lines.reduce((sum, { minor }) => (minor > 0n ? sum + minor : sum), 0n)));
}

async function callLedger(db: Db, transfer: Transfer, now: Date): Promise<PostAnswer> {
  const { lines, reference = null, reverses = null, ...rest } = transfer;
  const content = {
    ...rest,
    reference,
    reverses,
    lines: lines.map(({ owner, ownerId, account, minor }) => ({ owner, ownerId, account, amount: minor.toString() })),
  };
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('hex');
  const input = JSON.stringify({ ...content, id: uuid({ msecs: now.getTime() }), hash, at: now.toISOString() });
  try {
    const { rows } = await sql<{ answer: PostAnswer }>`select ledger_post(${input}::jsonb) as answer`.execute(db);
    return rows[0]!.answer;
  } catch (error) {
    throw refused(error, transfer);
  }
}

function refused(error: unknown, transfer: Transfer): unknown {
  const { code, detail } = error as { code?: string; detail?: string };
  if (code !== 'LG001') return error;
  const balance = toDecimal({ minor: BigInt(detail ?? '0'), currency: transfer.currency });
  return new Refusal('insufficient_balance', { params: { balance } });
}
