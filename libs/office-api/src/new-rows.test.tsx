import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { ValueOf } from './contract.ts';
import { QueueChangesContext, useNewRows, useOfficeQuery } from './queries.ts';
import type { QueueChanges } from './queue-changes.ts';
import { createFakeOffice, FakeOffice } from './testing/index.ts';

type Waiting = ValueOf<'listPendingWithdrawals'>['list'][number];
const waiting = (id: string) => ({ id }) as Waiting;

/** A queue whose changes a test tells. */
function tellable(): QueueChanges & { tell(merchant: string): void } {
  const listeners = new Set<(merchant?: string | null) => void>();
  return {
    subscribe: (_queue, hear) => (listeners.add(hear), () => listeners.delete(hear)),
    close: () => listeners.clear(),
    tell: (merchant) => listeners.forEach((hear) => hear(merchant)),
  };
}

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

function Page({ changes, office }: { changes: QueueChanges; office: ReturnType<typeof createFakeOffice> }) {
  const [kept] = useState(changes);
  return (
    <FakeOffice office={office}>
      <QueueChangesContext value={kept}>
        <List />
      </QueueChangesContext>
    </FakeOffice>
  );
}

test('new rows of a queue are counted, and inserted when they are asked for', async () => {
  let list = [waiting('first')];
  const changes = tellable();
  const office = createFakeOffice({ listPendingWithdrawals: () => ({ list }) });
  await render(<Page changes={changes} office={office} />);
  await expect.element(page.getByRole('listitem')).toHaveTextContent('first');
  list = [waiting('first'), waiting('second'), waiting('third')];
  changes.tell('another01');
  changes.tell('atrium01');
  await expect.element(page.getByRole('button', { name: '2 new' })).toBeVisible();
  expect(page.getByRole('listitem').elements()).toHaveLength(1);
  await page.getByRole('button').click();
  await expect.element(page.getByText('third')).toBeVisible();
  await expect.element(page.getByRole('button', { name: '0 new' })).toBeVisible();
  // Of the other merchant nothing was asked.
  expect(office.askedOf('listPendingWithdrawals')).toHaveLength(3);
});
