import type { Schema } from '@parlour/api';
import { expect, test } from 'vitest';
import { game, rules } from '../testing/lottery-answers.ts';
import { openLottery } from '../testing/open-lottery.tsx';
import { TrendScreen } from './trend-screen.tsx';

/** The game is among the South-East Asian ones, which have a page of their own. */
const getGameMenus = ({ query }: { query: { prizeMode: string } }) => {
  const menu: Schema<'LotteryMenu'> = {
    groupCode: 'sea',
    nameId: 'lottery.area.sea',
    accountType: 'SEA',
    gameMenus: [{ ...game, gameCode: 'HANOI', displayName: 'Hanoi', prizeMode: 'SEA' }],
  };
  return { list: query.prizeMode === 'SEA' ? [menu] : [] };
};
const getTrend = ({ query: { kind } }: { query: { kind: Schema<'TrendKind'> } }) => {
  const about = { gameCode: 'HANOI', draws: 1, lastDrawId: 'HANOI-20260822' };
  const row = { drawId: 'HANOI-20260822', issue: '20260822', drawAt: '2026-08-22T11:15:00.000Z' };
  const tails = [
    { tail: '07', hits: 0, draws: 0, gap: 30 },
    { tail: '45', hits: 2, draws: 2, gap: 3 },
  ];
  if (kind === 'frequency') return { kind, ...about, rows: tails };
  if (kind === 'results') return { kind, ...about, rows: [{ ...row, result: { special: ['12345'] } }] };
  return { kind, ...about, rows: [{ ...row, heads: Array.from({ length: 10 }, () => []), tails: [], special: '45' }] };
};
const answers = { getGameMenus, getTrend, getLotteryRules: rules };

test('the statistics of a game lead to each of its draws, and to its page', async () => {
  const { screen, router } = await openLottery(<TrendScreen />, answers, '/?gameCode=HANOI');
  await expect.element(screen.getByRole('heading', { name: 'Hanoi' })).toBeVisible();
  await expect.element(screen.getByText(/Past draws do not change the odds/)).toBeVisible();
  await expect.poll(() => document.title).toContain('Hanoi · Statistics');
  await screen.getByRole('button', { name: 'Results' }).click();
  await expect.element(screen.getByRole('link', { name: '20260822' })).toHaveAttribute('href', '/draw/HANOI-20260822');
  await screen.getByRole('link', { name: 'Bet on the next draw' }).click();
  await expect.poll(() => router.state.location.href).toBe('/seaLottery?gameCode=HANOI');
});

test('the frequency of a number says when it last came, unless it has not come at all', async () => {
  const { screen } = await openLottery(<TrendScreen />, answers, '/?gameCode=HANOI');
  await screen.getByRole('button', { name: 'Frequency' }).click();
  await expect.element(screen.getByText('3 draws ago')).toBeVisible();
  await expect.element(screen.getByText('0 hits')).toBeVisible();
  await expect.element(screen.getByText('30 draws ago')).not.toBeInTheDocument();
});

test('an address without a game says so', async () => {
  const { screen } = await openLottery(<TrendScreen />, answers);
  await expect.element(screen.getByText('There is no such lottery here')).toBeVisible();
});
