// Office O31 to O34.
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Inline } from '@parlour/ui';
import { refusing, Stage } from '../testing/index.ts';
import { Grid, type GridColumn, type GridProps } from './Grid.tsx';
import { ListState } from './ListPage.tsx';
import { ListAddressContext } from './list-address.ts';

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

test('scrolling renders the rows that come into view, and no others again', async () => {
  const drawn = await open();
  const before = new Set(drawn);
  const grid = page.getByRole('grid', { name: 'Rows' }).element();
  grid.scrollBy({ top: 400, behavior: 'instant' });
  await expect.poll(() => drawn.some((id) => !before.has(id))).toBe(true);
  expect(drawn.length).toBe(new Set(drawn).size);
});

test('on a phone each row is a card as wide as the list, and is measured again when the phone is turned', async () => {
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

test('on a phone a card shows a name with its code, and a large sum with what it is called, whole', async () => {
  await page.viewport(390, 844);
  const columns: GridColumn<Numbered>[] = [
    {
      id: 'id',
      header: 'Vendor',
      cell: () => (
        <Inline gap="2">
          Parlour Original Games <small>PARLOUR-ORIGINAL</small>
        </Inline>
      ),
    },
    { id: 'sum', header: 'GGR of the last 30 days', align: 'end', cell: () => <span>1,234,567,890.00 BDT</span> },
  ];
  await render(
    <Stage>
      <Grid id="cards" label="Cards" columns={columns} rows={rows.slice(0, 1)} rowId={({ id }) => id} />
    </Stage>,
  );
  await expect.element(page.getByText('PARLOUR-ORIGINAL')).toBeVisible();
  for (const text of ['PARLOUR-ORIGINAL', '1,234,567,890.00 BDT']) {
    const shown = page.getByText(text).element();
    const [own, cell] = [shown, shown.closest('[role=gridcell]')!].map((each) => each.getBoundingClientRect());
    // By some fonts the box of a text is a little taller than its line.
    for (const side of ['left', 'top'] as const) expect(own![side], `${text}, ${side}`).toBeGreaterThanOrEqual(cell![side] - 2);
    for (const side of ['right', 'bottom'] as const) expect(own![side], `${text}, ${side}`).toBeLessThanOrEqual(cell![side] + 2);
  }
  // What a figure is called stands above it, with the cell's own width.
  const sum = page.getByText('1,234,567,890.00 BDT').element().closest('[role=gridcell]')!;
  const called = getComputedStyle(sum, '::before');
  expect(Number.parseFloat(called.width)).toBeGreaterThan(100);
  expect(sum.scrollWidth).toBeLessThanOrEqual(sum.clientWidth);
  await page.viewport(1024, 844);
});

test('a press on a row opens it; one on its checkbox only selects it', async () => {
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

test('a list that the roles do not allow says which permission it needs, and who can grant it', async () => {
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

test('a list whose last request failed keeps its rows and says so', async () => {
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

test('a column is resized without a mouse, and reset to its default width', async () => {
  await open();
  const columns = () => (page.getByRole('grid', { name: 'Rows' }).element() as HTMLElement).style.getPropertyValue('--grid-columns');
  expect(columns()).toBe('2.75rem minmax(150px, 150fr)');
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('button', { name: 'Make Number wider' }).click();
  await expect.poll(columns).toBe('2.75rem 182px');
  await page.getByRole('button', { name: 'Reset the columns' }).click();
  await expect.poll(columns).toBe('2.75rem minmax(150px, 150fr)');
});

interface Payment {
  id: string;
  who: string;
  amount: string;
  fee: string | null;
}
const payments: Payment[] = [
  { id: 'a', who: 'rahim', amount: '900.00', fee: null },
  { id: 'b', who: 'Nadia', amount: '-20.50', fee: '2.00' },
  { id: 'c', who: 'bao10', amount: '1500.00', fee: '10.00' },
];
const paymentColumns: GridColumn<Payment>[] = [
  { id: 'who', header: 'Who', cell: ({ who }) => who },
  { id: 'amount', header: 'Amount', align: 'end', cell: ({ amount }) => amount },
  { id: 'fee', header: 'Fee', align: 'end', cell: ({ fee }) => fee },
  { id: 'both', header: 'Both', cell: ({ who, amount }) => `${who} ${amount}` },
];

/** A list with an address, as provided by the office's frame. */
async function openPayments(address = '', more: Partial<GridProps<Payment>> = {}, remembered: object = {}) {
  localStorage.clear();
  localStorage.setItem(`parlour.office.columns.${more.id ?? 'payments'}`, JSON.stringify(remembered));
  const shown = { address };
  function List() {
    const [text, setText] = useState(address);
    shown.address = text;
    const search = new URLSearchParams(text);
    return (
      <ListAddressContext
        value={{
          read: (name) => search.get(name) ?? undefined,
          write: (name, value) => {
            if (value === undefined) search.delete(name);
            else search.set(name, value);
            setText(search.toString());
          },
        }}
      >
        <Grid id="payments" label="Payments" columns={paymentColumns} rows={payments} rowId={({ id }) => id} {...more} />
      </ListAddressContext>
    );
  }
  await render(
    <Stage>
      <List />
    </Stage>,
  );
  await expect.element(page.getByRole('grid', { name: 'Payments' })).toBeVisible();
  return shown;
}
const order = () =>
  [...document.querySelectorAll<HTMLElement>('[data-row]')]
    .toSorted((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top)
    .map(({ dataset }) => dataset['row'])
    .join('');
const head = (name: string) => page.getByRole('columnheader', { name });

test('a complete list is sorted by a press on a column: amounts by size, texts as people sort them, empty cells last', async () => {
  const shown = await openPayments();
  await expect.element(head('Who')).toHaveAttribute('aria-sort', 'none');
  await expect.element(head('Both')).not.toHaveAttribute('aria-sort');
  const press = (name: string) => head(name).getByRole('button').click();
  await press('Amount');
  await expect.element(head('Amount')).toHaveAttribute('aria-sort', 'descending');
  expect([order(), shown.address]).toEqual(['cab', 'sort.payments=-amount']);
  await press('Amount');
  await expect.poll(order).toBe('bac');
  await press('Fee');
  await expect.poll(order).toBe('cba');
  await press('Who');
  await expect.poll(order).toBe('cba');
  expect(shown.address).toBe('sort.payments=who');
  await press('Who');
  await expect.poll(order).toBe('abc');
  await press('Who');
  await expect.element(head('Who')).toHaveAttribute('aria-sort', 'none');
  expect([order(), shown.address]).toEqual(['abc', '']);
});

test('a list in pages is sorted only by the server, by the columns that it supports', async () => {
  const paged = { onEndNear: () => undefined, sorts: ['amount'], usualSort: { column: 'amount', descending: true } };
  const shown = await openPayments('', paged);
  await expect.element(head('Amount')).toHaveAttribute('aria-sort', 'descending');
  await expect.element(head('Who')).not.toHaveAttribute('aria-sort');
  await head('Amount').getByRole('button').click();
  await expect.element(head('Amount')).toHaveAttribute('aria-sort', 'ascending');
  expect([order(), shown.address]).toEqual(['abc', 'sort.payments=amount']);
});

test('columns are part of the address: a link shows them to a colleague, and the browser remembers the latest', async () => {
  const shown = await openPayments('columns.payments=who.-amount.both.fee');
  const heads = () =>
    page
      .getByRole('columnheader')
      .all()
      .map((each) => each.element().textContent);
  await expect.poll(heads).toEqual(['Who', 'Both', 'Fee']);
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'Fee' }).click();
  await expect.poll(heads).toEqual(['Who', 'Both']);
  expect(shown.address).toBe('columns.payments=who.both.-fee.-amount');
  expect(JSON.parse(localStorage.getItem('parlour.office.columns.payments')!)).toMatchObject({ columns: 'who.both.-fee.-amount' });
  await page.getByRole('button', { name: 'Reset the columns' }).click();
  await expect.poll(heads).toEqual(['Who', 'Amount', 'Fee', 'Both']);
  expect(shown.address).toBe('');
});

test('columns remembered by the browser are added to an address that names none', async () => {
  const shown = await openPayments('', { id: 'remembered' }, { columns: 'who.-amount', sizes: {} });
  await expect.poll(() => shown.address).toBe('columns.remembered=who.-amount');
});
