import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { DateRange } from '../DateRange/DateRange.tsx';
import { Select } from '../Select/Select.tsx';
import { FilterBar } from './FilterBar.tsx';

const meta = { title: 'Patterns/FilterBar' } satisfies Meta;
export default meta;

const periods = [
  { key: 'all', text: 'All time' },
  { key: 'today', text: 'Today' },
  { key: 'yesterday', text: 'Yesterday' },
  { key: 'week', text: 'Last 7 days' },
  { key: 'month', text: 'Last 30 days' },
  { key: 'thisMonth', text: 'This month' },
  { key: 'custom', text: 'Choose days' },
] as const;
type Period = (typeof periods)[number]['key'];

function Example({ start = 'all', kinds = true }: { start?: Period; kinds?: boolean }) {
  const [period, setPeriod] = useState<Period>(start);
  const [kind, setKind] = useState('');
  const [days, setDays] = useState({ from: '2026-11-01', to: '2026-11-21' });
  const filtered = period !== 'all' || kind !== '';
  return (
    <FilterBar
      label="Filters of the account record"
      presets={{ label: 'Period', options: periods, value: period, onChange: setPeriod }}
      clear={filtered ? { text: 'Clear', onClear: () => (setPeriod('all'), setKind('')) } : undefined}
      expanded={
        period === 'custom' && (
          <>
            <DateRange
              label="Days"
              fromLabel="From"
              toLabel="To"
              value={days}
              onValueChange={setDays}
              today="2026-11-21"
              max="2026-11-21"
              problemTexts={{ order: 'The first day is after the last.', limits: 'Choose days up to today.' }}
            />
            <Button>Show</Button>
          </>
        )
      }
    >
      {kinds && (
        <Select
          label="Kind"
          value={kind}
          onChange={(event) => setKind(event.target.value)}
          options={[
            { value: '', text: 'All kinds' },
            { value: 'deposit', text: 'Deposit' },
            { value: 'withdrawal', text: 'Withdrawal' },
          ]}
        />
      )}
    </FilterBar>
  );
}

export const Nothing: StoryObj = { render: () => <Example /> };
export const Chosen: StoryObj = {
  render: () => <Example />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Last 7 days' }));
    await expect(canvas.getByRole('button', { name: 'Last 7 days' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(canvas.getByRole('button', { name: 'All time' })).toHaveAttribute('aria-pressed', 'true');
  },
};
export const DaysByHand: StoryObj = { render: () => <Example start="custom" /> };
export const PeriodOnly: StoryObj = { render: () => <Example kinds={false} /> };
