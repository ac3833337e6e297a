import { ApiError, type Schema } from '@parlour/api';
import { formatToMinute } from '@parlour/domain';
import { expect, test } from 'vitest';
import { bdt, openWallet } from '../testing/open-wallet.tsx';
import { WithdrawScreen } from './withdraw-screen.tsx';

const withdrawal = {
  id: '7d1c2a53-2f6f-4f3f-9d1e-2b9b6b0c0002',
  amount: bdt('300.00'),
  status: 'pending',
  payeeName: 'Amina Rahman',
  bankName: 'City Bank',
  accountNumber: '12345678',
  createdAt: '2026-11-20T10:00:00.000Z',
} as Schema<'Withdrawal'>;

async function open(answers: Record<string, unknown> = {}, member: Partial<Schema<'MemberInfo'>> = {}) {
  const page = await openWallet(WithdrawScreen, answers, member);
  const field = (name: string) => page.screen.getByRole('textbox', { name: new RegExp(`^${name}`) });
  const fields = {
    amount: field('Amount'),
    holder: field('Account holder'),
    bank: field('Bank or e-wallet'),
    account: field('Account number'),
  };
  const send = page.screen.getByRole('button', { name: 'Request withdrawal' });
  const fill = async () => {
    await fields.amount.fill('300');
    await fields.holder.fill('Amina Rahman');
    await fields.bank.fill('City Bank');
    await fields.account.fill('12345678');
  };
  return { ...page, ...fields, send, fill };
}
const asked = (calls: readonly unknown[][]) => calls.filter(([operation]) => operation === 'createWithdrawal');

test('requests a withdrawal, then shows its progress in place of the form', async () => {
  const { screen, fill, send, call } = await open({ createWithdrawal: withdrawal });
  await fill();
  await send.click();
  await expect.element(screen.getByText('Your request is in')).toBeVisible();
  const body = { amount: '300', payeeName: 'Amina Rahman', bankName: 'City Bank', accountNumber: '12345678' };
  expect(call).toHaveBeenCalledWith('createWithdrawal', { body });
});

test('empty fields are listed in a summary, and nothing is sent', async () => {
  const { screen, amount, account, send, call } = await open();
  await send.click();
  await expect.element(screen.getByText('Please check what you entered.')).toBeVisible();
  await expect.element(account).toHaveAccessibleDescription(/Input cannot be empty\./);
  await expect.element(amount).toHaveAttribute('aria-invalid', 'true');
  expect(asked(call.mock.calls)).toEqual([]);
});

test('an invalid account number is refused at its field', async () => {
  const { account, fill, send, call } = await open();
  await fill();
  await account.fill('12!');
  await send.click();
  await expect.element(account).toHaveAccessibleDescription(/Enter 4 to 40 letters A to Z and digits/);
  expect(asked(call.mock.calls)).toEqual([]);
});

test('invisible characters are removed, and digits are sent as banks write them', async () => {
  const { screen, holder, account, fill, send, call } = await open({ createWithdrawal: withdrawal });
  await fill();
  await holder.fill('\u202EAmina\u200B Rahman');
  await account.fill('১২৩৪৫৬৭৮');
  await send.click();
  await expect.element(screen.getByText('Your request is in')).toBeVisible();
  const body = { amount: '300', payeeName: 'Amina Rahman', bankName: 'City Bank', accountNumber: '12345678' };
  expect(call).toHaveBeenCalledWith('createWithdrawal', { body });
});

test('more than the available balance cannot be requested', async () => {
  const balance = { available: bdt('250.00'), locked: bdt('40.00'), version: 1, playMoney: false };
  const { screen, amount, fill, send, call } = await open({ getBalance: balance });
  await expect.element(screen.getByText('Locked for withdrawals')).toBeVisible();
  await fill();
  await send.click();
  await expect.element(amount).toHaveAccessibleDescription(/Your balance is not enough for this\./);
  expect(asked(call.mock.calls)).toEqual([]);
});

test('a refusal by the gateway is shown at its field, and the input stays', async () => {
  const { amount, holder, fill, send } = await open({ createWithdrawal: new ApiError({ code: 'insufficient_balance', status: 422 }) });
  await fill();
  await send.click();
  await expect.element(amount).toHaveAccessibleDescription(/Your balance is not enough for this\./);
  await expect.element(holder).toHaveValue('Amina Rahman');
});

test('asks for a proof of identity if the gateway requires it, and sends the request again', async () => {
  const refusal = new ApiError({ code: 'step_up_required', status: 403, params: { methods: 'password' } });
  const { screen, access, answers, fill, send, call } = await open({ createWithdrawal: refusal });
  access.stepUp.mockImplementation(async () => {
    answers['createWithdrawal'] = withdrawal;
    return true;
  });
  await fill();
  await send.click();
  await expect.element(screen.getByText('Your request is in')).toBeVisible();
  expect(asked(call.mock.calls)).toHaveLength(2);
});

test('a withdrawal that would end a bonus states both sums, and is sent again with consent', async () => {
  const refusal = new ApiError({
    code: 'bonus_would_be_forfeited',
    status: 409,
    params: { amount: '300.00', bonus: '70.00', currency: 'BDT' },
  });
  const { screen, answers, fill, send, call } = await open({ createWithdrawal: refusal });
  await fill();
  await send.click();
  await expect.element(screen.getByText('You withdraw ৳300.00 of your own money and lose ৳70.00', { exact: false })).toBeVisible();
  await screen.getByRole('button', { name: 'Keep the bonus' }).click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  expect(asked(call.mock.calls)).toHaveLength(1);
  await send.click();
  answers['createWithdrawal'] = withdrawal;
  await screen.getByRole('button', { name: 'Withdraw and lose the bonus' }).click();
  await expect.element(screen.getByText('Your request is in')).toBeVisible();
  expect(asked(call.mock.calls).at(-1)![1]).toMatchObject({ body: { amount: '300', acceptForfeit: true } });
});

test('says until when withdrawals are paused', async () => {
  const until = '2026-11-25T10:00:00.000Z';
  const { screen } = await open({}, { withdrawalsPausedUntil: until });
  const reason = screen.getByText(/withdrawals are paused until/);
  await expect.element(reason).toBeVisible();
  expect(reason.element().textContent).toContain(formatToMinute(until, 'en'));
});

test('another withdrawal starts with the account that was paid last', async () => {
  const { screen, amount, holder, fill, send } = await open({ createWithdrawal: withdrawal });
  await fill();
  await send.click();
  await screen.getByRole('button', { name: 'Another withdrawal' }).click();
  await expect.element(holder).toHaveValue('Amina Rahman');
  await expect.element(amount).toHaveValue('');
});
