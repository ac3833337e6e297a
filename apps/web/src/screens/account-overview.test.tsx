import { applyEvent, ApiError, type Schema } from '@parlour/api';
import { openScreen } from '@parlour/routes/testing';
import { expect, test } from 'vitest';
import { AccountOverview } from './account-overview.tsx';
import { Claimable } from './claimable.tsx';

const bdt = (amount: string): Schema<'Money'> => ({ amount, currency: 'BDT' });
const balance: Schema<'Balance'> = { available: bdt('1000.00'), bonus: bdt('70.00'), locked: bdt('0.00'), playMoney: false, version: 1 };
const nothing: Schema<'MemberState'> = {
  unreadMessage: 0,
  availablePromoCount: 0,
  missionCount: 0,
  hasVip: false,
  nextDay: '2026-06-02T00:00:00.000Z',
  availablePromo: { REFERRAL: { enabled: false } },
};

test('shows the balance and the bonus money, which is zero without a bonus', async () => {
  const { screen, answers, queryClient } = await openScreen(AccountOverview, { getBalance: balance, getMemberState: nothing });
  await expect.element(screen.getByText(/1,000\.00/)).toBeVisible();
  await expect.element(screen.getByText(/70\.00/)).toBeVisible();
  const { bonus: _bonus, ...cashOnly } = balance;
  answers['getBalance'] = { ...cashOnly, version: 2 };
  await queryClient.invalidateQueries();
  await expect.element(screen.getByText(/৳\s?0\.00/)).toBeVisible();
});

test('shows what can be claimed once there is something', async () => {
  const { screen, answers, queryClient } = await openScreen(Claimable, { getMemberState: nothing });
  await expect.element(screen.getByText('There is nothing to claim right now.')).toBeVisible();
  answers['getMemberState'] = { ...nothing, availablePromoCount: 2, missionCount: 1 };
  applyEvent(queryClient, { type: 'missionProgress' });
  await expect.element(screen.getByRole('link', { name: /Reward centre.*2 rewards to claim/ })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: /Missions.*1 mission to claim/ })).toBeVisible();
});

test('offers to retry what could not be loaded', async () => {
  const { screen, answers } = await openScreen(Claimable, { getMemberState: new ApiError({ code: 'forbidden', status: 403 }) });
  await expect.element(screen.getByText('What you can claim could not be loaded')).toBeVisible();
  answers['getMemberState'] = nothing;
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByText('There is nothing to claim right now.')).toBeVisible();
});
