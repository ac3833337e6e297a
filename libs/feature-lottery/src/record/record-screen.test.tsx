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

test('a chase that a win stopped says of every step what came of it, and why its stake came back', async () => {
  const step = (n: number, more: object) => ({ step: n, drawId: `XSMB-2026082${n}`, multiplier: 1, stake: vnd('27000'), ...more });
  const steps = [
    step(1, { state: 'placed', lineId: '1', lineState: 'lost' }),
    step(2, { state: 'returned', reason: 'VOID_DRAW' }),
    step(3, { state: 'skipped', reason: 'ODDS_CHANGED' }),
    step(4, { state: 'skipped', reason: 'STAKE_LIMIT' }),
    step(5, { state: 'placed', lineId: '5', lineState: 'won' }),
    step(6, { state: 'returned', reason: 'WON' }),
  ];
  const chase = { ...bet, chaseId: 'c', gameCode: 'XSMB', gameName: 'North', stopOnWin: true, state: 'won', held: vnd('0'), steps };
  const page = { pageNo: 1, pageSize: 20, totalPages: 1, totalCount: 1 };
  const listChases = { list: [{ ...chase, placedAt: '2026-08-20T10:00:00.000Z' }], page };
  const { screen } = await openLottery(<RecordScreen />, { listLotteryBets, listChases });
  await screen.getByRole('tab', { name: 'Chases' }).click();
  const card = screen.getByRole('region', { name: 'Chase of North' });
  await expect.element(card.getByText('Stopped by a win')).toBeVisible();
  await expect
    .poll(() =>
      card
        .getByRole('listitem')
        .elements()
        .map((each) => each.textContent),
    )
    .toEqual([
      '20260821₫27,000 Lost',
      '20260822The draw is void.₫27,000 Returned',
      '20260823The odds had fallen.₫27,000 Skipped',
      '20260824The bet was not possible in this draw.₫27,000 Skipped',
      '20260825₫27,000 Won',
      '20260826An earlier draw won.₫27,000 Returned',
    ]);
  await expect.element(card.getByRole('button', { name: 'Stop the chase' })).not.toBeInTheDocument();
});
