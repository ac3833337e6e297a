import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { ReceiptIcon } from '../icons/icons.ts';
import { EmptyState, ErrorState } from './StateMessage.tsx';

const meta = { title: 'StateMessage' } satisfies Meta;
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
export const Failed: StoryObj = {
  render: () => (
    <ErrorState
      title="The games did not load"
      text="Your connection or our service had a hiccup."
      retryText="Try again"
      onRetry={() => undefined}
      reference="req-01JD8W2"
    />
  ),
};
export const Retrying: StoryObj = {
  render: () => <ErrorState title="The games did not load" retryText="Try again" onRetry={() => undefined} retrying />,
};
