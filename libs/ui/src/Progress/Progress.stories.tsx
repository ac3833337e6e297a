import type { Meta, StoryObj } from '@storybook/react-vite';
import { Progress } from './Progress.tsx';

const meta = {
  title: 'Feedback/Progress',
  component: Progress,
  args: { label: 'Friends invited', value: 3, max: 10, text: '3 of 10' },
} satisfies Meta<typeof Progress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Part: Story = {};
export const Nothing: Story = { args: { value: 0, text: '0 of 10' } };
export const Complete: Story = { args: { value: 10, text: 'Done', mood: 'win' } };
export const Unknown: Story = { args: { label: 'Sending your document', value: undefined, text: undefined } };
export const LongLabel: Story = { args: { label: 'Rounds played at any table of the live casino since the beginning of this month' } };
