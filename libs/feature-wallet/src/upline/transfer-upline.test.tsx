import { ApiError, type Schema } from '@parlour/api';
import { expect, test } from 'vitest';
import { bdt, openWallet, pageOf } from '../testing/open-wallet.tsx';
import { TransferUplineScreen } from './transfer-upline-screen.tsx';

const open: Schema<'UplineTransfer'> = { state: 'open', account: 'headagent', amount: { min: bdt('10.00'), max: bdt('600.00') } };
const openUpline = async (answers: Record<string, unknown> = {}, member: Partial<Schema<'MemberInfo'>> = { hasPaymentPassword: true }) => {
  const page = await openWallet(
    TransferUplineScreen,
    { getUplineTransfer: open, listTransactions: pageOf([]), listHeldTransfers: { list: [] }, ...answers },
    member,
  );
  return {
    ...page,
    amount: page.screen.getByRole('textbox', { name: /^Amount/ }),
    send: page.screen.getByRole('button', { name: 'Send' }),
  };
};

test('sends an amount up, says so, and empties the field', async () => {
  const { screen, amount, send, call } = await openUpline({
    sendUp: { transferId: 't', to: 'headagent', amount: bdt('50.00'), balance: {}, at: '2026-11-20T10:00:00.000Z' },
  });
  await expect.element(screen.getByText('headagent')).toBeVisible();
  await amount.fill('50');
  await send.click();
  await expect.element(screen.getByText(/50\.00 was sent to headagent/)).toBeVisible();
  expect(call).toHaveBeenCalledWith('sendUp', { body: { amount: '50' } });
  await expect.element(amount).toHaveValue('');
});

test('more than today’s limit is refused at the field before anything is sent', async () => {
  const { amount, send, call } = await openUpline();
  await amount.fill('601');
  await send.click();
  await expect.element(amount).toHaveAccessibleDescription(/from ৳?\s?.*10.* to .*600/i);
  expect(call.mock.calls.map(([operation]) => operation)).not.toContain('sendUp');
});

test('a refusal is shown above the form, and the input stays', async () => {
  const { screen, amount, send } = await openUpline({ sendUp: new ApiError({ code: 'transfer_refused', status: 409 }) });
  await amount.fill('50');
  await send.click();
  await expect.element(screen.getByRole('alert').first()).toBeVisible();
  await expect.element(amount).toHaveValue('50');
});

test('a member without a payment password is led to where it is set', async () => {
  const { screen, send } = await openUpline({}, { hasPaymentPassword: false });
  await expect.element(screen.getByRole('link', { name: 'Set it in your account' })).toBeVisible();
  expect(send.query()).toBeNull();
});

test.each([
  ['noUpline', 'You have no upline'],
  ['closed', 'Transfers to your upline are closed'],
  ['capReached', 'Nothing more can be sent today'],
] as const)('in place of the form where the state is %s stands why', async (state, title) => {
  const { screen, send } = await openUpline({ getUplineTransfer: { state } });
  await expect.element(screen.getByText(title)).toBeVisible();
  expect(send.query()).toBeNull();
});

test('lists past transfers', async () => {
  const row = { id: '1', type: 'transferUp', amount: bdt('-50.00'), balanceAfter: bdt('950.00'), at: '2026-11-20T10:00:00.000Z' };
  const { screen } = await openUpline({ listTransactions: pageOf([row]) });
  await expect.element(screen.getByText(/50\.00/).first()).toBeVisible();
});

test('a large transfer is announced as under review, and earlier ones are listed with their outcome and the reason for a return', async () => {
  const held: Schema<'HeldTransfer'> = {
    transferId: '0193f0a0-0000-7000-8000-000000000001',
    direction: 'transferUp',
    to: 'headagent',
    amount: bdt('500.00'),
    state: 'returned',
    reason: 'no such business',
    at: '2026-11-20T10:00:00.000Z',
  };
  const { screen, amount, send } = await openUpline({
    sendUp: { transferId: 't', to: 'headagent', amount: bdt('600.00'), state: 'waiting', balance: {}, at: '2026-11-20T10:00:00.000Z' },
    listHeldTransfers: { list: [held] },
  });
  await expect.element(screen.getByText('Money returned')).toBeVisible();
  await expect.element(screen.getByText('no such business')).toBeVisible();
  await amount.fill('600');
  await send.click();
  await expect.element(screen.getByText(/600\.00 for headagent is being checked/)).toBeVisible();
});

test('a large transfer can be taken back while it is pending', async () => {
  const waiting: Schema<'HeldTransfer'> = {
    transferId: '0193f0a0-0000-7000-8000-000000000001',
    direction: 'transferUp',
    to: 'headagent',
    amount: bdt('500.00'),
    state: 'waiting',
    reason: null,
    at: '2026-11-20T10:00:00.000Z',
  };
  const { screen, call } = await openUpline({
    listHeldTransfers: { list: [waiting] },
    cancelTransfer: { ...waiting, state: 'cancelled' },
  });
  await screen.getByRole('button', { name: 'Take back' }).click();
  const dialog = screen.getByRole('dialog', { name: /Take back .*500\.00/ });
  await dialog.getByRole('button', { name: 'Take back' }).click();
  await expect.element(screen.getByText(/500\.00 is available to you again/)).toBeVisible();
  expect(call).toHaveBeenCalledWith('cancelTransfer', { body: { transferId: waiting.transferId } });
});

test('a member who does not enter the payment password has sent nothing, and can continue', async () => {
  const asked = new ApiError({ code: 'step_up_required', status: 403, params: { methods: 'paymentPassword' } });
  const { screen, amount, send, access } = await openUpline({ sendUp: asked });
  access.stepUp.mockResolvedValue(false);
  await amount.fill('50');
  await send.click();
  await expect.poll(() => access.stepUp.mock.calls).toEqual([[['paymentPassword']]]);
  await expect.element(amount).toHaveValue('50');
  await expect.element(screen.getByRole('alert').first()).toBeEmptyDOMElement();
});
