import { sql } from 'kysely';
import { publishMany } from '../../../db/publish.ts';
import type { Db } from '../../../kernel/tables.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { tellFollowers } from './followers.ts';
import { scheduleSettlement } from './set-result.ts';
import { demandStatus, drawsWithLines, holdDraw, noteSteps, type Draw, type DrawName } from './steps.ts';
import { statusEvent, type LotteryEvent } from './tell.ts';

/** Why a draw is void, and who decided it: a job, an operator, or two separated by a comma. */
export interface VoidDecision {
  reason: string;
  by: string;
}

/**
 * Voids a draw: every stake is returned, and everything it paid is taken back. The caller has ensured that one operator decided before the
 * settlement, or two after it. Throws `draw_state` if the draw is void already, and `not_found`.
 */
export async function voidDraw(db: Db, name: DrawName, decision: VoidDecision, now: Date): Promise<void> {
  await inTransaction(db, async (trx) => {
    const draw = await holdDraw(trx, name);
    demandStatus(draw, 'scheduled', 'open', 'closing', 'closed', 'resulted', 'settling', 'settled', 'corrected');
    await publishMany(trx, await voidHeld(trx, [draw], decision, now));
  });
}

/** The same for draws that the caller holds; returns the events to publish at the end of the transaction. */
export async function voidHeld(trx: Db, draws: readonly Draw[], { reason, by }: VoidDecision, now: Date): Promise<LotteryEvent[]> {
  if (draws.length === 0) return [];
  // A draw that never opened has no bets.
  const lined = await drawsWithLines(
    trx,
    draws.filter(({ status }) => status !== 'scheduled'),
  );
  const facts = draws.map(({ merchant, id }) => ({ merchant, id, lined: lined.has(`${merchant}/${id}`) }));
  await sql`
    update lottery_draw d set status = 'void', void_reason = ${reason}, next_at = null, stopped_reason = null, run = d.run + 1, run_cursor = null,
      settled_at = case when x.lined then null else ${now}::timestamptz end
    from jsonb_to_recordset(${JSON.stringify(facts)}::jsonb) as x(merchant text, id text, lined boolean)
    where d.merchant = x.merchant and d.id = x.id`.execute(trx);
  await noteSteps(
    trx,
    draws.map((draw) => ({ draw, from: draw.status, to: 'void', by, evidence: { reason } })),
    now,
  );
  for (const draw of draws) if (lined.has(`${draw.merchant}/${draw.id}`)) await scheduleSettlement(trx, draw, draw.run + 1, now);
  await tellFollowers(trx, draws, 'void', now);
  return draws.map((draw) => statusEvent(draw, 'void'));
}
