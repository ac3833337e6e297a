import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../Badge/Badge.tsx';
import { Money } from '../Money/Money.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import { DataTable, type Column } from './DataTable.tsx';

const meta = { title: 'DataTable' } satisfies Meta;
export default meta;

interface Round {
  id: string;
  game: string;
  stake: string;
  win: string;
  won: boolean;
  time: string;
}
const rows: Round[] = [
  { id: '01JD8W2A', game: 'Lantern Festival', stake: '৳20.00', win: '৳85.50', won: true, time: '21 Nov 2026, 10:14' },
  { id: '01JD8W2B', game: 'Lantern Festival', stake: '৳20.00', win: '৳0.00', won: false, time: '21 Nov 2026, 10:13' },
  {
    id: '01JD8W2C',
    game: 'The Extraordinarily Long Voyage of the Silver Heron',
    stake: '৳12,500.00',
    win: '৳1,250,000.00',
    won: true,
    time: '20 Nov 2026, 23:59',
  },
];
const columns: Column<Round>[] = [
  { key: 'game', header: 'Game', cell: (row) => row.game, lead: true },
  { key: 'id', header: 'Round', cell: (row) => <TextLink href="#verify">{row.id}</TextLink> },
  { key: 'time', header: 'Time', cell: (row) => row.time },
  { key: 'state', header: 'State', cell: (row) => <Badge mood={row.won ? 'win' : 'neutral'}>{row.won ? 'Won' : 'Lost'}</Badge> },
  { key: 'stake', header: 'Stake', align: 'end', cell: (row) => <Money text={row.stake} /> },
  { key: 'win', header: 'Win', align: 'end', cell: (row) => <Money text={row.win} mood={row.won ? 'win' : 'muted'} /> },
];
export const Records: StoryObj = {
  render: () => <DataTable caption="Betting record" columns={columns} rows={rows} rowKey={(row) => row.id} />,
};
export const Loading: StoryObj = {
  render: () => <DataTable caption="Betting record" columns={columns} rows={[]} rowKey={(row) => row.id} loadingRows={4} />,
};
export const Refreshing: StoryObj = {
  render: () => <DataTable caption="Betting record" columns={columns} rows={rows} rowKey={(row) => row.id} refreshing />,
};
