import { hanging, officeStories, refusing, Stage, type Answers } from '@parlour/office-ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApprovalsScreen, type ApprovalsScreenProps } from './approvals-screen.tsx';
import { waitingProposal } from './testing/people.ts';

const meta = { title: 'Office/Approvals', parameters: officeStories } satisfies Meta;
export default meta;

const bulk = waitingProposal({
  id: '01981c2e-0000-7000-8000-00000000000b',
  operation: 'blockMembers',
  subject: { kind: 'members', id: 'f00', name: 'rahim.k, nusrat_77, tanvir +409' },
  changes: [{ field: 'status', before: null, after: 'blocked' }],
  effect: null,
  reason: 'one network',
  status: 'approved',
  mayDecide: false,
  maySteer: true,
  progress: { waiting: 180, done: 228, stale: 3, failed: 1 },
});
const role = waitingProposal({
  id: '01981c2e-0000-7000-8000-00000000000c',
  merchant: null,
  operation: 'changeRole',
  subject: { kind: 'role', id: 'night-desk', name: 'night-desk' },
  changes: [
    { field: 'permission', before: 'member.view r', after: 'member.view w' },
    { field: 'permission', before: null, after: 'deposit.resolve r' },
  ],
  effect: null,
  own: true,
  mayDecide: false,
});
const waiting: Answers = { listProposals: { list: [waitingProposal(), bulk, role] }, listApproverGaps: { list: [] } };

const shown = (answers: Answers, props: Partial<ApprovalsScreenProps> = {}): StoryObj => ({
  render: () => (
    <Stage answers={answers}>
      <ApprovalsScreen view="all" onView={() => undefined} showsGaps={false} {...props} />
    </Stage>
  ),
});

export const Waiting = shown(waiting);
export const TooFewApprovers = shown(
  {
    ...waiting,
    listApproverGaps: {
      list: [
        { permission: 'withdrawal.decide', merchant: 'atrium01', approvers: 1 },
        { permission: 'operator.manage', merchant: null, approvers: 1 },
      ],
    },
  },
  { showsGaps: true },
);
export const NothingWaits = shown({ listProposals: { list: [] } }, { view: 'forMe' });
export const Loading = shown({ listProposals: hanging });
export const Unreachable = shown({ listProposals: refusing('network') });
