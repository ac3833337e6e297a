import { ApiError, type Schema } from '@parlour/api';
import { useCentreRoute } from '@parlour/routes';
import { openScreen, type Answers } from '@parlour/routes/testing';
import { expect, test } from 'vitest';
import { Bills } from './bills.tsx';
import { Income } from './income.tsx';

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

test('each figure of the income leads to what it consists of', async () => {
  const none = {
    betRebate: zero,
    agentRebate: zero,
    daily: zero,
    hourly: zero,
    realtime: zero,
    dividend: zero,
    affiliate: zero,
    claims: zero,
  };
  const income = { ...none, dividend: bdt('70.00'), agentRebate: bdt('8.00'), claims: bdt('5.00'), total: bdt('78.00') };
  const { screen } = await openScreen(Income, {
    getTeamOverview: { day: '2026-11-20' },
    getAgentIncome: {
      list: [{ day: '2026-11-16', income }],
      total: { ...income, dividend: bdt('700.00') },
      page: { pageNo: 1, pageSize: 20, totalPages: 1, totalCount: 1 },
    },
  });
  const searchOf = async (name: RegExp) => {
    const link = screen.getByRole('link', { name }).first();
    await expect.element(link).toBeVisible();
    const { pathname, searchParams } = new URL((link.element() as HTMLAnchorElement).href);
    return { pathname, ...Object.fromEntries(searchParams) };
  };
  const day = { from: '2026-11-16', to: '2026-11-16' };
  expect(await searchOf(/\b70\.00/)).toEqual({ pathname: '/agentHome/bills', ...day, kind: 'dividend' });
  expect(await searchOf(/700\.00/)).toEqual({ pathname: '/agentHome/bills', from: '2026-10-22', to: '2026-11-20', kind: 'dividend' });
});

test('the bills behind a figure of the income are listed with their parts of it, until all bills are wanted again', async () => {
  const answers = {
    list: [
      { ...bill, part: bdt('90.00') },
      { ...ofDownline, part: bdt('-20.00') },
    ],
    totals: { due: zero, paid: zero, owed: zero, part: bdt('70.00') },
    page: { pageNo: 1, pageSize: 20, totalPages: 1, totalCount: 2 },
  };
  const From = () => {
    const { change } = useCentreRoute();
    return (
      <>
        <button onClick={() => change({ from: '2026-11-16', to: '2026-11-16', kind: 'dividend' })}>open</button>
        <Bills />
      </>
    );
  };
  const { screen, call } = await openScreen(
    From,
    { listBills: answers, getConsolidatedContracts: { kinds: ['dividend'], transferDown: true } },
    { who: { account: 'headagent' } },
  );
  await screen.getByRole('button', { name: 'open' }).click();
  await expect.element(screen.getByText(/Money moved for these bills: .*16.*2026/)).toBeVisible();
  const query = { kind: 'dividend', pageNo: 1 };
  expect(call).toHaveBeenLastCalledWith('listBills', { query: { ...query, from: '2026-11-16', to: '2026-11-16' } }, expect.anything());
  await expect.element(screen.getByText(/70\.00/).first()).toBeVisible();
  await expect.element(screen.getByText(/-.*20\.00|−.*20\.00/).first()).toBeVisible();
  await screen.getByRole('button', { name: 'What I earn' }).click();
  await expect.poll(() => call.mock.lastCall).toEqual(['listBills', { query: { ...query, side: 'holder' } }, expect.anything()]);
});

test('a window of real-time salary is explained by its rates, what each bet brought, and what a higher tier needs', async () => {
  const key = 'realtime:m-1:2026-11-20T10:00+06:00';
  const window = { ...bill, billKey: key, kind: 'realtime', period: '2026-11-20T10:00+06:00', due: bdt('3.50'), state: 'issued' } as const;
  const bet = { roundId: 'r-1', account: 'subagent', vendor: 'JL', gameCode: 'x', game: 'Lanterns', drawId: null, odds: null } as const;
  const explanation: Schema<'BillExplanation'> = {
    bill: window,
    formula: '',
    tiers: [
      { winRate: '0.5', lossRate: '0.25' },
      { winRate: '0.6', lossRate: '0.3', bet5: '1000' },
    ],
    rate: null,
    nextTier: { tier: 2, turnover: zero, active: 0, loss: zero, bet5: bdt('812.00'), bet15: zero },
    source: { fromBill: zero, fromWallet: zero },
    team: [],
    bets: [
      {
        ...bet,
        stake: bdt('1000.00'),
        win: zero,
        state: 'settled',
        placedAt: bill.startsAt,
        settledAt: bill.startsAt,
        earned: bdt('2.75'),
      },
    ],
    page: { pageNo: 1, pageSize: 20, totalPages: 1, totalCount: 1 },
    transfers: [],
    claims: [],
  };
  const Opened = () => {
    const { change } = useCentreRoute();
    return (
      <>
        <button onClick={() => change({ bill: key })}>open</button>
        <Bills />
      </>
    );
  };
  const { screen } = await openScreen(Opened, { getBillExplanation: explanation }, { who: { account: 'headagent' } });
  await screen.getByRole('button', { name: 'open' }).click();
  await expect
    .element(screen.getByText(/Of each winning bet 0\.5% of its stake, of each losing bet 0\.25%.*together .*3\.50/))
    .toBeVisible();
  await expect.element(screen.getByText(/Missing for tier 2: turnover of 5 days .*812\.00/)).toBeVisible();
  await expect.element(screen.getByText(/2\.75/).first()).toBeVisible();
});
