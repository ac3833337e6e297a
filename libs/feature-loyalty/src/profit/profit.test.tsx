import type { Schema } from '@parlour/api';
import { localDay } from '@parlour/domain';
import { openScreen } from '@parlour/routes/testing';
import { expect, test, vi } from 'vitest';
import { ProfitScreen } from './profit-screen.tsx';

const bdt = (amount: string): Schema<'Money'> => ({ amount, currency: 'BDT' });
const figures = { stake: bdt('150.00'), validStake: bdt('140.00'), win: bdt('50.00'), net: bdt('-100.00') };
const today = localDay(new Date());
const profit: Schema<'Profit'> = {
  today,
  lines: [{ line: 'RNG', ...figures }],
  days: [{ day: today, ...figures, bonus: bdt('7.00'), rebate: bdt('2.50'), sum: bdt('-90.50') }],
  sums: { ...figures, bonus: bdt('7.00'), rebate: bdt('2.50'), sum: bdt('-90.50') },
};

test('results are shown by game and by day, with a chart, and are saved as plain figures', async () => {
  const { screen, call } = await openScreen(ProfitScreen, { getProfit: profit });
  await expect.element(screen.getByText('Slots').first()).toBeVisible();
  await expect.element(screen.getByText(/90\.50/).first()).toBeVisible();
  await expect.element(screen.getByText('Total by day').first()).toBeVisible();
  const saved = vi.spyOn(URL, 'createObjectURL');
  // A download would take the page of the test away.
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await screen.getByRole('button', { name: 'Save as CSV' }).click();
  const text = await (saved.mock.calls[0]![0] as Blob).text();
  expect(text.split('\r\n')[1]).toBe(`${today},150.00,140.00,50.00,-100.00,7.00,2.50,-90.50`);
  for (const spy of [saved, click]) spy.mockRestore();
  await screen.getByText('Today', { exact: true }).click();
  await expect.poll(() => call.mock.lastCall?.[1]).toEqual({ query: { from: today, to: today } });
});

test('the page says so if nothing was played', async () => {
  const { screen } = await openScreen(ProfitScreen, { getProfit: { ...profit, lines: [], days: [] } });
  await expect.element(screen.getByText('Nothing played in this period')).toBeVisible();
});
