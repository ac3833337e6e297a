import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextLink } from './TextLink.tsx';

const meta = { title: 'Actions/TextLink', component: TextLink, args: { children: 'Terms and conditions', href: '#terms' } } satisfies Meta<
  typeof TextLink
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InText: Story = {};
export const Quiet: Story = { args: { quiet: true } };
export const AsButton: Story = { args: { render: <button type="button" /> } };
