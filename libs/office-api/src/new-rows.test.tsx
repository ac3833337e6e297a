import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { ValueOf } from './contract.ts';
import { useNewRows, useOfficeQuery } from './queries.ts';
import { createFakeOffice, FakeOffice, tellableChanges } from './testing/index.ts';

type Waiting = ValueOf<'listPendingWithdrawals'>['list'][number];
const waiting = (id: string) => ({ id }) as Waiting;

function List() {
  const query = { merchant: 'atrium01' };
  const rows = useOfficeQuery('listPendingWithdrawals', { query }).data?.list ?? [];
  const { count, show } = useNewRows('listPendingWithdrawals', query, { queue: 'withdrawals', merchant: 'atrium01', rows });
  return (
    <>
      <ul>
        {rows.map(({ id }) => (
          <li key={id}>{id}</li>
        ))}
      </ul>
      <button onClick={show}>{`${count} new`}</button>
    </>
  );
}

test('new rows of a queue are counted, and inserted on request', async () => {
  let list = [waiting('first')];
  const changes = tellableChanges();
  const office = createFakeOffice({ listPendingWithdrawals: () => ({ list }) });
  await render(
    <FakeOffice office={office} changes={changes}>
      <List />
    </FakeOffice>,
  );
  await expect.element(page.getByRole('listitem')).toHaveTextContent('first');
  list = [waiting('first'), waiting('second'), waiting('third')];
  changes.tell('withdrawals', 'another01');
  changes.tell('withdrawals', 'atrium01');
  await expect.element(page.getByRole('button', { name: '2 new' })).toBeVisible();
  expect(page.getByRole('listitem').elements()).toHaveLength(1);
  await page.getByRole('button').click();
  await expect.element(page.getByText('third')).toBeVisible();
  await expect.element(page.getByRole('button', { name: '0 new' })).toBeVisible();
  // Nothing was requested for the other merchant.
  expect(office.askedOf('listPendingWithdrawals')).toHaveLength(3);
});
