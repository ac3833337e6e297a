import { ApiError, type Schema } from '@parlour/api';
import { openScreen, type Answers } from '@parlour/routes/testing';
import { expect, test } from 'vitest';
import { Bills } from './bills.tsx';

const bdt = (amount: string): Schema<'Money'> => ({ amount, currency: 'BDT' });
const zero = bdt('0.00');
const bill: Schema<'AgentBill'> = {
  billKey: 'dividend:m-1:2026-11-A',
  kind: 'dividend',
  period: '2026-11-A',
  startsAt: '2026-10-31T18:00:00.000Z',
  endsAt: '2026-11-15T18:00:00.000Z',
  account: 'headagent',
  payer: null,
  bets: 12,
  turnover: bdt('20000.00'),
  active: 3,
  net: bdt('900.00'),
  won: zero,
  lost: zero,
  ggr: zero,
  deductions: zero,
  adjustment: zero,
  carryIn: zero,
  held: zero,
  introducer: zero,
  basis: bdt('900.00'),
  tier: 1,
  due: bdt('90.00'),
  paid: zero,
  owed: zero,
  toPay: zero,
  keeps: bdt('90.00'),
  state: 'toCollect',
  insufficient: false,
  corrections: [],
};
const ofDownline = { ...bill, billKey: 'dividend:m-2:2026-11-A', account: 'subagent', payer: 'headagent', state: 'awaiting' } as const;

const opened = (list: Schema<'AgentBill'>[], answers: Answers = {}) =>
  openScreen(
    Bills,
    {
      listBills: {
        list,
        totals: { due: zero, paid: zero, owed: zero },
        page: { pageNo: 1, pageSize: 20, totalPages: 1, totalCount: list.length },
      },
      getConsolidatedContracts: { kinds: ['dividend'], transferDown: true },
      ...answers,
    },
    { who: { account: 'headagent' } },
  );

test('the holder of an approved dividend collects it, and sees what the upline still owes', async () => {
  const { screen, call } = await opened([bill], {
    collectBill: { ...bill, paid: bdt('60.00'), owed: bdt('30.00'), state: 'part' },
  });
  await screen.getByRole('button', { name: 'Collect' }).click();
  await expect.element(screen.getByText(/60\.00 is in your balance\. Your upline still owes you .*30\.00/)).toBeVisible();
  expect(call).toHaveBeenCalledWith('collectBill', { body: { billKey: bill.billKey } });
});

test('the payer approves a pending dividend, or denies it after a confirmation', async () => {
  const { screen, call } = await opened([ofDownline], {
    approveBill: new ApiError({ code: 'bill_state', status: 409 }),
    denyBill: { ...ofDownline, state: 'denied' },
  });
  await screen.getByRole('button', { name: 'Approve' }).click();
  await expect.poll(() => call.mock.calls.map(([operation]) => operation)).toContain('approveBill');
  await screen.getByRole('button', { name: 'Deny' }).click();
  expect(call.mock.calls.map(([operation]) => operation)).not.toContain('denyBill');
  await screen.getByRole('dialog').getByRole('button', { name: 'Deny' }).click();
  await expect.element(screen.getByText('The dividend was denied.')).toBeVisible();
  expect(call).toHaveBeenCalledWith('denyBill', { body: { billKey: ofDownline.billKey } });
});

test('nobody collects or decides another’s bill', async () => {
  const { screen } = await opened([
    { ...bill, account: 'subagent' },
    { ...ofDownline, payer: null },
    { ...bill, billKey: 'x', state: 'issued' },
  ]);
  await expect.element(screen.getByRole('button', { name: 'Explain' }).first()).toBeVisible();
  for (const name of ['Collect', 'Approve', 'Deny']) expect(screen.getByRole('button', { name }).query()).toBeNull();
});
