import { ApiError, type Schema } from '@parlour/api';
import { expect, test } from 'vitest';
import { bdt, openWallet, pageOf } from '../testing/open-wallet.tsx';
import { AccountRecordScreen } from './account-record-screen.tsx';
import { BettingRecordScreen } from './betting-record-screen.tsx';

const bet = {
  roundId: '7d1c2a53-2f6f-4f3f-9d1e-2b9b6b0c0003',
  gameName: 'Lotus Lanterns',
  vendorName: 'Arcade',
  stake: bdt('10.00'),
  win: bdt('25.00'),
  status: 'settled',
  placedAt: '2026-11-20T10:00:00.000Z',
  verifiable: false,
} as Schema<'Bet'>;
const transaction = {
  id: '1',
  type: 'deposit',
  amount: bdt('500.00'),
  balanceAfter: bdt('1500.00'),
  at: '2026-11-20T10:00:00.000Z',
} as Schema<'Transaction'>;

test('rounds are listed with their game, stake and win', async () => {
  const { screen } = await openWallet(BettingRecordScreen, { listBets: pageOf([bet]) });
  await expect.element(screen.getByText('Lotus Lanterns')).toBeVisible();
  await expect.element(screen.getByText(/10\.00/).first()).toBeVisible();
  await expect.element(screen.getByText(/25\.00/).first()).toBeVisible();
  await expect.element(screen.getByText('Settled')).toBeVisible();
});

test.each([
  ['rounds', BettingRecordScreen, 'listBets', 'No rounds here'],
  ['transactions', AccountRecordScreen, 'listTransactions', 'No transactions here'],
] as const)('a record of %s says that it is empty, and why it could not be loaded', async (_name, Screen, operation, empty) => {
  const { screen, answers } = await openWallet(Screen, { [operation]: new ApiError({ code: 'forbidden', status: 403 }) });
  await expect.element(screen.getByText('This list could not be loaded')).toBeVisible();
  await expect.element(screen.getByText('You are not allowed to do that.')).toBeVisible();
  answers[operation] = pageOf([]);
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByText(empty)).toBeVisible();
});

test('the account record shows each amount with its sign and the balance after it', async () => {
  const { screen } = await openWallet(AccountRecordScreen, { listTransactions: pageOf([transaction]) });
  await expect.element(screen.getByText(/\+.*500\.00/).first()).toBeVisible();
  await expect.element(screen.getByText(/1,500\.00/).first()).toBeVisible();
});

test('while a record is loading, it does not claim to be empty', async () => {
  const { screen } = await openWallet(BettingRecordScreen, {});
  await expect.element(screen.getByRole('heading', { name: 'Betting record' })).toBeVisible();
  expect(screen.getByText('No rounds here').query()).toBeNull();
  expect(screen.getByText('This list could not be loaded').query()).toBeNull();
});
