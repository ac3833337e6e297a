import type { Schema } from '@parlour/api';
import { expect, test } from 'vitest';
import { vnd } from '../testing/lottery-answers.ts';
import { openLottery } from '../testing/open-lottery.tsx';
import { RecordScreen } from './record-screen.tsx';

const lost = { state: 'lost', reason: 'NO_HIT', stake: vnd('27000'), payout: vnd('0'), refund: vnd('0'), validBet: vnd('27000') } as const;
const bet = {
  type: 'lo2',
  selection: ['13'],
  unit: '1000',
  costUnits: 27,
  combinations: 1,
  odds: '99.5',
  packId: 'vn-north',
  packVersion: 1,
};
const line = (lineId: string, drawId: string): Schema<'LotteryLine'> => ({
  ...bet,
  ...lost,
  lineId,
  ticketId: lineId,
  drawId,
  gameCode: 'XSMB',
  gameName: 'North',
  placedAt: '2026-08-22T10:00:00.000Z',
});
const all = [line('1', 'XSMB-20260822'), line('2', 'XSMB-20260821')];
const listLotteryBets = ({ query }: { query: { drawId?: string } }) => {
  const list = all.filter(({ drawId }) => query.drawId === undefined || drawId === query.drawId);
  const stake = vnd(String(27000 * list.length));
  return {
    list,
    page: { pageNo: 1, pageSize: 20, totalPages: 1, totalCount: list.length },
    totals: { lines: list.length, stake, payout: vnd('0'), refund: vnd('0'), validBet: stake },
  };
};

test('the record is narrowed to one draw, with its sums, and widened again', async () => {
  const { screen, router } = await openLottery(<RecordScreen />, { listLotteryBets });
  const tickets = screen.getByRole('button', { name: 'Show the ticket' });
  await expect.poll(() => tickets.elements().length).toBe(2);
  const draw = screen.getByRole('combobox', { name: 'Draw' });
  await draw.selectOptions('North · 20260821');
  await expect.poll(() => tickets.elements().length).toBe(1);
  expect(router.state.location.search).toEqual({ drawId: 'XSMB-20260821' });
  await expect.element(screen.getByText('₫54,000')).not.toBeInTheDocument();
  await draw.selectOptions('All draws');
  await expect.poll(() => tickets.elements().length).toBe(2);
});

test('a bet that waits for its result has no payout yet, and a lost one has 0', async () => {
  const list = [{ ...line('1', 'XSMB-20260822'), state: 'accepted' } as const, line('2', 'XSMB-20260821')];
  const answer = { ...listLotteryBets({ query: {} }), list };
  const { screen } = await openLottery(<RecordScreen />, { listLotteryBets: () => answer });
  const payouts = () =>
    screen
      .getByRole('row')
      .elements()
      .map((row) => row.textContent.includes('₫0'));
  await expect.poll(payouts).toEqual([false, false, true]);
});
