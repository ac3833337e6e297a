import { typeResult } from '../../lottery/draws/type-result.ts';
import { schedule } from '../../../jobs/schedule.ts';
import { fetchJob } from '../../lottery/sources/fetch-results.ts';
import { tell } from '../audit/append.ts';
import { refused, type InputOf, type Operator, type Schema } from '../operator.ts';
import { drawToWire, refuseSeeded, theDraw } from './draws.ts';
import { packOf, pricedBy, repeatedIn } from './draw-page.ts';

/**
 * Enters the result of a draw; another operator enters it again without seeing the first entry. Throws `second_operator_needed` for an
 * operator who already entered it or who set the draw's odds. The audit log records the numbers only once both entries agree, since it
 * would otherwise reveal them to the second operator.
 */
export async function drawResult(
  operator: Operator,
  { numbers, ...input }: InputOf<'enterDrawResult'>,
): Promise<Schema<'DrawResultAnswer'>> {
  const { db, by, clock } = operator;
  if (!by.named)
    throw refused('operator_name_needed', 'Two operators enter a result, each under their own name. Say who you are with --as.');
  const draw = await theDraw(operator, input);
  refuseSeeded(draw);
  const typed = await typeResult(
    db,
    { merchant: draw.merchant, id: draw.id },
    { result: numbers, operator: by.name, pricedBy: await pricedBy(operator, draw) },
    clock.now(),
  );
  const about = { merchant: draw.merchant, subject: { kind: 'draw', id: draw.id } };
  if (typed.state === 'waits') tell(operator, { ...about, event: 'draw.resultEntered' });
  if (typed.state === 'conflict') tell(operator, { ...about, event: 'draw.resultConflict' });
  if (typed.state === 'agreed')
    tell(operator, { ...about, event: 'draw.resultConfirmed', after: { result: numbers, by: typed.by.join(', ') } });
  return { draw: draw.id, state: typed.state, repeated: repeatedIn(await packOf(operator, draw), numbers, draw.void_prizes) };
}

/** Asks the sources of a draw's result again at once. */
export async function drawRetry(operator: Operator, input: InputOf<'retryDrawSources'>): Promise<Schema<'OfficeDraw'>> {
  const { db, clock } = operator;
  const draw = await theDraw(operator, input);
  if (draw.status !== 'closed' || draw.seed_chain !== null)
    throw refused('draw_state', `${draw.id} waits for no source: it is ${draw.status}.`);
  const now = clock.now();
  await schedule(db, fetchJob, { id: draw.id }, { key: `${draw.id}:${now.toISOString()}`, at: now });
  tell(operator, { merchant: draw.merchant, subject: { kind: 'draw', id: draw.id } });
  return drawToWire(draw);
}
