import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { ReceiptIcon } from '../icons/icons.ts';
import { EmptyState, ErrorState } from './StateMessage.tsx';

const meta = { title: 'Feedback/StateMessage' } satisfies Meta;
export default meta;

export const Empty: StoryObj = {
  render: () => (
    <EmptyState
      icon={<ReceiptIcon size="xl" />}
      title="No rounds yet"
      text="Rounds that you play appear here, each with a link that verifies its outcome."
      action={<Button>Open the slots</Button>}
    />
  ),
};
const retry = fn();
export const Failed: StoryObj = {
  render: () => (
    <ErrorState
      title="The games did not load"
      text="Your connection or our service had a hiccup."
      retryText="Try again"
      onRetry={retry}
      reference="req-01JD8W2"
    />
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalled();
  },
};
export const Illustrated: StoryObj = {
  render: () => (
    <EmptyState
      illustration={
        <svg viewBox="0 0 200 120" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden>
          <path d="M20 100h160M40 100V50l60-30 60 30v50M85 100V70h30v30" />
        </svg>
      }
      title="No rounds yet"
      text="Rounds that you play appear here."
    />
  ),
};
export const LongText: StoryObj = {
  render: () => (
    <EmptyState
      icon={<ReceiptIcon size="xl" />}
      title="None of the rounds that you have played matches the days and the kind that you have chosen"
      text="Choose other days, or take the filters back to see everything that was played with this account since it was opened."
      action={<Button variant="secondary">Take the filters back</Button>}
    />
  ),
};
export const Retrying: StoryObj = {
  render: () => <ErrorState title="The games did not load" retryText="Try again" onRetry={() => undefined} retrying />,
};
