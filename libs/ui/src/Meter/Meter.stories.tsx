import type { Meta, StoryObj } from '@storybook/react-vite';
import { Meter } from './Meter.tsx';

const meta = {
  title: 'Feedback/Meter',
  component: Meter,
  args: {
    label: 'Deposited today',
    value: 1200,
    max: 5000,
    text: '৳1,200.00 of ৳5,000.00',
    high: 4000,
    highText: 'Nearly at your limit of today',
  },
} satisfies Meta<typeof Meter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Low: Story = {};
export const High: Story = { args: { value: 4400, text: '৳4,400.00 of ৳5,000.00' } };
export const Full: Story = { args: { value: 5000, text: '৳5,000.00 of ৳5,000.00', highText: 'Your limit of today is reached' } };
