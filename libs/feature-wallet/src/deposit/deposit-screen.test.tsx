import { ApiError, applyEvent, permissionQuery, type Api, type Schema } from '@parlour/api';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { bdt, openWallet, pageOf } from '../testing/open-wallet.tsx';
import { DepositScreen } from './deposit-screen.tsx';

const deposit = (more: Partial<Schema<'Deposit'>> = {}): Schema<'Deposit'> => ({
  id: '7d1c2a53-2f6f-4f3f-9d1e-2b9b6b0c0001',
  amount: bdt('500.00'),
  provider: 'sandbox',
  status: 'pending',
  createdAt: '2026-11-20T10:00:00.000Z',
  ...more,
});
afterEach(() => history.replaceState(null, '', location.pathname + location.search));

const open = async (answers: Record<string, unknown> = {}) => {
  const page = await openWallet(DepositScreen, answers);
  const amount = page.screen.getByRole('textbox', { name: /^Amount/ });
  const send = page.screen.getByRole('button', { name: 'Continue to payment' });
  return { ...page, amount, send };
};

test('requests a deposit by the chosen method, and leads to the payment provider’s page', async () => {
  const { screen, amount, send, call } = await open({ createDeposit: deposit({ cashierUrl: '#cashier' }) });
  await screen.getByRole('radio', { name: /Bank transfer/ }).click();
  await amount.fill('500');
  await send.click();
  await expect.poll(() => location.hash).toBe('#cashier');
  expect(call).toHaveBeenCalledWith('createDeposit', { body: { amount: '500', method: 'bank' } });
});

test('accepts the amounts that the chosen method accepts', async () => {
  const { screen, amount, send, queryClient } = await open();
  const limits = [{ method: 'bank' as const, min: bdt('1000.00'), max: bdt('50000.00') }];
  queryClient.setQueryData(permissionQuery({} as Api).queryKey, (settings) => settings && { ...settings, methodLimits: limits });
  await screen.getByRole('radio', { name: /Bank transfer/ }).click();
  await amount.fill('500');
  await send.click();
  await expect.element(amount).toHaveAccessibleDescription(/from ৳?\s?.*1,000.* to .*50,000/i);
});

test('without VIP levels, a method for members from a level on is offered to nobody', async () => {
  const { screen, queryClient } = await open();
  await expect.element(screen.getByRole('radio', { name: /Bank transfer/ })).toBeVisible();
  const from = (minLevel: number) =>
    queryClient.setQueryData(
      permissionQuery({} as Api).queryKey,
      (settings) => settings && { ...settings, methodLevels: [{ method: 'bank' as const, minLevel }] },
    );
  from(1);
  await expect.poll(() => screen.getByRole('radio', { name: /Bank transfer/ }).query()).toBeNull();
  from(0);
  await expect.element(screen.getByRole('radio', { name: /Bank transfer/ })).toBeVisible();
});

test('a method that was closed meanwhile is reported, and the settings are fetched again', async () => {
  const closed = new ApiError({ code: 'field_invalid', status: 422, fields: [{ field: 'method', rule: 'pattern' }] });
  const { screen, amount, send, answers, call } = await open({ createDeposit: closed });
  answers['getPermission'] = {
    info: {
      currency: 'BDT',
      depositMethods: ['bank'],
      limits: { deposit: { min: bdt('100.00'), max: bdt('50000.00') }, withdrawal: { min: bdt('200.00'), max: bdt('800.00') } },
    },
  };
  await amount.fill('500');
  await send.click();
  await expect
    .element(screen.getByRole('alert').first())
    .toHaveTextContent('This way of paying isn’t available right now. Please choose another.');
  await expect.poll(() => screen.getByRole('radio', { name: /E-wallet/ }).query()).toBeNull();
  await expect.element(amount).toHaveValue('500');
  answers['createDeposit'] = deposit({ cashierUrl: '#cashier' });
  await send.click();
  await expect.poll(() => location.hash).toBe('#cashier');
  expect(call).toHaveBeenCalledWith('createDeposit', { body: { amount: '500', method: 'bank' } });
});

test('says that no method is open instead of showing a form that could not be sent', async () => {
  const { screen, send, queryClient } = await open();
  queryClient.setQueryData(permissionQuery({} as Api).queryKey, (settings) => settings && { ...settings, depositMethods: [] });
  await expect.element(screen.getByText('Deposits aren’t possible at the moment')).toBeVisible();
  expect(send.query()).toBeNull();
});

test('shows a deposit that has no payment page yet, and leads there once the gateway sends it', async () => {
  const { screen, amount, send, queryClient } = await open({ createDeposit: deposit() });
  await amount.fill('500');
  await send.click();
  await expect.element(screen.getByText('Waiting for your payment')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Pay now' }).query()).toBeNull();
  applyEvent(queryClient, { type: 'depositUpdated', deposit: deposit({ cashierUrl: '/cashier/1' }) });
  await expect.element(screen.getByRole('link', { name: 'Pay now' })).toHaveAttribute('href', '/cashier/1');
});

test('says at once that a deposit has failed if the provider refuses it', async () => {
  const { screen, amount, send } = await open({ createDeposit: deposit({ status: 'failed' }) });
  await amount.fill('500');
  await send.click();
  await expect.element(screen.getByText('The payment failed')).toBeVisible();
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(amount).toBeVisible();
});

test('an amount below the minimum is refused at its field before anything is sent', async () => {
  const { amount, send, call } = await open();
  await amount.fill('99');
  await send.click();
  await expect.element(amount).toHaveAccessibleDescription(/from ৳?\s?.*100.* to .*50,000/i);
  await expect.element(amount).toHaveFocus();
  expect(call.mock.calls.map(([operation]) => operation)).not.toContain('createDeposit');
});

test('a refusal of the amount by the gateway is shown at its field, and the input stays', async () => {
  const { amount, send } = await open({ createDeposit: new ApiError({ code: 'amount_decimals', status: 422 }) });
  await amount.fill('500');
  await send.click();
  await expect.element(amount).toHaveAccessibleDescription(/This amount has too many decimals\./);
  await expect.element(amount).toHaveValue('500');
});

test('a refusal of the whole request is shown above the form, which can be sent again', async () => {
  const { screen, amount, send, answers, call } = await open({ createDeposit: new ApiError({ code: 'unavailable', status: 503 }) });
  await amount.fill('500');
  await send.click();
  await expect
    .element(screen.getByRole('alert').first())
    .toHaveTextContent('Something went wrong on our side. Please try again in a moment.');
  answers['createDeposit'] = deposit({ cashierUrl: '#cashier' });
  await send.click();
  await expect.poll(() => location.hash).toBe('#cashier');
  expect(call.mock.calls.filter(([operation]) => operation === 'createDeposit')).toHaveLength(2);
});

test('a press on a round amount fills it in', async () => {
  const { screen, amount } = await open();
  const first = screen.getByRole('group', { name: 'Choose an amount' }).getByRole('button').first();
  await expect.element(first).toBeVisible();
  first.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(amount).not.toHaveValue('');
});

test('says that there are no deposits yet', async () => {
  const { screen } = await open();
  await expect.element(screen.getByText('No deposits yet')).toBeVisible();
});

test('lists past deposits; a pending one can still be paid', async () => {
  const { screen } = await open({ listDeposits: pageOf([deposit({ cashierUrl: '/cashier/1' })]) });
  await expect.element(screen.getByRole('link', { name: 'Continue payment' })).toHaveAttribute('href', '/cashier/1');
});

test('a list that could not be loaded says why, and can be retried', async () => {
  const { screen, answers } = await open({ listDeposits: new ApiError({ code: 'forbidden', status: 403 }) });
  await expect.element(screen.getByText('This list could not be loaded')).toBeVisible();
  answers['listDeposits'] = pageOf([]);
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByText('No deposits yet')).toBeVisible();
});
