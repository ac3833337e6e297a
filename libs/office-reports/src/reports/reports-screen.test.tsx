import { createFakeOffice, refusing, Stage } from '@parlour/office-ui/testing';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ReportsScreen, type ReportFilters, type ReportedRow } from './reports-screen.tsx';
import { gamesReport, membersReport, paymentsReport, preparedReport } from './testing.ts';

/** The screen, which keeps its own address. */
function Screen({ onRow }: { onRow?: (row: ReportedRow) => void }) {
  const [filters, setFilters] = useState<ReportFilters>({ report: 'payments', from: '2026-03-08', to: '2026-03-14' });
  return (
    <ReportsScreen
      merchant="atrium01"
      filters={filters}
      onFilter={(change) => setFilters((now) => ({ ...now, ...change }))}
      onRow={onRow ?? (() => undefined)}
    />
  );
}
const office = () =>
  createFakeOffice({ getMembersReport: membersReport(), getPaymentsReport: paymentsReport(), getGamesReport: gamesReport() });

test('shows totals beside the weeks before, a chart in a sentence, and opens what a row is of with the span of the report', async () => {
  const onRow = vi.fn();
  await render(
    <Stage office={office()}>
      <Screen onRow={onRow} />
    </Stage>,
  );
  await expect
    .poll(() => page.getByRole('list', { name: 'Totals' }).element().textContent)
    .toMatch(/Deposits\s*184,200\.00 BDT\+15% on 160,000\.00 BDT/);
  await expect.element(page.getByRole('img', { name: /^Deposits by day\. 184,200\.00 BDT in total, 15% more/ })).toBeVisible();
  await page.getByRole('row', { name: /^QR code/ }).click();
  expect(onRow).toHaveBeenCalledWith(
    expect.objectContaining({ group: 'qr', by: 'method', begins: '2026-03-07T18:00:00.000Z', ends: '2026-03-14T18:00:00.000Z' }),
  );
});

test('asks again for another grouping or report, and a day opens what it is made of', async () => {
  const asked = office();
  await render(
    <Stage office={asked}>
      <Screen />
    </Stage>,
  );
  await page.getByLabelText('Grouped by').selectOptions('month');
  await expect.poll(() => asked.askedOf('getPaymentsReport').at(-1)?.query).toMatchObject({ by: 'month', from: '2026-03-08' });
  await page.getByRole('button', { name: 'Members', exact: true }).click();
  await page.getByRole('row', { name: /13 Mar 2026/ }).click();
  await expect
    .poll(() => asked.askedOf('getMembersReport').at(-1)?.query)
    .toMatchObject({ by: 'member', from: '2026-03-13', to: '2026-03-13' });
});

test('the house’s own lotteries stand among the vendors by a word', async () => {
  await render(
    <Stage office={office()}>
      <Screen />
    </Stage>,
  );
  await page.getByRole('button', { name: 'Games and vendors', exact: true }).click();
  await expect.element(page.getByRole('row', { name: /^Lottery/ })).toBeVisible();
});

test('one that takes longer than two seconds is prepared by a job: its progress, then its rows with their time', async () => {
  let isDone = false;
  const finished = { status: 'done', step: 4, finished: '2026-03-14T09:12:58.000Z', answer: paymentsReport() } as const;
  const asked = createFakeOffice({
    getPaymentsReport: refusing('report_needs_job'),
    startReport: preparedReport(),
    getPreparedReport: () => preparedReport(isDone ? finished : {}),
  });
  await render(
    <Stage office={asked}>
      <Screen />
    </Stage>,
  );
  await expect.element(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'Step 2 of 4');
  isDone = true;
  await expect.element(page.getByRole('row', { name: /^QR code/ })).toBeVisible();
  await page.getByRole('button', { name: 'Prepare again' }).click();
  await expect.poll(() => asked.askedOf('startReport').map(({ body }) => body?.again)).toEqual([false, true]);
  expect(asked.askedOf('startReport')[0]?.body).toMatchObject({
    report: 'payments',
    merchant: 'atrium01',
    from: '2026-03-08',
    by: 'method',
  });
});
