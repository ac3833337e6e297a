import type { components } from '@parlour/api/contract';
import { sql, type Selectable } from 'kysely';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Db } from '../../../kernel/tables.ts';
import { bookRowOf } from '../slips/book-row.ts';
import type { DrawStatus, LotteryLineTable } from '../tables.ts';

/** Rows per part: a draw may have a hundred thousand. */
const atOnce = 5000;
const first = '00000000-0000-0000-0000-000000000000';

const over: ReadonlySet<DrawStatus> = new Set(['settled', 'corrected', 'void']);

/** Whether nothing depends on a draw any more. */
export const isOver = (status: DrawStatus): boolean => over.has(status);

/**
 * A part of a draw's book; its rows are what the published hash covers. Throws the Refusals `not_found` and, as long as it could reveal
 * other people's bets, `draw_state`.
 */
export async function drawBook(
  db: Db,
  { merchant, drawId, after = first }: { merchant: string; drawId: string; after?: string | undefined },
): Promise<components['schemas']['DrawBookPart']> {
  const draw = await db
    .selectFrom('lottery_draw')
    .select('status')
    .where('merchant', '=', merchant)
    .where('id', '=', drawId)
    .executeTakeFirst();
  if (!draw) throw new Refusal('not_found');
  if (!isOver(draw.status)) throw new Refusal('draw_state');
  const { rows } = await sql<Selectable<LotteryLineTable>>`
    select id, type, at, selection, unit::text, cost_units, odds, placed_at, currency from lottery_line
    where merchant = ${merchant} and draw_id = ${drawId} and id > ${after} and state <> 'cancelled' order by id limit ${atOnce}`.execute(
    db,
  );
  const last = rows.at(-1);
  return { rows: rows.map(bookRowOf), ...(rows.length === atOnce && last && { next: last.id }) };
}
