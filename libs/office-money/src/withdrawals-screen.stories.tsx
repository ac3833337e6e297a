import { hanging, officeStories, refusing, Stage, type Answers } from '@parlour/office-ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { waitingWithdrawal } from './testing/payments.ts';
import { WithdrawalsScreen, type WithdrawalsScreenProps } from './withdrawals-screen.tsx';

const meta = { title: 'Office/Withdrawals', parameters: officeStories } satisfies Meta;
export default meta;

const queue = [
  waitingWithdrawal({ member: 'rahim.k', amount: '12000.00' }),
  waitingWithdrawal({
    id: '01981c2e-0000-7000-8000-000000000002',
    member: 'nusrat_77',
    amount: '850.00',
    status: 'disputed',
    remaining: '350.00',
  }),
  // What hides in a payee's name is shown.
  waitingWithdrawal({ id: '01981c2e-0000-7000-8000-000000000003', member: 'tanvir', amount: '240000.00', payee: 'Tan\u202evir Hossain' }),
];

const shown = (answers: Answers, props: Partial<WithdrawalsScreenProps> = {}): StoryObj => ({
  render: () => (
    <Stage answers={answers}>
      <WithdrawalsScreen merchant={undefined} mayDecide mayReveal open={undefined} onOpen={() => undefined} {...props} />
    </Stage>
  ),
});

export const Waiting: StoryObj = {
  ...shown({ listPendingWithdrawals: { list: queue } }),
  play: async () => {
    await expect(await screen.findByText('rahim.k')).toBeVisible();
    await expect(screen.getByText('U+202E')).toBeVisible();
  },
};
export const Opened = shown({ listPendingWithdrawals: { list: queue } }, { open: queue[1]!.id });
export const Rejecting: StoryObj = {
  ...shown({ listPendingWithdrawals: { list: queue } }, { open: queue[0]!.id }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Reject' }));
    await expect(await screen.findByRole('dialog', { name: 'Reject the withdrawal of rahim.k' })).toBeVisible();
  },
};
export const OnlyLooking = shown({ listPendingWithdrawals: { list: queue } }, { mayDecide: false, mayReveal: false, merchant: 'atrium01' });
export const Empty = shown({ listPendingWithdrawals: { list: [] } });
export const Loading = shown({ listPendingWithdrawals: hanging });
export const Forbidden = shown({ listPendingWithdrawals: refusing('forbidden') });
export const Unreachable = shown({ listPendingWithdrawals: refusing('network') });
