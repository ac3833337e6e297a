import { money, toDecimal, type Currency } from '@parlour/domain';
import type { Odds } from '@parlour/domain/lottery';
import { sql, type Selectable } from 'kysely';
import type { Merchant, Merchants } from '../../../kernel/merchants.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Db } from '../../../kernel/tables.ts';
import { inSavepoint, inTransaction } from '../../../kernel/transaction.ts';
import { post } from '../../../ledger/post.ts';
import type { Book } from '../../../ledger/registry.ts';
import { transfers } from '../../../ledger/transfers.ts';
import { offeredPack } from '../offered-packs.ts';
import type { DrawStatus, LineState, LotteryChaseStepTable, LotteryChaseTable } from '../tables.ts';
import { publishOdds } from './odds-changed.ts';
import { notLower, priceLine } from './price.ts';
import { situationOf, whyNotDraw } from './situation.ts';
import { newId } from './slip-input.ts';
import { takeSlip, type Crossed } from './take.ts';

type ChaseRow = Selectable<LotteryChaseTable>;
type StepRow = Selectable<LotteryChaseStepTable> & { draw_status: DrawStatus; is_open: boolean; line_state: LineState | null };

interface At {
  merchant: Merchant;
  now: Date;
  /** Replaces the database's clock; null to use that. */
  time: Date | null;
}

/** A step that was placed as a line. */
export interface PlacedStep {
  ticketId: string;
  lineId: string;
  drawId: string;
  book: Book;
  crossed: Crossed[];
}

/**
 * Continues the chases of a draw that was opened, settled, closed or voided: steps are placed as lines, or their stakes returned. Each
 * chase has its own transaction, and repeating the call changes nothing. Returns how many chases changed. The draws' jobs call it after
 * each such change.
 */
export async function advanceChases(
  db: Db,
  merchants: Pick<Merchants, 'all'>,
  { merchant: code, drawId, now, time = null }: { merchant: string; drawId: string; now: Date; time?: Date | null },
): Promise<number> {
  const merchant = merchants.all.find((each) => each.code === code);
  // Nothing is placed for a merchant whose brand no longer exists.
  if (!merchant) return 0;
  const { rows } = await sql<{ id: string }>`
    select id from lottery_chase where merchant = ${code} and state = 'running'
      and id in (select chase_id from lottery_chase_step where merchant = ${code} and draw_id = ${drawId})
    order by id`.execute(db);
  let changed = 0;
  for (const { id } of rows) {
    const placed = await inTransaction(db, (trx) => openSteps(trx, { merchant, chaseId: id, now, time }));
    changed += placed.length > 0 ? 1 : 0;
    for (const { drawId: draw, crossed, book } of placed) if (book === 'real') await tellCrossed(db, merchant, draw, crossed);
  }
  return changed;
}

/**
 * Places those steps of a chase whose draws are open, in the caller's transaction. If the chase stops on a win, a step waits until all
 * earlier lines are settled. Returns the stakes of steps whose draw has closed or was voided, whose odds fell, or that a limit refuses.
 */
export async function openSteps(trx: Db, { merchant, chaseId, now, time }: At & { chaseId: string }): Promise<PlacedStep[]> {
  const chase = await trx.selectFrom('lottery_chase').selectAll().where('id', '=', chaseId).forUpdate().executeTakeFirstOrThrow();
  if (chase.state !== 'running') return [];
  const steps = await stepsOf(trx, chaseId, time);
  if (chase.stop_on_win && steps.some(({ line_state }) => line_state === 'won')) {
    await giveBack(trx, chase, steps, 'WON', now);
    await endChase(trx, chaseId, 'won', now);
    return [];
  }
  const placed: PlacedStep[] = [];
  // Stakes are returned last, because notifying a member of the balance locks the events.
  const back: { step: StepRow; reason: string; state: 'returned' | 'skipped' }[] = [];
  for (const step of steps) {
    if (step.state !== 'held') continue;
    const undecided = steps.some(({ step: n, line_state }) => n < step.step && (line_state === 'accepted' || line_state === 'pending'));
    const mayPlace = step.is_open && !(chase.stop_on_win && (undecided || placed.length > 0));
    if (mayPlace) {
      const outcome = await placeStep(trx, chase, step, { merchant, now, time });
      if (typeof outcome === 'string') back.push({ step, reason: outcome, state: 'skipped' });
      else placed.push(outcome);
    } else if (step.draw_status === 'void') back.push({ step, reason: 'VOID_DRAW', state: 'returned' });
    else if (!step.is_open && step.draw_status !== 'scheduled') back.push({ step, reason: 'DRAW_CLOSED', state: 'skipped' });
  }
  for (const { step, reason, state } of back) await giveBack(trx, chase, [step], reason, now, state);
  const left = await trx
    .selectFrom('lottery_chase_step')
    .select('step')
    .where('chase_id', '=', chaseId)
    .where('state', '=', 'held')
    .executeTakeFirst();
  if (!left) await endChase(trx, chaseId, 'done', now);
  return placed;
}

/** Stops a chase, returning the stakes of steps not placed yet. Throws the Refusal `not_found`; does nothing to a chase that has ended. */
export async function stopChase(trx: Db, { chaseId, memberId, now }: { chaseId: string; memberId: string; now: Date }): Promise<void> {
  const chase = await trx
    .selectFrom('lottery_chase')
    .selectAll()
    .where('id', '=', chaseId)
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirst();
  if (!chase) throw new Refusal('not_found');
  if (chase.state !== 'running') return;
  await giveBack(trx, chase, await stepsOf(trx, chaseId, null), 'STOPPED', now);
  await endChase(trx, chaseId, 'stopped', now);
}

async function stepsOf(trx: Db, chaseId: string, time: Date | null): Promise<StepRow[]> {
  const { rows } = await sql<StepRow>`
    select s.*, d.status as draw_status, l.state as line_state,
      d.status in ('open', 'closing') and coalesce(${time}::timestamptz, clock_timestamp()) < d.closes_at as is_open
    from lottery_chase_step s
    join lottery_draw d on d.merchant = s.merchant and d.id = s.draw_id
    left join lottery_line l on l.id = s.line_id
    where s.chase_id = ${chaseId} order by s.step`.execute(trx);
  return rows;
}

/** Places a step as a line at the current odds, or returns why that is impossible. */
async function placeStep(trx: Db, chase: ChaseRow, step: StepRow, { merchant, now, time }: At): Promise<PlacedStep | string> {
  const { id: chaseId, member_id: memberId } = chase;
  const currency = chase.currency as Currency;
  try {
    return await inSavepoint(trx, async () => {
      const situation = await situationOf(trx, { merchant, memberId, drawIds: [step.draw_id], time });
      const draw = situation.draws.get(step.draw_id)!;
      const why = whyNotDraw(draw);
      if (why) throw new Refusal(why);
      const unit = toDecimal(money(BigInt(chase.unit) * BigInt(step.multiplier), currency));
      const asked = {
        type: chase.type,
        ...(chase.at !== null && { at: chase.at }),
        selection: chase.selection,
        unit,
        ...(chase.prize_group !== null && { group: chase.prize_group }),
      };
      const priced = priceLine(asked, 0, draw, currency);
      if ('errors' in priced) throw new Refusal(priced.errors[0]!.code);
      const [line] = priced.lines;
      const fell = priced.lines.length > 1 || !notLower(line!.line.odds, chase.odds as Odds);
      // A step must cost exactly what was set aside for it.
      if (fell || line!.line.stake.minor !== BigInt(step.stake)) throw new Refusal('odds_changed');
      const ticketId = newId(now);
      const lineId = newId(now);
      const lines = [{ ...line!, id: lineId, chase: { id: chaseId, step: step.step } }];
      const amount = line!.line.stake;
      const transfer = transfers.chasePlaced({ merchant: merchant.code, book: chase.book, memberId, amount, chaseId, step: step.step });
      const ticket = { id: ticketId, lines };
      const taken = await takeSlip(trx, {
        merchant: merchant.code,
        wallet: situation.wallet,
        now,
        time,
        ticket,
        transfers: [transfer],
      });
      if ('refused' in taken) throw new Refusal(taken.refused[0]!.code === 'moved' ? 'odds_changed' : taken.refused[0]!.code);
      await trx
        .updateTable('lottery_chase_step')
        .set({ state: 'placed', line_id: lineId, changed_at: now })
        .where('chase_id', '=', chaseId)
        .where('step', '=', step.step)
        .execute();
      return { ticketId, lineId, drawId: step.draw_id, book: chase.book, crossed: taken.crossed };
    });
  } catch (error) {
    if (error instanceof Refusal) return error.code.toUpperCase();
    throw error;
  }
}

/** Returns the stakes of waiting steps to the member. */
async function giveBack(
  trx: Db,
  { id: chaseId, merchant, book, currency, member_id: memberId }: ChaseRow,
  steps: readonly StepRow[],
  reason: string,
  now: Date,
  state: 'returned' | 'skipped' = 'returned',
): Promise<void> {
  for (const { step, stake, state: before } of steps) {
    if (before !== 'held') continue;
    const amount = money(BigInt(stake), currency as Currency);
    await post(trx, transfers.chaseReturned({ merchant, book, memberId, amount, chaseId, step }), now);
    await trx
      .updateTable('lottery_chase_step')
      .set({ state, reason, changed_at: now })
      .where('chase_id', '=', chaseId)
      .where('step', '=', step)
      .execute();
  }
}

async function endChase(trx: Db, chaseId: string, state: 'done' | 'stopped' | 'won', now: Date): Promise<void> {
  await trx.updateTable('lottery_chase').set({ state, ended_at: now }).where('id', '=', chaseId).execute();
}

async function tellCrossed(db: Db, merchant: Merchant, drawId: string, crossed: readonly Crossed[]): Promise<void> {
  if (crossed.length === 0) return;
  const draw = await db
    .selectFrom('lottery_draw')
    .select(['game_code', 'pack_id', 'pack_version'])
    .where('merchant', '=', merchant.code)
    .where('id', '=', drawId)
    .executeTakeFirstOrThrow();
  const pack = await offeredPack(db, merchant.code, draw.pack_id, draw.pack_version!);
  await publishOdds(db, merchant, new Map([[drawId, { gameCode: draw.game_code, pack: pack! }]]), crossed);
}
