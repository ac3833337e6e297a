import { ApiError } from '@parlour/api';
import { expect, test } from 'vitest';
import { bdt, openWallet } from '../testing/open-wallet.tsx';
import { WalletScreen } from './wallet-screen.tsx';

const vendor = (vassalage: string, isSingle = true) => ({ vassalage, title: `${vassalage} Games`, isSingle });

test('the wallet is split into cash, bonus and locked money, and names the vendors that play from it', async () => {
  const { screen } = await openWallet(WalletScreen, {
    getBalance: { available: bdt('1000.00'), locked: bdt('200.00'), bonus: bdt('70.00'), version: 1, playMoney: false },
    getMerchantWallet: { isSingle: true, vendors: [vendor('JL'), vendor('AG')] },
  });
  for (const figure of [/1,000\.00/, /70\.00/, /200\.00/]) await expect.element(screen.getByText(figure)).toBeVisible();
  await expect.element(screen.getByText('AG Games')).toBeVisible();
  expect(screen.getByText(/a wallet of their own/).query()).toBeNull();
});

test('vendors with a wallet of their own are listed separately', async () => {
  const { screen } = await openWallet(WalletScreen, {
    getMerchantWallet: { isSingle: false, vendors: [vendor('JL'), vendor('XX', false)] },
  });
  await expect.element(screen.getByText(/a wallet of their own/)).toBeVisible();
  await expect.element(screen.getByText('XX Games')).toBeVisible();
});

test('loading the balance can be retried after a failure', async () => {
  const { screen, answers } = await openWallet(WalletScreen, {
    getBalance: new ApiError({ code: 'forbidden', status: 403 }),
    getMerchantWallet: { isSingle: true, vendors: [] },
  });
  await expect.element(screen.getByText('Your balance could not be loaded')).toBeVisible();
  answers['getBalance'] = { available: bdt('5.00'), locked: bdt('0.00'), version: 2, playMoney: false };
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByText(/5\.00/)).toBeVisible();
});
