import { toDecimal } from '@parlour/domain';
import { sql } from 'kysely';
import { prepared } from '../../../kernel/prepared.ts';
import type { ErrorCode } from '../../../kernel/refusal.ts';
import type { Db } from '../../../kernel/tables.ts';
import { afterCommit } from '../../../kernel/transaction.ts';
import { notify } from '../../../db/notifier.ts';
import { toBalance, type Balance } from '../../../ledger/balance.ts';
import { countTransfer, ledgerRefusal } from '../../../ledger/post.ts';
import { slipInput, type SlipInput } from './slip-input.ts';

/** A number whose odds change from now on. */
export interface Crossed {
  draw: string;
  type: string;
  number: string;
  step: number;
}

/** Why the database did not take a slip. `moved`: exposure has reached another step since the slip was priced. */
export interface NotTaken {
  code: Extract<ErrorCode, 'draw_state' | 'draw_closed' | 'stake_limit'> | 'moved';
  draw: string;
  type?: string;
  /** What is left of a limit. */
  left?: string;
}

export type Taken = { crossed: Crossed[]; balance: Balance | undefined } | { refused: NotTaken[] };

interface Answer {
  refused?: (Omit<NotTaken, 'left'> & { left?: string })[];
  crossed?: Crossed[];
  members?: { memberId: string; cash: string; locked: string; version: string }[];
}

/**
 * Takes a slip in the caller's transaction, which must be rolled back where it is refused. Throws the Refusal `insufficient_balance`.
 */
export async function takeSlip(trx: Db, input: SlipInput): Promise<Taken> {
  const { wallet, transfers, merchant, tells } = input;
  const { currency, book, memberId } = wallet;
  const asked = JSON.stringify(slipInput(input));
  const { rows } = await sql<{ answer: Answer }>`${prepared} select lottery_place_slip(${asked}::jsonb) as answer`
    .execute(trx)
    .catch((error: unknown) => {
      throw ledgerRefusal(error, { asset: currency });
    });
  const { refused, crossed = [], members } = rows[0]!.answer;
  if (refused) {
    const left = (minor: string) => toDecimal({ minor: BigInt(minor), currency });
    return { refused: refused.map(({ left: minor, ...why }) => ({ ...why, ...(minor !== undefined && { left: left(minor) }) })) };
  }
  afterCommit(trx, (committed) => {
    for (const transfer of transfers) countTransfer(transfer);
    if (tells) notify(committed, [{ merchant, memberId }]);
  });
  const own = members?.find((member) => member.memberId === memberId);
  return { crossed, balance: own && toBalance({ ...own, currency, book }) };
}
