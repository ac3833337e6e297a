import type { components } from '@parlour/api/contract';
import { money, toDecimal, toWire, type Currency } from '@parlour/domain';
import { sql, type Selectable } from 'kysely';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Db } from '../../../kernel/tables.ts';
import { pageOf, rowsOf, type PageQuery } from '../../../kernel/page.ts';
import type { GameNames } from '../shown/game-names.ts';
import type { LineState, LotteryChaseStepTable, LotteryChaseTable } from '../tables.ts';

type Schemas = components['schemas'];
type ChaseRow = Selectable<LotteryChaseTable>;
type StepRow = Selectable<LotteryChaseStepTable> & { line_state: LineState | null };

/** A page of a member's chases with their steps, newest first. */
export async function chasesOf(db: Db, memberId: string, page: PageQuery, nameOf: GameNames): Promise<Schemas['ChasePage']> {
  const own = db.selectFrom('lottery_chase').where('member_id', '=', memberId);
  const { limit, offset } = rowsOf(page);
  const rows = await own.selectAll().orderBy('placed_at', 'desc').orderBy('id', 'desc').limit(limit).offset(offset).execute();
  const { count } = await own.select((e) => e.fn.countAll().as('count')).executeTakeFirstOrThrow();
  return { list: await withSteps(db, rows, nameOf), page: pageOf(page, Number(count)) };
}

/** One chase. Throws the Refusal `not_found` unless it is the member's. */
export async function chaseOf(db: Db, memberId: string, chaseId: string, nameOf: GameNames): Promise<Schemas['Chase']> {
  const rows = await db.selectFrom('lottery_chase').selectAll().where('id', '=', chaseId).where('member_id', '=', memberId).execute();
  const [chase] = await withSteps(db, rows, nameOf);
  if (!chase) throw new Refusal('not_found');
  return chase;
}

async function withSteps(db: Db, chases: readonly ChaseRow[], nameOf: GameNames): Promise<Schemas['Chase'][]> {
  if (chases.length === 0) return [];
  const { rows: steps } = await sql<StepRow>`
    select s.*, l.state as line_state from lottery_chase_step s left join lottery_line l on l.id = s.line_id
    where s.chase_id = any (${chases.map(({ id }) => id)}::uuid[]) order by s.chase_id, s.step`.execute(db);
  return chases.map((chase) =>
    toWireChase(
      chase,
      steps.filter(({ chase_id }) => chase_id === chase.id),
      nameOf,
    ),
  );
}

function toWireChase(chase: ChaseRow, steps: readonly StepRow[], nameOf: GameNames): Schemas['Chase'] {
  const currency = chase.currency as Currency;
  const of = (minor: string | number | bigint) => toWire(money(BigInt(minor), currency));
  const held = steps.reduce((sum, { state, stake }) => (state === 'held' ? sum + BigInt(stake) : sum), 0n);
  return {
    chaseId: chase.id,
    gameCode: chase.game_code,
    gameName: nameOf(chase.game_code),
    type: chase.type,
    ...(chase.at !== null && { at: chase.at }),
    selection: [...chase.selection],
    unit: toDecimal(money(BigInt(chase.unit), currency)),
    costUnits: chase.cost_units,
    odds: typeof chase.odds === 'string' ? chase.odds : { ...chase.odds },
    ...(chase.prize_group !== null && { group: chase.prize_group }),
    stopOnWin: chase.stop_on_win,
    state: chase.state,
    held: of(held),
    placedAt: chase.placed_at.toISOString(),
    steps: steps.map((step) => ({
      step: step.step,
      drawId: step.draw_id,
      multiplier: step.multiplier,
      stake: of(step.stake),
      state: step.state,
      ...(step.reason !== null && { reason: step.reason }),
      ...(step.line_id !== null && { lineId: step.line_id }),
      ...(step.line_state !== null && { lineState: step.line_state }),
    })),
  };
}
