import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Badge } from '../Badge/Badge.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = { title: 'Foundations/VisuallyHidden', component: VisuallyHidden } satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The number is visible; what it counts is only announced. */
export const BesideANumber: Story = {
  args: { children: 'unread messages' },
  render: (args) => (
    <Badge mood="danger" solid>
      3 <VisuallyHidden {...args} />
    </Badge>
  ),
};
/** The title of a page whose look says what it is. */
export const AsTheTitle: Story = {
  args: { as: 'h1', children: 'Home' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1, name: 'Home' })).toBeInTheDocument();
  },
};
