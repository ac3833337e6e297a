import type { components } from '@parlour/api/contract';
import { money, type Money } from '@parlour/domain';
import { stakeOf, whyNotLimits } from '@parlour/domain/lottery';
import type { Context } from '../../../kernel/context.ts';
import { Refusal, type LineError } from '../../../kernel/refusal.ts';
import { transfers } from '../../../ledger/transfers.ts';
import { openSteps } from './chases.ts';
import { limitTold, priceOffered, wireOdds } from './price.ts';
import { whyNotDraw, type Situation, type SlipDraw } from './situation.ts';
import { newId } from './slip-input.ts';
import { takeSlip } from './take.ts';

type Payload = components['schemas']['ChasePayload'];

/** The draws of a chase. */
export const chaseDrawIds = (chase: Payload | undefined): readonly string[] => chase?.draws ?? [];

/**
 * Why a chase is refused; empty if it is accepted. Its line's index follows the slip's own lines. Throws `invalid_request` for an
 * impossible plan.
 */
export function chaseRefused({ wallet, draws }: Situation, chase: Payload, index: number, acceptBetter: boolean): LineError[] {
  const steps = stepsOf(chase, draws);
  const games = new Set(steps.map(({ draw }) => draw.gameCode));
  const ascending = steps.every(({ draw }, at) => at === 0 || draw.drawAt > steps[at - 1]!.draw.drawAt);
  if (chase.draws.length !== chase.multipliers.length || games.size !== 1 || !ascending)
    throw new Refusal('invalid_request', { message: 'a chase has a multiplier for each draw of one game, in their order' });
  const errors: LineError[] = steps.flatMap(({ draw }): LineError[] => {
    // A chase waits for a draw that has not opened, but a draw that no longer takes bets never will.
    const why = draw.status === 'scheduled' ? null : whyNotDraw(draw);
    return why ? [{ line: index, drawId: draw.id, code: why }] : [];
  });
  if (errors.length > 0) return errors;
  const priced = priceOffered(chase.line, index, steps[0]!.draw, { currency: wallet.currency, acceptBetter });
  if ('errors' in priced) return priced.errors;
  const { line, draw: first } = priced.lines[0]!;
  return steps.flatMap(({ draw, multiplier }): LineError[] => {
    const times = ({ minor }: Money) => money(minor * BigInt(multiplier), wallet.currency);
    const step = { ...line, unit: times(line.unit), stake: times(line.stake) };
    const beyond = whyNotLimits(first.pack, step, { staked: money(0n, wallet.currency) });
    return beyond ? [{ line: index, drawId: draw.id, field: 'multipliers', ...limitTold(line.type, beyond) }] : [];
  });
}

/**
 * Sets aside the stakes of all steps, and places lines for those whose draws are open. The chase was already accepted. Throws the Refusal
 * `insufficient_balance`.
 */
export async function beginChase(context: Context, situation: Situation, chase: Payload, acceptBetter: boolean) {
  const { db, merchant, clock } = context;
  const { wallet, draws } = situation;
  const { memberId, book, currency } = wallet;
  const now = clock.now();
  const time = clock.statementTime();
  const priced = priceOffered(chase.line, 0, draws.get(chase.draws[0]!)!, { currency, acceptBetter });
  if ('errors' in priced) throw new Error('a chase that is refused was begun');
  const { draw, line, group } = priced.lines[0]!;
  const chaseId = newId(now);
  const steps = stepsOf(chase, draws).map(({ draw: { id: drawId }, multiplier }, at) => ({
    step: at + 1,
    drawId,
    multiplier,
    stake: stakeOf(money(line.unit.minor * BigInt(multiplier), currency), line.costUnits, line.combinations),
  }));
  const stake = money(
    steps.reduce((sum, step) => sum + step.stake.minor, 0n),
    currency,
  );
  const held = steps.map(({ step, stake: amount }) =>
    transfers.chaseHeld({ merchant: merchant.code, book, memberId, amount, chaseId, step }),
  );
  await takeSlip(db, { merchant: merchant.code, wallet, now, time, transfers: held, tells: true });
  await db
    .insertInto('lottery_chase')
    .values({
      id: chaseId,
      merchant: merchant.code,
      member_id: memberId,
      game_code: draw.gameCode,
      book,
      currency,
      key: chaseId,
      type: line.type.id,
      at: line.at ?? null,
      selection: [...line.selection],
      unit: line.unit.minor,
      cost_units: line.costUnits,
      odds: JSON.stringify(wireOdds(line.odds)),
      prize_group: group ?? null,
      combinations: line.combinations,
      stop_on_win: chase.stopOnWin,
      stake: stake.minor,
      placed_at: now,
    })
    .execute();
  await db
    .insertInto('lottery_chase_step')
    .values(
      steps.map(({ step, drawId, multiplier, stake: amount }) => ({
        chase_id: chaseId,
        step,
        merchant: merchant.code,
        draw_id: drawId,
        multiplier,
        stake: amount.minor,
        changed_at: now,
      })),
    )
    .execute();
  const placed = await openSteps(db, { merchant, chaseId, now, time });
  return { chaseId, stake, ticketId: placed[0]?.ticketId, lines: placed.map(({ lineId, drawId }) => ({ lineId, drawId })) };
}

function stepsOf({ draws: ids, multipliers }: Payload, draws: Situation['draws']): { draw: SlipDraw; multiplier: number }[] {
  return ids.map((id, at) => ({ draw: draws.get(id)!, multiplier: multipliers[at] ?? 1 }));
}
