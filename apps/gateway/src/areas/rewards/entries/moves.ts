import { mayMove, type EntryMover, type EntryStatus } from '@parlour/domain/rewards';
import type { Insertable } from 'kysely';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Db } from '../../../kernel/tables.ts';
import type { PromotionEntryTable } from '../tables.ts';

/** Consecutive moves of an entry: the target status of each, and who makes it. */
export type Moves = readonly (readonly [to: EntryStatus, by: EntryMover])[];

interface Entry {
  id: string;
  merchant: string;
  /** The entry's current status. */
  from: EntryStatus;
}

interface When {
  at: Date;
  operator?: string | null;
}

/**
 * Records moves of an entry. Throws `promotion_state` for a transition that the state machine does not have (R1); nothing has changed then.
 */
export async function moveEntry(trx: Db, entry: Entry, moves: Moves, when: When): Promise<void> {
  const steps = stepsOf(entry, moves, when);
  if (steps.length > 0) await trx.insertInto('promotion_event').values(steps).execute();
}

/** Creates an entry with its first moves, as `moveEntry` records them. */
export async function newEntry(trx: Db, row: Insertable<PromotionEntryTable>, from: EntryStatus, moves: Moves, at: Date): Promise<void> {
  const { id, merchant } = row;
  await trx
    .with('made', (made) => made.insertInto('promotion_entry').values(row))
    .insertInto('promotion_event')
    .values(stepsOf({ id, merchant, from }, moves, { at }))
    .execute();
}

function stepsOf({ id, merchant, from }: Entry, moves: Moves, { at, operator = null }: When) {
  return stepsThrough(from, moves).map((step) => ({
    entry_id: id,
    merchant,
    from_status: step.from,
    to_status: step.to,
    mover: step.mover,
    by_operator: operator,
    at,
  }));
}

/** The start and end status of each move. Throws `promotion_state` for a transition that the state machine does not have (R1). */
export function stepsThrough(from: EntryStatus, moves: Moves): { from: EntryStatus; to: EntryStatus; mover: EntryMover }[] {
  let status = from;
  return moves.map(([to, mover]) => {
    if (!mayMove(status, to, mover)) throw new Refusal('promotion_state', { message: `no edge leads from ${status} to ${to} by ${mover}` });
    const step = { from: status, to, mover };
    status = to;
    return step;
  });
}
