import { mayMove, type EntryMover, type EntryStatus } from '@parlour/domain/rewards';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Db } from '../../../kernel/tables.ts';

/** Steps of an entry, one after the other: where each leads, and who takes it. */
export type Moves = readonly (readonly [to: EntryStatus, by: EntryMover])[];

/**
 * Writes down what happens to an entry, from the status that it has. Throws `promotion_state` for an edge that the machine does not have
 * (R1); the caller changes nothing then.
 */
export async function moveEntry(
  trx: Db,
  { id, merchant, from }: { id: string; merchant: string; from: EntryStatus },
  moves: Moves,
  { at, operator = null }: { at: Date; operator?: string | null },
): Promise<void> {
  let status = from;
  const steps = moves.map(([to, mover]) => {
    if (!mayMove(status, to, mover)) throw new Refusal('promotion_state', { message: `no edge leads from ${status} to ${to} by ${mover}` });
    const step = { entry_id: id, merchant, from_status: status, to_status: to, mover, by_operator: operator, at };
    status = to;
    return step;
  });
  if (steps.length > 0) await trx.insertInto('promotion_event').values(steps).execute();
}
