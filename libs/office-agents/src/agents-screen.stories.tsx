import { type Answers, hanging, officeStories, onePage, refusing, Stage } from '@parlour/office-ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { AgentsScreen, type AgentsScreenProps } from './agents-screen.tsx';
import {
  someAccount,
  someAffiliates,
  someAgents,
  someBills,
  someClaims,
  someContracts,
  someExplanation,
  somePolicy,
  someRuns,
  someTransfers,
  waitingBill,
} from './testing/agents.ts';

const meta = { title: 'Office/Agents', parameters: officeStories } satisfies Meta;
export default meta;

const nothing = () => undefined;
const shown = (answers: Answers, props: Partial<AgentsScreenProps> = {}): StoryObj => ({
  render: () => (
    <Stage answers={answers}>
      <AgentsScreen
        merchant="atrium01"
        filters={{}}
        onFilter={nothing}
        open={undefined}
        onOpen={nothing}
        mayRun={() => true}
        mayPropose={() => true}
        {...props}
      />
    </Stage>
  ),
});
const runs = { listAgentRuns: onePage(someRuns) };
const bills = { listAgentBills: onePage([waitingBill, ...someBills]), explainAgentBill: someExplanation };
const page = { pageNo: 1, pageSize: 50, totalPages: 3, totalCount: 120 };
const lines = { listAgentTree: { path: [], list: someAgents, page }, getAgentAccount: someAccount };
const contracts = { listAgentContracts: onePage(someContracts) };
const policy = { getAgentPolicy: somePolicy };
const claims = { listAgentClaims: onePage(someClaims) };

export const Runs = shown(runs);
export const OpenRun = shown(runs, { open: 'atrium01 daily 2030-01-01' });
export const OnlyLooking = shown(runs, { open: 'atrium01 daily 2030-01-01', mayRun: () => false });
export const Bills = shown(bills, { filters: { tab: 'bills' }, merchant: undefined });
export const OpenBill = shown(bills, { filters: { tab: 'bills' }, open: waitingBill.billKey });
export const Claims = shown(claims, { filters: { tab: 'claims' } });
export const OpenClaim = shown(claims, { filters: { tab: 'claims' }, open: '71' });
export const Transfers = shown({ listLineTransfers: { list: someTransfers } }, { filters: { tab: 'transfers' } });
export const OpenTransfer = shown(
  { listLineTransfers: { list: someTransfers } },
  { filters: { tab: 'transfers' }, open: someTransfers[0]!.id },
);
export const Lines = shown(lines, { filters: { tab: 'lines' } });
export const Downline = shown(
  { ...lines, listAgentTree: { path: ['lineaone', 'karim'], list: someAgents, page } },
  { filters: { tab: 'lines', member: 'karim' } },
);
export const OpenAccount = shown(lines, { filters: { tab: 'lines' }, open: someAgents[0]!.id });
export const Contracts = shown(contracts, { filters: { tab: 'contracts' } });
export const OpenContract = shown(contracts, { filters: { tab: 'contracts' }, open: someContracts[0]!.contractId });
export const PartnerCodes = shown({ listAffiliates: { list: someAffiliates } }, { filters: { tab: 'affiliates' } });
export const NoPartnerCodes = shown({ listAffiliates: { list: [] } }, { filters: { tab: 'affiliates' } });
export const OfferingContract: StoryObj = {
  ...shown({ ...lines, ...policy }, { filters: { tab: 'lines' }, open: someAgents[0]!.id }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Offer a contract' }, { timeout: 5_000 }));
    await expect(await screen.findByRole('dialog', { name: 'Offer lineaone a contract' })).toBeVisible();
  },
};
export const PolicyOfMerchant = shown(policy, { filters: { tab: 'policy' } });
export const PolicyOfNobody = shown(policy, { filters: { tab: 'policy' }, merchant: undefined });
export const Empty = shown({ listAgentRuns: onePage([]) });
export const Loading = shown({ listAgentRuns: hanging });
export const Unreachable = shown({ listAgentRuns: refusing('network') });
