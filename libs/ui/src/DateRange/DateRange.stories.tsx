import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { DateRange, type DateRangeProps } from './DateRange.tsx';
import type { DateSpan } from './date-span.ts';

function Example({ first = { from: '', to: '' }, ...props }: Omit<DateRangeProps, 'value' | 'onValueChange'> & { first?: DateSpan }) {
  const [value, setValue] = useState(first);
  return <DateRange {...props} value={value} onValueChange={setValue} />;
}

const meta = {
  title: 'Fields/DateRange',
  component: Example,
  args: {
    label: 'Period',
    fromLabel: 'From',
    toLabel: 'To',
    today: '2026-03-14',
    min: '2025-12-14',
    max: '2026-03-14',
    presetsLabel: 'Periods',
    presets: [
      { preset: 'today', text: 'Today' },
      { preset: 'yesterday', text: 'Yesterday' },
      { preset: 'week', text: '7 days' },
      { preset: 'month', text: '30 days' },
      { preset: 'thisMonth', text: 'This month' },
    ],
    problemTexts: { order: 'The first day is after the last one.', limits: 'Choose days of the last three months.' },
  },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Preset: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '7 days' }));
    await expect(canvas.getByLabelText('From')).toHaveValue('2026-03-08');
    await expect(canvas.getByLabelText('To')).toHaveValue('2026-03-14');
  },
};
export const WrongOrder: Story = { args: { first: { from: '2026-03-10', to: '2026-03-01' } } };
export const BeyondLimits: Story = { args: { first: { from: '2024-01-01', to: '2026-03-01' } } };
export const Disabled: Story = { args: { first: { from: '2026-03-01', to: '2026-03-14' }, disabled: true } };
export const ReadOnly: Story = { args: { first: { from: '2026-03-01', to: '2026-03-14' }, readOnly: true } };
