import type { Schema } from '@parlour/api';
import { expect, test } from 'vitest';
import { rules, vnd } from '../testing/lottery-answers.ts';
import { openLottery } from '../testing/open-lottery.tsx';
import { ownOf } from './own-numbers.ts';
import { ResultView } from './result-view.tsx';

const line = { type: 'lo2', selection: ['45'], state: 'accepted', stake: vnd('27000') } as unknown as Schema<'LotteryLine'>;

test('a result arrives prize by prize, and the player’s numbers are highlighted', async () => {
  const result = { special: ['12345'], prize7: ['45', '07', null, null] };
  const { screen } = await openLottery(<ResultView live form={rules.result} result={result} own={ownOf([line], rules.types)} />);
  await expect.element(screen.getByRole('row', { name: /Special.*12345.*yours/ })).toBeVisible();
  await expect.element(screen.getByRole('row', { name: /Prize 7.*45.*yours.*07.*not drawn yet.*not drawn yet/ })).toBeVisible();
});

test('a void prize says so instead of waiting for numbers', async () => {
  const { screen } = await openLottery(<ResultView form={rules.result} result={{ special: ['12345'] }} voidPrizes={['prize7']} />);
  await expect.element(screen.getByRole('row', { name: 'Prize 7 Void' })).toBeVisible();
  await expect.element(screen.getByText('not drawn yet')).not.toBeInTheDocument();
});

test.each([
  [{ key: 'dice', size: 3 }, { dice: ['1', '5', '6'] }, '1 5 6'],
  [{ key: 'order', size: 3 }, { order: ['2', '3', '1'] }, '2 3 1'],
  [{ key: 'digits', size: 5 }, { digits: ['0', '9', '1', '1', '4'] }, '0 9 1 1 4'],
])('a result of %j is told in words too', async (form, result, words) => {
  const whole = { ...form, alphabet: { from: 0, to: 10 }, distinct: false };
  const { screen } = await openLottery(<ResultView form={whole} result={result} />);
  await expect.element(screen.getByText(words, { exact: true })).toBeInTheDocument();
});

test('the player’s own symbols of a fast result are told', async () => {
  const single = { ...rules.types[0]!, id: 'single', rule: { name: 'among', places: [1, 2, 3] } };
  const own = ownOf([{ ...line, type: 'single', selection: ['5'] }], [single]);
  const form = { key: 'dice', size: 3, alphabet: { from: 1, to: 6 }, distinct: false };
  const { screen } = await openLottery(<ResultView form={form} result={{ dice: ['1', '5', '6'] }} own={own} />);
  await expect.element(screen.getByText('1 5 (yours) 6', { exact: true })).toBeInTheDocument();
});

test('a fast result that is not drawn yet says so', async () => {
  const { screen } = await openLottery(
    <ResultView live form={{ key: 'dice', size: 3, alphabet: { from: 1, to: 6 }, distinct: false }} result={undefined} />,
  );
  await expect.element(screen.getByText('not drawn yet')).toBeInTheDocument();
});
