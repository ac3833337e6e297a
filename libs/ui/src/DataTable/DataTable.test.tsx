import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { dress } from '../testing/dress.ts';
import { useState } from 'react';
import { DataTable, type Column } from './DataTable.tsx';
import type { Sort } from './sorting.tsx';

interface Row {
  id: string;
  game: string;
  win: string;
}
const columns: Column<Row>[] = [
  { key: 'game', header: 'Game', cell: (row) => row.game, card: 'lead' },
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

test('amounts are aligned at their end, in digits of equal width', async () => {
  await page.viewport(1200, 700);
  await render(table);
  const values = ['85.50', '1,250,000.00'].map((text) => page.getByText(text, { exact: true }).element());
  const [first, second] = values.map((value) => {
    const range = document.createRange();
    range.selectNodeContents(value);
    return range.getBoundingClientRect().right;
  });
  expect(Math.abs(first! - second!)).toBeLessThan(1);
  expect(getComputedStyle(values[0]!).fontVariantNumeric).toBe('tabular-nums');
});

test('on a card the lead is first, the figure beside it, and empty values take no line', async () => {
  await page.viewport(390, 700);
  await render(
    <DataTable
      caption="Record"
      rowKey={(row) => row.id}
      rows={rows.slice(0, 1)}
      columns={[
        { key: 'note', header: 'Note', cell: () => null },
        { key: 'round', header: 'Round', cell: (row) => row.id },
        { key: 'game', header: 'Game', card: 'lead', cell: (row) => row.game },
        { key: 'win', header: 'Win', card: 'figure', align: 'end', cell: (row) => row.win },
      ]}
    />,
  );
  const place = (text: string) => page.getByRole('cell').getByText(text, { exact: true }).element().getBoundingClientRect();
  expect(place('Lantern Festival').bottom).toBeLessThanOrEqual(place('Round').top);
  expect(place('85.50').left).toBeGreaterThan(place('Lantern Festival').right);
  expect(page.getByRole('cell').getByText('Note').query()).toBeNull();
});

function Sortable() {
  const [sort, setSort] = useState<Sort>();
  const column = { ...columns[0]!, sortable: { ascending: 'A to Z', descending: 'Z to A' } };
  const turn = sort?.direction === 'descending' ? -1 : 1;
  const shown = sort ? rows.toSorted((a, b) => turn * a.game.localeCompare(b.game)) : rows;
  return (
    <DataTable
      caption="Record"
      columns={[column, columns[1]!]}
      rows={shown}
      rowKey={(row) => row.id}
      sort={sort}
      onSortChange={setSort}
      sortLabel="Sort by"
    />
  );
}
const firstGame = () => page.getByRole('row').nth(1);

test('sorts by keyboard, one way and back, and says which', async () => {
  await page.viewport(1200, 700);
  await render(<Sortable />);
  const head = page.getByRole('columnheader', { name: 'Game' });
  await expect.element(head).not.toHaveAttribute('aria-sort');
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(head).toHaveAttribute('aria-sort', 'ascending');
  await expect.element(firstGame()).toMatchTextContent(/An extraordinarily/);
  await userEvent.keyboard('{Enter}');
  await expect.element(head).toHaveAttribute('aria-sort', 'descending');
  await expect.element(firstGame()).toMatchTextContent(/Lantern Festival/);
  expect(page.getByRole('combobox').query()).toBeNull();
});

test('cards are sorted by a list', async () => {
  await page.viewport(390, 700);
  await render(<Sortable />);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOptions('Game: A to Z');
  await expect.element(firstGame()).toMatchTextContent(/An extraordinarily/);
});

test('the heads stay below the header of the page while the rows move', async () => {
  await page.viewport(1200, 500);
  const many = Array.from({ length: 60 }, (_, index) => ({ id: `${index}`, game: `Game ${index}`, win: '1.00' }));
  await render(<DataTable caption="Record" columns={columns} rows={many} rowKey={(row) => row.id} />);
  window.scrollTo(0, 1500);
  await expect.poll(() => window.scrollY).toBeGreaterThan(1000);
  const { top } = page.getByRole('columnheader', { name: 'Game' }).element().getBoundingClientRect();
  expect(top).toBeGreaterThanOrEqual(0);
  expect(top).toBeLessThan(100);
  window.scrollTo(0, 0);
});

test('while the next page loads, the old rows stay and the table is busy', async () => {
  const { container } = await render(<DataTable caption="Record" columns={columns} rows={rows} rowKey={(row) => row.id} refreshing />);
  expect(container.querySelector('[aria-busy=true]')).not.toBeNull();
  await expect.element(page.getByText('Lantern Festival')).toBeVisible();
});
