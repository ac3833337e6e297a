import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { HistoryIcon } from '../icons/icons.ts';
import { PageHeader } from './PageHeader.tsx';

const meta = {
  title: 'Patterns/Page header',
  component: PageHeader,
  args: { title: 'Betting record' },
} satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithBackAndDescription: Story = {
  args: {
    icon: <HistoryIcon />,
    description: 'Every round that you played, newest first. Rounds of our own games can be verified.',
    back: { text: 'Account', render: <a href="#account" /> },
  },
};
export const WithActions: Story = {
  args: {
    description: 'Bonus of the month, until 31 March.',
    aside: <Badge mood="win">Running</Badge>,
    actions: (
      <>
        <Button variant="secondary">Details</Button>
        <Button>Join</Button>
      </>
    ),
  },
};
export const LongTitle: Story = {
  args: {
    title: 'Lịch sử giao dịch của tất cả các ví trong chín mươi ngày gần đây nhất',
    back: { text: 'Tài khoản của tôi', render: <a href="#account" /> },
    actions: <Button>Tải xuống</Button>,
  },
};
