import type { Meta, StoryObj } from '@storybook/react-vite';
import { Money } from './Money.tsx';

const meta = { title: 'Display/Money', component: Money, args: { text: '৳1,250.00' } } satisfies Meta<typeof Money>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {};
export const Hidden: Story = { args: { hidden: true, hiddenText: 'Balance hidden' } };
/** The sign carries the meaning; the colour only repeats it. */
export const Win: Story = { args: { text: '+৳1,250.00', mood: 'win', size: 'xl' } };
export const Loss: Story = { args: { text: '−৳80.00', mood: 'loss', size: 'xl' } };
export const Nothing: Story = { args: { text: '৳0.00', mood: 'muted' } };
export const Large: Story = { args: { text: '৳999,999,999,999.99', size: 'l' } };
export const Jackpot: Story = { args: { text: '₫1.284.990.000', size: 'hero' } };
