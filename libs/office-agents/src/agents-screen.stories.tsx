import { hanging, officeStories, refusing, Stage, type Answers } from '@parlour/office-ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { AgentsScreen, type AgentsScreenProps } from './agents-screen.tsx';
import { someBills, someClaims, someRuns } from './testing/agents.ts';

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
        mayWriteOff={() => true}
        {...props}
      />
    </Stage>
  ),
});
const runs = { listAgentRuns: { list: someRuns } };
const bills = { listAgentBills: { list: someBills } };
const claims = { listAgentClaims: { list: someClaims } };

export const Runs = shown(runs);
export const OpenRun = shown(runs, { open: 'atrium01 daily 2030-01-01' });
export const OnlyLooking = shown(runs, { open: 'atrium01 daily 2030-01-01', mayRun: () => false });
export const Bills = shown(bills, { filters: { tab: 'bills' }, merchant: undefined });
export const OpenBill = shown(bills, { filters: { tab: 'bills' }, open: someBills[0]!.billKey });
export const Claims = shown(claims, { filters: { tab: 'claims' } });
export const OpenClaim = shown(claims, { filters: { tab: 'claims' }, open: '71' });
export const Empty = shown({ listAgentRuns: { list: [] } });
export const Loading = shown({ listAgentRuns: hanging });
export const Unreachable = shown({ listAgentRuns: refusing('network') });
