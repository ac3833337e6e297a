import type { Meta, StoryObj } from '@storybook/react-vite';
import { MessageIcon } from '../icons/icons.ts';
import { IconButton } from './IconButton.tsx';

const meta = { title: 'Actions/IconButton', component: IconButton, args: { label: 'Messages', icon: <MessageIcon /> } } satisfies Meta<
  typeof IconButton
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Outline: Story = { args: { variant: 'outline' } };
export const Filled: Story = { args: { variant: 'filled', size: 's' } };
export const WithCount: Story = { args: { label: 'Messages, 12 unread', count: 12 } };
export const Disabled: Story = { args: { disabled: true } };
