import { sql } from 'kysely';
import type { components } from '@parlour/api/contract';
import { notify } from '../../../db/notifier.ts';
import type { WireEvent } from '../../../db/publish.ts';
import type { Db } from '../../../kernel/tables.ts';
import { afterCommit } from '../../../kernel/transaction.ts';
import type { DrawStatus, PartialResult } from '../tables.ts';

type EventOf<Type extends WireEvent['type']> = Omit<Extract<WireEvent, { type: Type }>, 'type'>;

/** An event for a member, or with `memberId` null for everyone at the merchant's site. */
export type LotteryEvent = { merchant: string; memberId: string | null } & {
  [Type in 'drawStatus' | 'drawResult' | 'lineSettled' | 'balanceChanged']: { type: Type; data: EventOf<Type> };
}['drawStatus' | 'drawResult' | 'lineSettled' | 'balanceChanged'];

/**
 * Sends many events by one statement, if and when the caller's `inTransaction` commits; members in one order, so that two transactions
 * never wait for each other. Call it last in the transaction.
 */
export async function publishMany(trx: Db, events: readonly LotteryEvent[]): Promise<void> {
  if (events.length === 0) return;
  const rows = events.map(({ merchant, memberId, type, data }) => ({ merchant, member: memberId, type, data }));
  await sql`select event_put_many(${JSON.stringify(rows)}::jsonb)`.execute(trx);
  const heard = [...new Map(events.map(({ merchant, memberId }) => [`${merchant}/${memberId}`, { merchant, memberId }])).values()];
  afterCommit(trx, (committed) => notify(committed, heard));
}

interface ToldDraw {
  merchant: string;
  id: string;
  game_code: string;
  closes_at: Date;
}

/** That a draw has come to a status, for everyone at its merchant's site. */
export function statusEvent(draw: ToldDraw, status: DrawStatus, bookHash?: string | null): LotteryEvent {
  const data = {
    drawId: draw.id,
    gameCode: draw.game_code,
    status,
    closesAt: draw.closes_at.toISOString(),
    ...(bookHash ? { bookHash } : {}),
  };
  return { merchant: draw.merchant, memberId: null, type: 'drawStatus', data };
}

/** The numbers of a draw as far as they are known. */
export function resultEvent(draw: Pick<ToldDraw, 'merchant' | 'id' | 'game_code'>, result: PartialResult, complete: boolean): LotteryEvent {
  const known = result as components['schemas']['LotteryResult'];
  return {
    merchant: draw.merchant,
    memberId: null,
    type: 'drawResult',
    data: { drawId: draw.id, gameCode: draw.game_code, result: known, complete },
  };
}
