import { sql } from 'kysely';
import type { Db } from '../../../kernel/tables.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { DrawStatus, LotteryDrawTable } from '../tables.ts';
import type { Selectable } from 'kysely';

export type Draw = Selectable<LotteryDrawTable>;

/** Identifies a draw: its id is unique only within its merchant. */
export interface DrawName {
  merchant: string;
  id: string;
}

/** The key of a transition, which can be used once; it is numbered if a draw can reach the status repeatedly. */
function stepKey(drawId: string, status: DrawStatus, n?: number): string {
  return n === undefined || n <= 1 ? `draw:${drawId}:${status}` : `draw:${drawId}:${status}:${n}`;
}

/** The record of a transition. */
export interface Step {
  draw: DrawName;
  from: DrawStatus;
  to: DrawStatus;
  /** How many times the draw has reached this status. */
  n?: number;
  by: string;
  evidence?: Readonly<Record<string, unknown>>;
}

/** Records transitions; the caller has made them in the same transaction. */
export async function noteSteps(trx: Db, steps: readonly Step[], at: Date): Promise<void> {
  if (steps.length === 0) return;
  await trx
    .insertInto('lottery_draw_step')
    .values(
      steps.map(({ draw, from, to, n, by, evidence }) => ({
        merchant: draw.merchant,
        key: stepKey(draw.id, to, n),
        draw_id: draw.id,
        from_status: from,
        to_status: to,
        at,
        made_by: by,
        evidence: JSON.stringify(evidence ?? {}),
      })),
    )
    .execute();
}

/** Locks a draw against every other transition until the caller's transaction ends, and returns it. Throws `not_found`. */
export async function holdDraw(trx: Db, { merchant, id }: DrawName): Promise<Draw> {
  const draw = await trx
    .selectFrom('lottery_draw')
    .selectAll()
    .where('merchant', '=', merchant)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!draw) throw new Refusal('not_found');
  return draw;
}

/** Locks the draws that still have this status, in the order of their names. */
export async function holdDraws(trx: Db, names: readonly DrawName[], status: DrawStatus): Promise<Draw[]> {
  if (names.length === 0) return [];
  const { rows } = await sql<Draw>`
    select d.* from lottery_draw d
    where (d.merchant, d.id) in (select x.merchant, x.id from jsonb_to_recordset(${JSON.stringify(names)}::jsonb) as x(merchant text, id text))
      and d.status = ${status}
    order by d.merchant, d.id for no key update`.execute(trx);
  return rows;
}

/**
 * Which of the draws have lines, as `merchant/id`. One query for all: asked for one draw at a time, Postgres assumes that the newest draw's
 * line count is typical, and reads all lines for every draw without any.
 */
export async function drawsWithLines(trx: Db, draws: readonly DrawName[]): Promise<ReadonlySet<string>> {
  if (draws.length === 0) return new Set();
  const names = JSON.stringify(draws.map(({ merchant, id }) => ({ merchant, id })));
  const { rows } = await sql<DrawName>`
    select distinct l.merchant, l.draw_id as id from lottery_line l
    where (l.merchant, l.draw_id) in (select x.merchant, x.id from jsonb_to_recordset(${names}::jsonb) as x(merchant text, id text))`.execute(
    trx,
  );
  return new Set(rows.map(({ merchant, id }) => `${merchant}/${id}`));
}

/** Throws `draw_state` unless the draw has one of these statuses. */
export function demandStatus(draw: Pick<Draw, 'id' | 'status'>, ...allowed: readonly DrawStatus[]): void {
  if (!allowed.includes(draw.status)) throw new Refusal('draw_state', { params: { status: draw.status } });
}
