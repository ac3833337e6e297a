import type { Db } from '../../../kernel/tables.ts';
import { lockHeads } from '../contracts/lines.ts';
import { billFrom, billToStore } from '../settlement/stored-bills.ts';

/**
 * Closes the open part of a claim without paying it; the bill is owed that much less. Returns the amount in minor units, or 0 if the claim
 * was paid meanwhile. `by` is the approved proposal of two operators.
 */
export async function writeOffClaim(trx: Db, { id, headId, by }: { id: string; headId: string; by: string }, now: Date): Promise<bigint> {
  await lockHeads(trx, [headId]);
  const claim = await trx.selectFrom('agent_claim').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
  const open = BigInt(claim.amount);
  if (open === 0n) return 0n;
  await trx
    .updateTable('agent_claim')
    .set({ amount: 0n, written_off: open, written_off_at: now, written_off_by: by })
    .where('id', '=', id)
    .execute();
  if (claim.bill_key !== null) {
    const row = await trx.selectFrom('agent_bill').selectAll().where('key', '=', claim.bill_key).executeTakeFirstOrThrow();
    const bill = billFrom(row);
    await trx
      .updateTable('agent_bill')
      .set(billToStore({ ...bill, owed: bill.owed - open, writtenOff: bill.writtenOff + open }))
      .where('key', '=', row.key)
      .execute();
  }
  return open;
}
