import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { dress } from '../testing/dress.ts';
import { DataTable, type Column } from './DataTable.tsx';

interface Row {
  id: string;
  game: string;
  win: string;
}
const columns: Column<Row>[] = [
  { key: 'game', header: 'Game', cell: (row) => row.game, lead: true },
  { key: 'win', header: 'Win', cell: (row) => row.win, align: 'end' },
];
const rows: Row[] = [
  { id: '1', game: 'Lantern Festival', win: '85.50' },
  { id: '2', game: 'An extraordinarily long name of a game that would not fit', win: '1,250,000.00' },
];
const table = <DataTable caption="Betting record" columns={columns} rows={rows} rowKey={(row) => row.id} />;

beforeEach(() => dress('dark'));

test('is a table on wide screens', async () => {
  await page.viewport(1200, 700);
  await render(table);
  await expect.element(page.getByRole('columnheader', { name: 'Win' })).toBeVisible();
  const [game, win] = page
    .getByRole('cell')
    .elements()
    .map((cell) => cell.getBoundingClientRect());
  expect(win!.top).toBe(game!.top);
});

test('is a list of cards on phones, each value under the label of its column, still a table to screen readers', async () => {
  await page.viewport(390, 700);
  await render(table);
  await expect.element(page.getByRole('table', { name: 'Betting record' })).toBeInTheDocument();
  expect(page.getByRole('row').elements()).toHaveLength(rows.length + 1);
  const [game, win] = page
    .getByRole('cell')
    .elements()
    .map((cell) => cell.getBoundingClientRect());
  expect(win!.top).toBeGreaterThanOrEqual(game!.bottom);
  await expect.element(page.getByText('Win').nth(1)).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});
