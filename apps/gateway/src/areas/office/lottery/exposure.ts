import { toDecimal } from '@parlour/domain';
import { typeOf } from '@parlour/domain/lottery';
import { amountOf } from '../../wallet/to-wire.ts';
import { merchantsNamed, type InputOf, type Operator, type Schema } from '../operator.ts';
import { theDraw } from './draws.ts';
import { packOf } from './draw-page.ts';

const numbersShown = 200;

/** What the house would currently pay, in real money, for each number of a draw. */
export async function drawExposure(operator: Operator, { type, ...input }: InputOf<'getDrawExposure'>): Promise<Schema<'DrawExposure'>> {
  const draw = await theDraw(operator, input);
  const pack = await packOf(operator, draw);
  const [merchant] = merchantsNamed(operator, draw.merchant);
  const { currency } = merchant!;
  const all = operator.db
    .selectFrom('lottery_exposure')
    .selectAll()
    .where('merchant', '=', draw.merchant)
    .where('draw_id', '=', draw.id)
    .where('book', '=', 'real');
  const ofType = type === undefined ? all : all.where('type', '=', type);
  const [numbers, types] = await Promise.all([
    ofType.orderBy('amount', 'desc').orderBy('type').orderBy('number').limit(numbersShown).execute(),
    all.distinctOn('type').orderBy('type').orderBy('amount', 'desc').orderBy('number').execute(),
  ]);
  const shown = (row: (typeof numbers)[number]): Schema<'NumberExposure'> => {
    const next = typeOf(pack, row.type)?.exposure.steps[row.step];
    return {
      type: row.type,
      number: row.number,
      amount: toDecimal(amountOf({ amount: row.amount, currency })),
      step: row.step,
      next: next ? { from: next.from, odds: typeof next.odds === 'string' ? next.odds : { ...next.odds } } : null,
    };
  };
  return { currency, numbers: numbers.map(shown), types: types.map(shown) };
}
