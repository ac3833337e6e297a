import { ApiError, type Schema } from '@parlour/api';
import { openScreen, type Answers } from '@parlour/routes/testing';
import { expect, test, vi } from 'vitest';
import { AnswerContract } from './answer-contract.tsx';
import { OfferContract } from './offer-contract.tsx';

const bdt = (amount: string): Schema<'Money'> => ({ amount, currency: 'BDT' });
const contract: Schema<'AgentContract'> = {
  contractId: '0193f0a0-0000-7000-8000-000000000001',
  account: 'subagent',
  offeredBy: 'headagent',
  kind: 'daily',
  cycle: 'daily',
  version: 1,
  tiers: [{ rate: '0.5', turnover: '10000' }],
  state: 'offered',
  side: 'holder',
  from: null,
  to: null,
  offeredAt: '2026-11-20T10:00:00.000Z',
  lapsesAt: '2026-11-27T10:00:00.000Z',
  endingAskedBy: null,
};
const own = { ...contract, account: 'headagent', offeredBy: null, state: 'active', tiers: [{ rate: '1', turnover: '5000' }] } as const;
const preview = (change: Partial<Schema<'ContractPreview'>> = {}): Schema<'ContractPreview'> => ({
  valid: true,
  reasons: [],
  closure: ['deepone', 'deeptwo'],
  periods: [
    { period: '2026-11-19', turnover: bdt('20000.00'), active: 3, net: bdt('900.00'), tier: 1, due: bdt('100.00'), keeps: bdt('40.00') },
  ],
  ...change,
});

async function offering(answers: Answers = {}) {
  const closed = vi.fn<() => void>();
  const limits = { minRate: '0', maxRate: '2', maxTiers: 3, step: '0.01', sameRate: true };
  const page = await openScreen(
    () => <OfferContract kind="daily" account="subagent" currency="BDT" onClose={closed} />,
    {
      listTeamAccounts: { path: ['headagent'], list: [], page: { pageNo: 1, pageSize: 100, totalPages: 1, totalCount: 0 } },
      getAgentContract: { current: null, offer: null, own, limits },
      previewContract: preview(),
      offerContract: contract,
      ...answers,
    },
    { who: {} },
  );
  const { screen } = page;
  return {
    ...page,
    closed,
    rate: screen.getByRole('textbox', { name: 'Rate' }),
    turnover: screen.getByRole('textbox', { name: /^Turnover from/ }),
  };
}

test('an offer is made only after its effect was shown, and only if the same contracts would end', async () => {
  const { screen, rate, turnover, call, closed } = await offering();
  await rate.fill('0.5');
  await turnover.fill('10000');
  await screen.getByRole('button', { name: 'Show what it means' }).click();
  await expect.element(screen.getByText('deepone, deeptwo')).toBeVisible();
  expect(call.mock.calls.map(([operation]) => operation)).not.toContain('offerContract');
  await screen.getByRole('button', { name: 'Offer this contract' }).click();
  await expect.poll(() => closed.mock.calls.length).toBe(1);
  const tiers = [{ rate: '0.5', turnover: '10000' }];
  expect(call).toHaveBeenCalledWith('offerContract', {
    body: { kind: 'daily', account: 'subagent', tiers, closure: ['deepone', 'deeptwo'] },
  });
});

test.each([
  ['3', '10000', /outside the allowed range/],
  ['0.5', '10', /None of your own tiers covers this one/],
] as const)('a tier of %s percent from %s says at the tier why it is refused, and nothing is asked', async (typed, from, why) => {
  const { screen, rate, turnover, call } = await offering();
  await rate.fill(typed);
  await turnover.fill(from);
  await screen.getByRole('button', { name: 'Show what it means' }).click();
  await expect.element(screen.getByText(why)).toBeVisible();
  expect(call.mock.calls.map(([operation]) => operation)).not.toContain('previewContract');
  await expect.element(rate).toHaveValue(typed);
});

test('if other contracts would end than those shown, the effect must be reviewed again, and the input stays', async () => {
  const { screen, rate, closed } = await offering({ offerContract: new ApiError({ code: 'closure_changed', status: 409 }) });
  await rate.fill('0.5');
  await screen.getByRole('textbox', { name: /^Turnover from/ }).fill('10000');
  await screen.getByRole('button', { name: 'Show what it means' }).click();
  await screen.getByRole('button', { name: 'Offer this contract' }).click();
  await expect.element(screen.getByRole('button', { name: 'Show what it means' })).toBeVisible();
  await expect.element(rate).toHaveValue('0.5');
  expect(closed).not.toHaveBeenCalled();
});

async function answering(answers: Answers = {}, ending = false) {
  const closed = vi.fn<() => void>();
  const asked = ending ? { ...contract, state: 'active' as const, side: 'payer' as const } : contract;
  const page = await openScreen(
    () => <AnswerContract contract={asked} currency="BDT" ending={ending} onClose={closed} />,
    { previewContract: preview(), acceptContract: contract, rejectContract: contract, terminateContract: contract, ...answers },
    { who: {} },
  );
  return { ...page, closed };
}
const { contractId } = contract;

test.each([
  ['Accept', false, 'acceptContract', { contractId, closure: ['deepone', 'deeptwo'] }],
  ['Reject', false, 'rejectContract', { contractId }],
  ['Ask to end it', true, 'terminateContract', { contractId, closure: ['deepone', 'deeptwo'] }],
] as const)('%s is sent with what was in view', async (name, ending, operation, body) => {
  const { screen, call, closed } = await answering({}, ending);
  await expect.element(screen.getByText('deepone, deeptwo')).toBeVisible();
  await screen.getByRole('button', { name, exact: true }).click();
  await expect.poll(() => closed.mock.calls.length).toBe(1);
  expect(call).toHaveBeenCalledWith(operation, { body });
});

test('an offer that has come to end other contracts is shown again before it can be accepted', async () => {
  const { screen, call, closed } = await answering({ acceptContract: new ApiError({ code: 'closure_changed', status: 409 }) });
  await screen.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect.element(screen.getByRole('alert').first()).not.toBeEmptyDOMElement();
  await expect.poll(() => call.mock.calls.filter(([operation]) => operation === 'previewContract').length).toBe(2);
  expect(closed).not.toHaveBeenCalled();
});
