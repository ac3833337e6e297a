import { ApiError, type Schema } from '@parlour/api';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { bdt, openWallet } from '../testing/open-wallet.tsx';
import { ConfirmReceipt } from './confirm-receipt.tsx';
import { ProveWithdrawal } from './prove-withdrawal.tsx';
import { SendDocument } from './send-document.tsx';

const withdrawal = {
  id: '7d1c2a53-2f6f-4f3f-9d1e-2b9b6b0c0002',
  amount: bdt('300.00'),
  status: 'approved',
  payeeName: 'Amina Rahman',
  bankName: 'City Bank',
  accountNumber: '12345678',
  createdAt: '2026-11-20T10:00:00.000Z',
} as Schema<'Withdrawal'>;

async function open() {
  const page = await openWallet(() => <ConfirmReceipt withdrawal={withdrawal} />, { confirmWithdrawal: withdrawal });
  const press = (name: string) => page.screen.getByRole('button', { name, exact: true }).click();
  const missing = page.screen.getByRole('textbox', { name: /^Amount still missing/ });
  const told = () => page.call.mock.calls.filter(([operation]) => operation === 'confirmWithdrawal').map(([, input]) => input as unknown);
  return { ...page, press, missing, told };
}
const path = { withdrawalId: withdrawal.id };

test('money that arrived is confirmed by one press', async () => {
  const { press, told } = await open();
  await press('I received it');
  await expect.poll(told).toEqual([{ path, body: { outcome: 'received' } }]);
});

test('receipt is never confirmed without the member saying so', async () => {
  const { press, missing, told } = await open();
  await press('Not received');
  await expect.element(missing).toHaveValue('300.00');
  await press('Report it');
  await expect.poll(told).toEqual([{ path, body: { outcome: 'notReceived' } }]);
  await expect.element(missing).not.toBeInTheDocument();
});

test('for a payment that arrived in part, the rest is reported missing', async () => {
  const { press, missing, told } = await open();
  await press('Not received');
  await missing.fill('120.5');
  await press('Report it');
  await expect.poll(told).toEqual([{ path, body: { outcome: 'notReceived', remaining: '120.50' } }]);
});

test.each(['0', '300.01', ''])(
  '%o is not accepted as the missing amount: the field says so, nothing is sent, and the input stays',
  async (typed) => {
    const { press, missing, told } = await open();
    await press('Not received');
    await missing.fill(typed);
    await expect.element(missing).toHaveAttribute('aria-invalid', 'true');
    await press('Report it');
    await expect.element(missing).toHaveValue(typed);
    expect(told()).toEqual([]);
  },
);

test('pictures are sent before the report; other files are refused, and nothing is lost if one could not be sent', async () => {
  const { screen, press, told, call, answers } = await open();
  answers['addWithdrawalProof'] = new ApiError({ code: 'picture_invalid', status: 422 });
  await press('Not received');
  const field = screen.getByLabelText('Pictures');
  const picture = new File(['statement'], 'statement.png', { type: 'image/png' });
  await userEvent.upload(field, [new File(['x'], 'notes.txt', { type: 'text/plain' }), picture]);
  await expect.element(screen.getByText(/notes\.txt is not a PNG or JPEG picture/)).toBeVisible();
  await press('Report it');
  await expect.element(screen.getByText(/not a PNG or JPEG picture of 5 MB at most, or it is damaged/)).toBeVisible();
  await expect.element(screen.getByText('statement.png')).toBeVisible();
  expect(told()).toEqual([]);
  answers['addWithdrawalProof'] = { ...withdrawal, proofs: 1 };
  await press('Report it');
  await expect.poll(told).toEqual([{ path, body: { outcome: 'notReceived' } }]);
  expect(call.mock.calls.filter(([operation]) => operation === 'addWithdrawalProof').at(-1)).toEqual([
    'addWithdrawalProof',
    { path, body: { content: btoa('statement') } },
  ]);
});

test('a document that an operator asked for is sent in pictures; one that fails stays to be sent again', async () => {
  const asked = { ...withdrawal, status: 'pending', documentAsked: true } as Schema<'Withdrawal'>;
  const { screen, call, answers } = await openWallet(() => <SendDocument withdrawal={asked} />, {});
  const sent = () => call.mock.calls.filter(([operation]) => operation === 'addWithdrawalProof').length;
  await screen.getByRole('button', { name: 'Send a document' }).click();
  const send = screen.getByRole('button', { name: 'Send', exact: true });
  await expect.element(send, { message: 'without a picture' }).toBeDisabled();
  answers['addWithdrawalProof'] = new ApiError({ code: 'picture_invalid', status: 422 });
  await userEvent.upload(screen.getByLabelText('Pictures'), new File(['x'], 'card.png', { type: 'image/png' }));
  await send.click();
  await expect.poll(sent).toBe(1);
  await expect.element(screen.getByText('card.png')).toBeVisible();
  answers['addWithdrawalProof'] = { ...asked, proofs: 1 };
  await send.click();
  await expect.poll(sent).toBe(2);
  await expect.element(send).not.toBeInTheDocument();
  await expect.element(screen.getByText('An operator will look into it and answer by message.')).toBeVisible();
});

test('a withdrawal that waits for a proof of identity is confirmed once the member has given it', async () => {
  const asked = { ...withdrawal, status: 'pending', identityAsked: true } as Schema<'Withdrawal'>;
  const { screen, call } = await openWallet(() => <ProveWithdrawal withdrawal={asked} />, { proveWithdrawal: withdrawal });
  await screen.getByRole('button', { name: 'Confirm that it is you' }).click();
  await expect.element(screen.getByText('Thank you. Your withdrawal is being checked.')).toBeVisible();
  expect(call.mock.calls.filter(([operation]) => operation === 'proveWithdrawal').map(([, input]) => input as unknown)).toEqual([{ path }]);
});
