import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { FilterBar } from '../FilterBar/FilterBar.tsx';
import { ReceiptIcon } from '../icons/icons.ts';
import { Money } from '../Money/Money.tsx';
import { EmptyState } from '../StateMessage/StateMessage.tsx';
import { Summary } from '../Summary/Summary.tsx';
import { RecordList, type RecordListProps } from './RecordList.tsx';

interface Move {
  id: string;
  kind: string;
  amount: string;
  mood: 'win' | 'loss';
}
const all: Move[] = Array.from({ length: 23 }, (_, index) => ({
  id: `${index + 1}`,
  kind: index % 3 === 0 ? 'Win' : 'Bet',
  amount: index % 3 === 0 ? '+৳12.00' : '−৳5.00',
  mood: index % 3 === 0 ? 'win' : 'loss',
}));

const meta = { title: 'Patterns/RecordList' } satisfies Meta;
export default meta;

const noop = () => undefined;
const filters = (
  <FilterBar
    label="Filters"
    presets={{
      label: 'Period',
      value: 'all',
      onChange: noop,
      options: [
        { key: 'all', text: 'All time' },
        { key: 'today', text: 'Today' },
        { key: 'week', text: 'Last 7 days' },
      ],
    }}
  />
);
const sums = (
  <Summary
    entries={[
      { key: 'in', label: 'In', value: <Money text="+৳96.00" mood="win" /> },
      { key: 'out', label: 'Out', value: <Money text="−৳75.00" mood="loss" /> },
    ]}
  />
);
const list = (more: Partial<RecordListProps<Move>>) => (
  <RecordList
    caption="Account record"
    filters={filters}
    sums={sums}
    rows={all.slice(0, 6)}
    rowKey={(row) => row.id}
    columns={[
      { key: 'kind', header: 'Kind', card: 'lead', cell: (row) => row.kind },
      { key: 'number', header: 'Number', cell: (row) => row.id },
      { key: 'amount', header: 'Amount', align: 'end', card: 'figure', cell: (row) => <Money text={row.amount} mood={row.mood} /> },
    ]}
    empty={
      <EmptyState
        icon={<ReceiptIcon size="xl" />}
        title="Nothing on these days"
        text="Choose other days."
        action={<Button variant="secondary">Show all time</Button>}
      />
    }
    {...more}
  />
);

function Paged() {
  const [page, setPage] = useState(1);
  return list({
    rows: all.slice((page - 1) * 6, page * 6),
    pagination: {
      page,
      totalPages: 4,
      onPageChange: setPage,
      texts: { label: 'Pages', previous: 'Previous page', next: 'Next page', position: (at, of) => `Page ${at} of ${of}`, number: String },
    },
  });
}
export const Pages: StoryObj = {
  render: () => <Paged />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(canvas.getByRole('cell', { name: '7' })).toBeInTheDocument();
  },
};
export const Loading: StoryObj = { render: () => list({ rows: undefined }) };
export const Failed: StoryObj = {
  render: () =>
    list({
      rows: undefined,
      error: {
        title: 'This list could not be loaded',
        text: 'Something went wrong.',
        retryText: 'Try again',
        onRetry: noop,
        reference: 'req-01JD8W2',
      },
    }),
};
export const Empty: StoryObj = { render: () => list({ rows: [] }) };
export const OneRow: StoryObj = { render: () => list({ rows: all.slice(0, 1) }) };
export const NextPageOnItsWay: StoryObj = { render: () => list({ refreshing: true }) };
