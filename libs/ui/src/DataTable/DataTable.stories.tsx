import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { Money } from '../Money/Money.tsx';
import { DataTable, type Column, type DataTableProps } from './DataTable.tsx';
import { narrow } from './stories.css.ts';
import type { Sort } from './sorting.tsx';

interface Round {
  id: string;
  game: string;
  stake: number;
  result: number;
  time: string;
}
const rows: Round[] = [
  { id: '01JD8W2A', game: 'Lantern Festival', stake: 20, result: 65.5, time: '21 Nov 2026, 10:14' },
  { id: '01JD8W2B', game: 'Lantern Festival', stake: 20, result: -20, time: '21 Nov 2026, 10:13' },
  {
    id: '01JD8W2C',
    game: 'The Extraordinarily Long Voyage of the Silver Heron',
    stake: 12_500,
    result: 1_237_500,
    time: '20 Nov 2026, 23:59',
  },
  { id: '01JD8W2D', game: 'Kite Parade', stake: 5, result: 0, time: '20 Nov 2026, 23:41' },
];
const money = (value: number, signed = false) =>
  `${value < 0 ? '−' : signed && value > 0 ? '+' : ''}$${Math.abs(value).toLocaleString('en', { minimumFractionDigits: 2 })}`;
const columns: Column<Round>[] = [
  { key: 'time', header: 'Time', cell: (row) => row.time, sortable: { ascending: 'oldest first', descending: 'newest first' } },
  { key: 'game', header: 'Game', cell: (row) => row.game, card: 'lead', sortable: { ascending: 'A to Z', descending: 'Z to A' } },
  { key: 'id', header: 'Round', cell: (row) => row.id },
  {
    key: 'stake',
    header: 'Stake',
    align: 'end',
    cell: (row) => <Money text={money(row.stake)} />,
    sortable: { ascending: 'lowest first', descending: 'highest first' },
  },
  {
    key: 'result',
    header: 'Result',
    align: 'end',
    card: 'figure',
    cell: (row) => <Money text={money(row.result, true)} mood={row.result > 0 ? 'win' : row.result < 0 ? 'loss' : 'muted'} />,
  },
  {
    key: 'state',
    header: 'State',
    cell: (row) => (row.result === 0 ? null : <Badge mood={row.result > 0 ? 'win' : 'neutral'}>{row.result > 0 ? 'Won' : 'Lost'}</Badge>),
  },
  {
    key: 'verify',
    header: 'Outcome',
    card: 'action',
    cell: (row) => (
      <Button size="s" variant="secondary" aria-label={`Verify ${row.id}`}>
        Verify
      </Button>
    ),
  },
];

const meta = { title: 'Data/DataTable', parameters: { layout: 'padded' } } satisfies Meta;
export default meta;

const table = (more: Partial<DataTableProps<Round>> = {}) => (
  <DataTable caption="Betting record" columns={columns} rows={rows} rowKey={(row) => row.id} {...more} />
);

export const Records: StoryObj = { render: () => table() };
export const OneRow: StoryObj = { render: () => table({ rows: rows.slice(0, 1) }) };
export const ManyRows: StoryObj = {
  render: () => table({ rows: Array.from({ length: 40 }, (_, index) => ({ ...rows[index % rows.length]!, id: `01JD8W${index + 10}` })) }),
};
export const NoRows: StoryObj = { render: () => table({ rows: [] }) };
export const Loading: StoryObj = { render: () => table({ rows: [], loadingRows: 5 }) };
export const NextPageOnItsWay: StoryObj = { render: () => table({ refreshing: true }) };
export const Cards: StoryObj = {
  render: () => <div className={narrow}>{table()}</div>,
};
export const RightToLeft: StoryObj = {
  render: () => (
    <div dir="rtl" lang="ar">
      <DataTable
        caption="سجل الرهان"
        columns={[
          { key: 'time', header: 'الوقت', cell: (row) => row.time },
          { key: 'game', header: 'اللعبة', cell: () => 'مهرجان الفوانيس', card: 'lead' },
          { key: 'stake', header: 'الرهان', align: 'end', card: 'figure', cell: (row) => <Money text={money(row.stake)} /> },
        ]}
        rows={rows}
        rowKey={(row) => row.id}
      />
    </div>
  ),
};

function Sorted() {
  const [sort, setSort] = useState<Sort>({ key: 'time', direction: 'descending' });
  const key = sort.key as 'time' | 'game' | 'stake';
  const turn = sort.direction === 'ascending' ? 1 : -1;
  const order = rows.toSorted((a, b) => turn * (key === 'stake' ? a.stake - b.stake : a[key].localeCompare(b[key])));
  return table({ rows: order, sort, onSortChange: setSort, sortLabel: 'Sort by' });
}
export const Sortable: StoryObj = {
  render: () => <Sorted />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const head = canvas.queryByRole('button', { name: 'Stake' });
    // On phones it is shown as a list of cards.
    if (!head?.checkVisibility({ visibilityProperty: true }) || head.getBoundingClientRect().width < 20) {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'Stake: lowest first');
    } else {
      await userEvent.click(head);
    }
    await expect(canvas.getByRole('columnheader', { name: 'Stake' })).toHaveAttribute('aria-sort', 'ascending');
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent('Kite Parade');
  },
};
