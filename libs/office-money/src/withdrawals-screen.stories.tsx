import { hanging, officeStories, refusing, Stage, type Answers } from '@parlour/office-ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { paidWithdrawal, reviewed, waitingWithdrawal } from './testing/payments.ts';
import { WithdrawalsScreen, type WithdrawalsScreenProps } from './withdrawals-screen.tsx';

const meta = { title: 'Office/Withdrawals', parameters: officeStories } satisfies Meta;
export default meta;

const queue = [
  waitingWithdrawal({ member: 'rahim.k', amount: '12000.00', first: true, claimedBy: 'amina', claimedUntil: '2030-01-01T00:10:00.000Z' }),
  waitingWithdrawal({
    id: '01981c2e-0000-7000-8000-000000000002',
    member: 'nusrat_77',
    amount: '850.00',
    status: 'disputed',
    remaining: '350.00',
    heldBy: 'bao',
    heldUntil: '2030-01-01T00:00:00.000Z',
    holdReason: 'The bank looks for it',
  }),
  // Hidden characters in a payee's name are shown.
  waitingWithdrawal({
    id: '01981c2e-0000-7000-8000-000000000003',
    member: 'tanvir',
    amount: '240000.00',
    payee: 'Tan\u202evir Hossain',
    claimedBy: 'bao',
  }),
];
/** An account statement, drawn. */
const statement =
  'data:image/webp;base64,UklGRrAAAABXRUJQVlA4IKQAAADQCQCdASqgAGQAPu1orE8ppiQiLagBMB2JaW7dXw0R4W85t5zIQK/LHQl9zVw+ITxjLtJ/0haKCSlW+TceYAM+wBk/Tqx4hS++x/u6nn/6mC3OnNvObRAA/vANPteMyA3Ap/MF5/vzhh+evFOpQQVpGiIaPtcqNBB0CfNgUALobYANzOL1mofk94rBmd52Wa1wf4PNL/DyAEf1j40SagAAAAAAAA==';
const answers: Answers = {
  listWithdrawalProofs: { list: [{ id: '01890a5d-ac96-774b-bcce-b302099a8057', picture: statement, at: '2030-01-01T00:00:00.000Z' }] },
  listPendingWithdrawals: { list: queue },
  reviewWithdrawal: ({ query }) =>
    reviewed({
      id: query.id,
      list: [
        { kind: 'passwordReset', at: '2030-01-01T00:00:00.000Z', count: null, amount: null, subject: null },
        { kind: 'oppositeBets', at: null, count: 2, amount: '400.00', subject: 'SSC_ONE-20300101-004' },
        { kind: 'payeeShared', at: null, count: 3, amount: null, subject: null },
        { kind: 'notPlayed', at: null, count: null, amount: '40.00', subject: null },
      ],
    }),
  claimWithdrawal: ({ body }) => ({ id: body.id, by: 'amina', until: '2030-01-01T00:10:00.000Z' }),
  unclaimWithdrawal: ({ body }) => ({ id: body.id }),
};
const all = { decide: true, hold: true, reveal: true };

const shown = (given: Answers = {}, props: Partial<WithdrawalsScreenProps> = {}): StoryObj => ({
  render: () => (
    <Stage answers={{ ...answers, ...given }}>
      <WithdrawalsScreen
        merchant={undefined}
        operator="amina"
        rights={all}
        open={undefined}
        onOpen={() => undefined}
        filters={{}}
        onFilter={() => undefined}
        onMember={() => undefined}
        {...props}
      />
    </Stage>
  ),
});

export const Waiting: StoryObj = {
  ...shown(),
  play: async () => {
    await expect(await screen.findByText('rahim.k')).toBeVisible();
    await expect(screen.getByText('U+202E')).toBeVisible();
  },
};
export const WithHints: StoryObj = {
  ...shown({}, { open: queue[0]!.id }),
  play: async () => {
    await expect(await screen.findByText('3 other members are paid to this account.', undefined, { timeout: 5_000 })).toBeVisible();
  },
};
export const NothingSpeaksAgainst = shown({ reviewWithdrawal: ({ query }) => reviewed({ id: query.id }) }, { open: queue[0]!.id });
export const Held = shown({}, { open: queue[1]!.id });
export const SomebodyElses = shown({}, { open: queue[2]!.id });
export const Rejecting: StoryObj = {
  ...shown({}, { open: queue[0]!.id }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Reject' }, { timeout: 5_000 }));
    await expect(await screen.findByRole('dialog', { name: 'Reject the withdrawal of rahim.k' })).toBeVisible();
  },
};
const disputed = { ...queue[0]!, status: 'disputed' as const };
export const Forcing: StoryObj = {
  ...shown({ listPendingWithdrawals: { list: [disputed] }, listWithdrawalProofs: { list: [] } }, { open: disputed.id }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'End without proof' }, { timeout: 5_000 }));
    await expect(await screen.findByRole('dialog', { name: 'End the dispute of rahim.k without proof' })).toBeVisible();
  },
};
export const OnlyLooking = shown({}, { rights: { decide: false, hold: false, reveal: false }, merchant: 'atrium01' });
export const All = shown(
  {
    listWithdrawals: {
      list: [
        paidWithdrawal(),
        paidWithdrawal({ id: '01981c2e-0000-7000-8000-00000000000b', status: 'rejected', reason: 'The account is closed' }),
      ],
      next: null,
      about: { count: 2, exact: true },
    },
  },
  { filters: { tab: 'history' } },
);
export const NothingFound = shown(
  { listWithdrawals: { list: [], next: null, about: { count: 0, exact: true } } },
  { filters: { tab: 'history', status: 'disputed' } },
);
export const Empty = shown({ listPendingWithdrawals: { list: [] } });
export const Loading = shown({ listPendingWithdrawals: hanging });
export const Forbidden = shown({ listPendingWithdrawals: refusing('forbidden') });
export const Unreachable = shown({ listPendingWithdrawals: refusing('network') });
