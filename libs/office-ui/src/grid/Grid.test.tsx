// Office O31, O33 and O34.
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { refusing, Stage } from '../testing/index.ts';
import { Grid, type GridColumn } from './Grid.tsx';
import { ListState } from './ListPage.tsx';

interface Numbered {
  id: string;
}
const rows = Array.from({ length: 1000 }, (_, index): Numbered => ({ id: `row${index}` }));

async function open({ onOpen = (_row: Numbered) => undefined as void } = {}) {
  const drawn: string[] = [];
  const columns: GridColumn<Numbered>[] = [
    {
      id: 'id',
      header: 'Number',
      cell: ({ id }) => {
        drawn.push(id);
        return id;
      },
    },
  ];
  function List() {
    const [selected, select] = useState<ReadonlySet<string>>(new Set());
    return (
      <div style={{ display: 'grid', blockSize: '30rem' }}>
        <Grid
          id="test"
          label="Rows"
          columns={columns}
          rows={rows}
          rowId={({ id }) => id}
          selected={selected}
          onSelect={select}
          onOpen={onOpen}
        />
      </div>
    );
  }
  await render(
    <Stage>
      <List />
    </Stage>,
  );
  await expect.element(page.getByRole('row', { name: /row0$/ })).toBeVisible();
  return drawn;
}

test('a list that scrolls draws the rows that come into sight, and redraws no other', async () => {
  const drawn = await open();
  const before = new Set(drawn);
  const grid = page.getByRole('grid', { name: 'Rows' }).element();
  grid.scrollBy({ top: 400, behavior: 'instant' });
  await expect.poll(() => drawn.some((id) => !before.has(id))).toBe(true);
  expect(drawn.length).toBe(new Set(drawn).size);
});

test('on a phone each row is a card as wide as the list, and one is measured again when the phone is turned', async () => {
  await page.viewport(390, 844);
  await open();
  const grid = page.getByRole('grid', { name: 'Rows' }).element();
  const second = page.getByRole('row', { name: /row1$/ }).element();
  const top = () => second.getBoundingClientRect().top - page.getByRole('row', { name: /row0$/ }).element().getBoundingClientRect().top;
  await expect.poll(top).toBeGreaterThan(100);
  expect(grid.scrollWidth).toBeLessThanOrEqual(grid.clientWidth);
  await page.viewport(1024, 844);
  await expect.poll(top).toBeLessThan(60);
});

test('a press on a row opens it, and one on its box selects it and opens nothing', async () => {
  const opened: string[] = [];
  await open({ onOpen: ({ id }) => void opened.push(id) });
  const row = page.getByRole('row', { name: /row2$/ });
  await row.getByRole('checkbox').click();
  await expect.element(row).toHaveAttribute('aria-selected', 'true');
  expect(opened).toEqual([]);
  await page.getByText('row3').click();
  await userEvent.keyboard('j{Enter}x');
  expect(opened).toEqual(['row3', 'row4']);
  await expect.element(page.getByRole('row', { name: /row4$/ })).toHaveAttribute('aria-selected', 'true');
});

function refused(): unknown {
  try {
    return refusing('forbidden', undefined, { params: { permission: 'deposit.resolve' } })();
  } catch (error) {
    return error;
  }
}

test('a list that the roles do not allow says which permission it takes, and who can give it', async () => {
  const query = { error: refused(), isPending: false, isFetching: false, refetch: () => undefined };
  await render(
    <Stage>
      <ListState query={query} rows={0} empty="No deposits yet" emptyText="They appear here.">
        {null}
      </ListState>
    </Stage>,
  );
  await expect.element(page.getByText(/^This takes the permission “Deposits”.* An owner can give it to you\.$/)).toBeVisible();
});

test('a list whose last request failed keeps its rows, and says so', async () => {
  const asked: string[] = [];
  const query = { error: refused(), isPending: false, isFetching: false, refetch: () => asked.push('again') };
  await render(
    <Stage>
      <ListState query={query} rows={1} empty="No deposits yet" emptyText="They appear here.">
        <p>The first row</p>
      </ListState>
    </Stage>,
  );
  await expect.element(page.getByText('The first row')).toBeVisible();
  await expect.element(page.getByRole('alert').getByText(/^What is shown may be out of date or incomplete/)).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  expect(asked).toEqual(['again']);
});

test('a column is resized without a mouse, and comes back to how the list comes', async () => {
  await open();
  const columns = () => (page.getByRole('grid', { name: 'Rows' }).element() as HTMLElement).style.getPropertyValue('--grid-columns');
  expect(columns()).toBe('2.75rem minmax(150px, 150fr)');
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('button', { name: 'Make Number wider' }).click();
  await expect.poll(columns).toBe('2.75rem 182px');
  await page.getByRole('button', { name: 'Reset the columns' }).click();
  await expect.poll(columns).toBe('2.75rem minmax(150px, 150fr)');
});
