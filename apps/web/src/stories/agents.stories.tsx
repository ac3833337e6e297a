import type { Schema } from '@parlour/api';
import type { Meta } from '@storybook/react-vite';
import { userEvent, waitFor, within } from 'storybook/test';
import { ofPages, pageStory, type PlayedPage } from './page-story.tsx';

export default { ...ofPages, title: 'Pages/Agents', tags: ['!autodocs', 'page'] } satisfies Meta;

/** The offer that waits for the demonstration's agent is shown over every page. */
const popupClosed = async ({ body }: PlayedPage) => {
  if (!body.querySelector('[role=dialog]')) return;
  await userEvent.keyboard('{Escape}');
  await waitFor(() => {
    if (body.querySelector('[role=dialog]')) throw new Error('the popup stands over the page');
  });
};
const agentStory = (path: string, more: object = {}) => pageStory({ path, as: 'agent', play: popupClosed, ...more });

// Brands whose agents have no lines show their log-in page, or that there is no such page.
export const OfferWaits = pageStory({ path: '/agentHome', as: 'agent' });
export const Overview = agentStory('/agentHome');
export const Announcements = agentStory('/agentHome/announcements');
export const RegisterCentre = agentStory('/agentHome/registerCenter');
export const Downline = agentStory('/agentHome/downline');
export const DownlineAccount = pageStory({
  path: '/agentHome/downline',
  as: 'agent',
  play: async (story) => {
    await popupClosed(story);
    const details = story.body.querySelector('main button[aria-haspopup=dialog]');
    if (!details) return;
    await userEvent.click(details);
    await within(story.body).findByRole('dialog', undefined, { timeout: 10_000 });
  },
});
export const Contracts = agentStory('/agentHome/contracts');

const bdt = (amount: string): Schema<'Money'> => ({ amount, currency: 'BDT' });
const ownContract: Schema<'AgentContract'> = {
  contractId: '0193f0a0-0000-7000-8000-000000000001',
  account: 'demoagent',
  offeredBy: 'demohead',
  kind: 'dividend',
  cycle: 'weekly',
  version: 1,
  tiers: [
    { rate: '10', turnover: '2000.00' },
    { rate: '20', turnover: '10000.00', active: 2 },
    { rate: '30', turnover: '40000.00', active: 3 },
  ],
  state: 'active',
  side: 'holder',
  from: '2026-09-27T18:00:00.000Z',
  to: null,
  offeredAt: '2026-09-24T12:19:00.000Z',
  lapsesAt: null,
  endingAskedBy: null,
};
const offer: Schema<'AgentContract'> = {
  ...ownContract,
  contractId: '0193f0a0-0000-7000-8000-000000000002',
  version: 2,
  tiers: [
    { rate: '12', turnover: '2000.00' },
    { rate: '25', turnover: '10000.00', active: 2 },
    { rate: '32', turnover: '40000.00', active: 3 },
  ],
  state: 'offered',
  from: null,
  offeredAt: '2026-10-15T09:00:00.000Z',
  lapsesAt: '2026-10-22T09:00:00.000Z',
};
const endAsked = { ...ownContract, state: 'ending', endingAskedBy: 'payer' } as const;
const limits = { minRate: '0', maxRate: '40', maxTiers: 6, step: '0.01', sameRate: true };
const ownContracts = (current: Schema<'AgentContract'>, offered: Schema<'AgentContract'> | null) => ({
  'GET /wps/relay/MCS2_getContract?kind=dividend': { current, offer: offered, own: current, limits } satisfies Schema<'ContractsOfAccount'>,
});
const previewKey = 'POST /wps/relay/MCS2_previewContract';
const meant: Schema<'ContractPreview'> = {
  valid: true,
  reasons: [],
  closure: ['demoriver', 'demobridge'],
  periods: [
    { period: '2026-W41', turnover: bdt('48200.00'), active: 4, net: bdt('9104.50'), tier: 3, due: bdt('2276.10'), keeps: bdt('455.25') },
    { period: '2026-W40', turnover: bdt('12650.00'), active: 2, net: bdt('-1310.00'), tier: 2, due: bdt('0.00'), keeps: bdt('0.00') },
    { period: '2026-W39', turnover: bdt('1840.00'), active: 1, net: bdt('620.00'), tier: 0, due: bdt('0.00'), keeps: bdt('62.00') },
  ],
};
/** Opens the nth dialog that the page of contracts offers, and does something in it. */
const inDialog = (place: number, then?: (dialog: HTMLElement) => Promise<void>) => async (story: PlayedPage) => {
  await popupClosed(story);
  const control = story.body.querySelectorAll('main button[aria-haspopup=dialog]')[place];
  if (!control) return;
  await userEvent.click(control);
  await then?.(await within(story.body).findByRole('dialog', undefined, { timeout: 10_000 }));
};
const contractStory = (answers: Record<string, object>, play: (story: PlayedPage) => Promise<void>) =>
  pageStory({ path: '/agentHome/contracts', as: 'agent', answers, play });

const toEast = {
  ...ownContracts(ownContract, null),
  'GET /wps/relay/MCS2_getContract?account=demoeast&kind=dividend': {
    current: null,
    offer: null,
    own: ownContract,
    limits,
  } satisfies Schema<'ContractsOfAccount'>,
  [previewKey]: meant,
};
/** Offers an account directly below these rates, and asks what they mean. */
const offering = (rate: string) =>
  inDialog(1, async (dialog) => {
    const account = await within(dialog).findByRole('combobox', undefined, { timeout: 10_000 });
    await userEvent.selectOptions(account, 'demoeast');
    const [field] = await within(dialog).findAllByRole('textbox', undefined, { timeout: 10_000 });
    await userEvent.type(field!, rate);
    await userEvent.click(dialog.querySelector('[type=submit]')!);
  });

export const ContractOffer = contractStory(toEast, inDialog(1));
export const ContractPreviewed = contractStory(toEast, offering('25'));
export const ContractNotCovered = contractStory(toEast, offering('35'));
export const ContractToAnswer = contractStory({ ...ownContracts(ownContract, offer), [previewKey]: meant }, inDialog(0));
export const ContractEnding = contractStory({ ...ownContracts(ownContract, null), [previewKey]: meant }, inDialog(0));
export const EndToAnswer = contractStory({ ...ownContracts(endAsked, null), [previewKey]: meant }, inDialog(0));
export const EndWaits = pageStory({
  path: '/agentHome',
  as: 'agent',
  answers: {
    'GET /wps/member/info/funds/consolidated': {
      dailySalary: true,
      hourSalary: true,
      salary: true,
      enableCt: true,
      kinds: ['daily', 'hourly', 'realtime', 'dividend', 'affiliate'],
      transferDown: true,
      dailysalreqtype: 0,
      contracthoursalreqtype: 0,
      realtimesalreqtype: 0,
      divtypereq: 2,
      contracts: [endAsked],
    } satisfies Schema<'ConsolidatedContracts'>,
  },
});
export const Income = agentStory('/agentHome/income');
export const IncomeNotLoaded = agentStory('/agentHome/income', { lost: /MCSFE_myIncome/ });
export const Bills = agentStory('/agentHome/bills');
export const Claims = agentStory('/agentHome/claims');
export const Transfers = agentStory('/agentHome/transfers');
export const TeamReport = agentStory('/agentHome/report');
export const TeamBets = agentStory('/agentHome/teamBets');
export const NoTeamBets = agentStory('/agentHome/teamBets?state=rolledBack');
export const TeamTransactions = agentStory('/agentHome/transactions');
