// rewards.md 8. Beside the screen's tests, which a brand without levels builds.
import { toDecimal } from '@parlour/domain';
import { openScreen } from '@parlour/routes/testing';
import { expect, test } from 'vitest';
import { CostLine, feeOf, useWithdrawalCost } from './withdrawal-cost.tsx';

/** What the withdrawal form makes of a typed amount: the line below it, and the fee that it sends. */
function Cost({ typed }: { typed: string }) {
  const cost = useWithdrawalCost();
  const fee = cost && feeOf(cost, typed, 'BDT');
  return (
    <main>
      {cost ? <CostLine cost={cost} typed={typed} currency="BDT" /> : <p>no cost</p>}
      <p>{`sent: ${fee ? toDecimal(fee) : 'none'}`}</p>
    </main>
  );
}
const rank = (freeLeft: number, fee = '1.5') => ({ getPlayerRankProgress: { withdrawals: { freeADay: 3, fee, freeLeft } } });

test('says how many withdrawals of today are free, and sends no fee with them', async () => {
  const { screen } = await openScreen(() => <Cost typed="300" />, rank(1));
  await expect.element(screen.getByText('Free withdrawals left today: 1 of 3. Further ones cost 1.5% of the amount.')).toBeVisible();
  await expect.element(screen.getByText('sent: none')).toBeVisible();
});

test('says the fee and what arrives before it is sent, and sends the fee', async () => {
  const { screen } = await openScreen(() => <Cost typed="300.50" />, rank(0));
  await expect.element(screen.getByText('Fee: ৳4.50 (1.5%). You receive ৳296.00.')).toBeVisible();
  await expect.element(screen.getByText('sent: 4.50')).toBeVisible();
});

test('says what the next one costs until an amount is typed', async () => {
  const { screen } = await openScreen(() => <Cost typed="" />, rank(0));
  await expect.element(screen.getByText('A withdrawal costs 1.5% of its amount now.')).toBeVisible();
});

test('says nothing where withdrawals cost nothing', async () => {
  const { screen } = await openScreen(() => <Cost typed="300" />, rank(0, '0'));
  await expect.element(screen.getByText('sent: none')).toBeVisible();
  await expect.element(screen.getByRole('status').filter({ hasText: /./ })).not.toBeInTheDocument();
});
