import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { dress } from '../testing/dress.ts';
import { RecordList, type RecordListProps } from './RecordList.tsx';

const list = (more: Partial<RecordListProps<{ id: string }>>) => (
  <RecordList
    caption="Record"
    columns={[{ key: 'id', header: 'Number', cell: (row: { id: string }) => row.id }]}
    rowKey={(row: { id: string }) => row.id}
    rows={undefined}
    filters={<button>Today</button>}
    sums={<p>Sums</p>}
    empty={<p>Nothing here</p>}
    {...more}
  />
);
const shows = (text: string) => page.getByText(text, { exact: true }).query() !== null;
const state = () => ({
  filters: shows('Today'),
  sums: shows('Sums'),
  empty: shows('Nothing here'),
  table: page.getByRole('table').query() !== null,
  error: page.getByRole('alert').query() !== null,
});

beforeEach(() => dress('dark'));

// Filters are shown in every state, so that a filter without results can be reset.
test.each([
  ['on its way', {}, { filters: true, sums: true, empty: false, table: true, error: false }],
  ['failed', { error: { title: 'It did not load' } }, { filters: true, sums: false, empty: false, table: false, error: true }],
  ['empty', { rows: [] }, { filters: true, sums: false, empty: true, table: false, error: false }],
  ['there', { rows: [{ id: '1' }] }, { filters: true, sums: true, empty: false, table: true, error: false }],
])('what a record shows while it is %s', async (_, more, shown) => {
  await render(list(more));
  expect(state()).toEqual(shown);
});
