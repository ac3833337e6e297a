import type { Meta, StoryObj } from '@storybook/react-vite';
import { Money } from './Money.tsx';

const meta = { component: Money, args: { text: '৳1,250.00' } } satisfies Meta<typeof Money>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {};
export const Hidden: Story = { args: { hidden: true, hiddenText: 'Balance hidden' } };
export const Win: Story = { args: { mood: 'win', size: 'xl' } };
export const Jackpot: Story = { args: { text: '₫1.284.990.000', size: 'hero' } };
