import { toDecimal } from '@parlour/domain';
import { sql } from 'kysely';
import { prepared } from '../../../kernel/prepared.ts';
import { Refusal, type ErrorCode } from '../../../kernel/refusal.ts';
import { NamedTurns } from '../../../kernel/turns.ts';
import type { Keyed } from '../../../http/idempotency.ts';
import type { Db } from '../../../kernel/tables.ts';
import { afterCommit, retryOnConflict } from '../../../kernel/transaction.ts';
import { notify } from '../../../db/notifier.ts';
import { countTransfer, ledgerRefusal } from '../../../ledger/post.ts';
import type { Transfer } from '../../../ledger/transfers.ts';
import { slipInput, type SlipInput } from './slip-input.ts';

/** A number whose odds change from now on. */
export interface Crossed {
  draw: string;
  type: string;
  number: string;
  step: number;
}

/** Why the database refused a slip. `moved` means that exposure has reached another step since the slip was priced. */
export interface NotTaken {
  code: Extract<ErrorCode, 'draw_state' | 'draw_closed' | 'stake_limit'> | 'moved';
  draw: string;
  type?: string;
  /** What is left of a limit. */
  left?: string;
}

export type Taken = { crossed: Crossed[] } | { refused: NotTaken[] };

/** The remainder of a limit in minor units. */
type Refused = readonly (Omit<NotTaken, 'left'> & { left?: string })[];

interface Answer {
  refused?: Refused;
  crossed?: Crossed[];
}

/** Takes a slip in the caller's transaction; the caller must roll back if it is refused. Throws the Refusal `insufficient_balance`. */
export async function takeSlip(trx: Db, input: SlipInput): Promise<Taken> {
  const { wallet, stake, transfers = [], merchant, tells } = input;
  const { currency, memberId } = wallet;
  const asked = JSON.stringify(slipInput(input));
  const { rows } = await sql<{ answer: Answer }>`${prepared} select lottery_place_slip(${asked}::jsonb) as answer`
    .execute(trx)
    .catch((error: unknown) => {
      throw ledgerRefusal(error, { asset: currency });
    });
  const { refused, crossed = [] } = rows[0]!.answer;
  if (refused) return { refused: toldOf(refused, currency) };
  afterCommit(trx, (committed) => {
    for (const transfer of [...(stake ? [stake] : []), ...transfers]) countTransfer(transfer);
    if (stake || tells) notify(committed, [{ merchant, memberId }]);
  });
  return { crossed };
}

/**
 * A gateway takes only a few slips on one draw at a time; slips waiting for a closing draw do not hold up those on other draws. More would
 * just wait for each other in the database, for the house's account and the rows of popular numbers. Every waiting slip slows it down
 * further, so a gateway that falls behind would stay behind until the close (ADR 124).
 */
const turns = new NamedTurns(3);

/** A slip taken under its idempotency key, now or earlier. */
export interface TakenOnce<Answer> {
  answer: Answer;
  crossed: Crossed[];
}

/**
 * Takes a slip under its idempotency key in one statement, outside any transaction. `answer` is stored without the balance, which the
 * database adds. A repeated call gets the first answer. Throws the Refusals `insufficient_balance`, `idempotency_key_in_flight` and
 * `idempotency_key_reused`.
 */
export async function takeSlipOnce<Stored>(
  db: Db,
  input: SlipInput & { stake: Transfer },
  { lock, hash, key, operation, answer }: Keyed & { key: string; operation: string; answer: object },
): Promise<TakenOnce<Stored> | { refused: NotTaken[] }> {
  const { wallet, stake, merchant } = input;
  const { currency, memberId } = wallet;
  const slip = JSON.stringify(slipInput(input));
  const once = JSON.stringify({ lock, hash, key, operation, answer });
  try {
    const { rows } = await turns.take(drawsOf(input), () =>
      retryOnConflict(() =>
        sql<{
          taken: { answer: Stored; crossed?: Crossed[] };
        }>`${prepared} select lottery_place_once(${slip}::jsonb, ${once}::jsonb) as taken`.execute(db),
      ),
    );
    const { answer: stored, crossed } = rows[0]!.taken;
    if (crossed) {
      countTransfer(stake);
      notify(db, [{ merchant, memberId }]);
    }
    return { answer: stored, crossed: crossed ?? [] };
  } catch (error) {
    const { code, detail } = error as { code?: string; detail?: string };
    if (code === 'LT001') return { refused: toldOf(JSON.parse(detail ?? '[]') as Refused, currency) };
    if (code === 'LT002') throw new Refusal('idempotency_key_in_flight');
    if (code === 'LT003') throw new Refusal('idempotency_key_reused');
    throw ledgerRefusal(error, { asset: currency });
  }
}

const drawsOf = ({ merchant, ticket }: SlipInput): string => [merchant, ...new Set(ticket?.lines.map(({ draw }) => draw.id))].join(' ');

function toldOf(refused: Refused, currency: SlipInput['wallet']['currency']): NotTaken[] {
  const left = (minor: string) => toDecimal({ minor: BigInt(minor), currency });
  return refused.map(({ left: minor, ...why }) => ({ ...why, ...(minor !== undefined && { left: left(minor) }) }));
}
