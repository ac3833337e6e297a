import type { Schema } from '@parlour/api';
import { expect, test } from 'vitest';
import { rules, vnd } from '../testing/lottery-answers.ts';
import { openLottery } from '../testing/open-lottery.tsx';
import { LastDraw } from './last-draw.tsx';

const result = { special: ['83512'], prize7: ['12', '34', '43', '10'] };

interface Come {
  payout?: string;
  refund?: string;
  reason?: string;
  status?: Schema<'DrawStatus'>;
}

async function open(state: Schema<'LineState'>, { status = 'settled', reason, ...sums }: Come = {}) {
  const [payout, refund] = [vnd(sums.payout ?? '0'), vnd(sums.refund ?? '0')];
  const line = { lineId: '1', ticketId: 't', drawId: 'XSMB-20260822', type: 'lo2', selection: ['99'], unit: '1000', odds: '99.5' };
  return openLottery(
    <LastDraw draw={{ drawId: 'XSMB-20260822', issue: '20260822', status, result }} form={rules.result} types={rules.types} />,
    {
      listLotteryBets: {
        list: [{ ...line, state, reason, stake: vnd('27000'), payout, refund }],
        page: { pageNo: 1, pageSize: 100, totalPages: 1, totalCount: 1 },
        totals: { lines: 1, stake: vnd('27000'), payout, refund, validBet: vnd('27000') },
      },
    },
  );
}

test('no line is called lost before it is decided', async () => {
  const { screen } = await open('accepted');
  await expect.element(screen.getByText('You had 1 line')).toBeVisible();
  expect(screen.getByText('No win this time').query()).toBeNull();
});

test('a draw that brought nothing says so', async () => {
  const { screen } = await open('lost');
  await expect.element(screen.getByText('No win this time')).toBeVisible();
});

test('stakes that came back are no win of nothing', async () => {
  const { screen } = await open('refunded', { refund: '27000' });
  await expect.element(screen.getByText('₫27,000').first()).toBeVisible();
  expect(screen.getByText('+₫0').query()).toBeNull();
});

test('a draw that became void shows no result, and that the stake of each line came back', async () => {
  const { screen } = await open('refunded', { status: 'void', refund: '27000', reason: 'VOID_DRAW' });
  await expect.element(screen.getByText('This draw is void. All stakes came back.')).toBeVisible();
  await expect
    .element(screen.getByRole('listitem'))
    .toHaveTextContent('Lô 2 digits99Refunded₫27,000The draw is void: the stake came back.');
  expect(screen.getByText('83512').query()).toBeNull();
});

test('a corrected draw shows the payout of the settlement that stands', async () => {
  const { screen } = await open('won', { status: 'corrected', payout: '99500', reason: 'HIT' });
  await expect.element(screen.getByText('Corrected', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('83512')).toBeVisible();
  await expect.element(screen.getByText('+₫99,500').first()).toBeVisible();
});
