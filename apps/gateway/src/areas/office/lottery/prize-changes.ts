import { readsPrize } from '@parlour/domain/lottery';
import { readVoidPrizes, voidPrizes } from '../../lottery/draws/void-prizes.ts';
import { reasonFor } from '../games/the-game.ts';
import { refused, type InputOf, type Operator, type Schema } from '../operator.ts';
import { approvedBy, type Examined } from '../proposals/examined.ts';
import { ofDraw, stakesOf, voidPrizesChange } from './draw-changes.ts';
import { packOf } from './draw-page.ts';
import { drawToWire, refuseSeeded, theDraw } from './draws.ts';
import { deciders } from './names.ts';

/** Voids prizes of a closed draw: when it is settled, bets that depend on one are refunded. Always takes two operators. */
export async function prizesVoid(operator: Operator, input: InputOf<'voidDrawPrizes'>): Promise<Schema<'OfficeDraw'>> {
  approvedBy(operator);
  const { draw, reason } = await prizesOf(operator, input);
  const [asked, approved] = await deciders(operator);
  if (approved === undefined) throw refused('approval_needed', 'This takes two operators: one proposes it and another approves it.');
  const { merchant, id } = draw;
  await voidPrizes(operator.db, { merchant, id }, { prizes: input.prizes, reason, asked, approved }, operator.clock.now());
  return drawToWire(await theDraw(operator, input));
}

export async function examinePrizesVoid(operator: Operator, input: InputOf<'voidDrawPrizes'>): Promise<Examined> {
  const { draw, reason, prizes } = await prizesOf(operator, input);
  const pack = await packOf(operator, draw);
  const types = pack.types.filter((type) => readsPrize(pack, type, prizes)).map(({ id }) => id);
  const { rows, text } = await stakesOf(operator, draw, types);
  return {
    ...ofDraw(draw),
    changes: [...voidPrizesChange(draw, prizes), ...(rows === 0 ? [] : [{ field: 'refund' as const, before: null, after: text }])],
    effect: null,
    reason,
    needsTwo: true,
  };
}

async function prizesOf(operator: Operator, input: InputOf<'voidDrawPrizes'>) {
  const draw = await theDraw(operator, input, { toChange: true });
  const reason = reasonFor(input.reason);
  if (draw.status !== 'closed')
    throw refused('draw_state', `Prizes can only be voided while a draw waits for its result; ${draw.id} is ${draw.status}.`);
  refuseSeeded(draw);
  const prizes = await readVoidPrizes(operator.db, draw, input.prizes);
  if (voidPrizesChange(draw, prizes).length === 0) throw refused('field_invalid', 'These prizes are already void.');
  return { draw, reason, prizes };
}
