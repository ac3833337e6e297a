import { createFakeOffice, Stage } from '@parlour/office-ui/testing';
import type { ReportPeriod } from '@parlour/domain/reports';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DashboardScreen } from './dashboard-screen.tsx';
import { dashboardOf, merchantFigures } from './testing.ts';

/** The screen, which keeps its own address; the operator may see no deposits. */
function Screen() {
  const [period, setPeriod] = useState<ReportPeriod>('today');
  const [merchant, setMerchant] = useState<string>();
  return (
    <DashboardScreen
      merchant={merchant}
      onMerchant={setMerchant}
      period={period}
      onPeriod={setPeriod}
      places={{
        Link: ({ to, ...rest }) => <a href={to} {...rest} />,
        to: (place) => `#${place}`,
        toList: ({ list, filters }, span) =>
          list === 'deposits' ? undefined : `#${new URLSearchParams({ list, ...filters, ...(span && { from: span.begins }) }).toString()}`,
      }}
    />
  );
}

test('a figure links to the list that it counts, for the same days, unless the operator may not see it', async () => {
  await render(
    <Stage office={createFakeOffice({ getDashboard: dashboardOf() })}>
      <Screen />
    </Stage>,
  );
  await expect
    .element(page.getByRole('link', { name: /^New members/ }))
    .toHaveAttribute('href', '#list=members&from=2026-03-13T18%3A00%3A00.000Z');
  await expect
    .element(page.getByRole('link', { name: /^Withdrawals waiting/ }))
    .toHaveAttribute('href', '#list=pendingWithdrawals&status=pending');
  await expect.element(page.getByRole('link', { name: /^Deposits 184/ })).not.toBeInTheDocument();
});

test('choosing one of many merchants, or another period, requests its figures', async () => {
  const two = [merchantFigures(), merchantFigures({ merchant: 'cove01', name: 'Cove', currency: 'EUR' })];
  const office = createFakeOffice({
    getDashboard: ({ query }) => dashboardOf({ list: two.filter(({ merchant }) => [undefined, merchant].includes(query?.merchant)) }),
  });
  await render(
    <Stage office={office}>
      <Screen />
    </Stage>,
  );
  await page.getByRole('button', { name: 'Cove' }).click();
  await expect.element(page.getByRole('img', { name: /^GGR by hour/ })).toBeVisible();
  await page.getByRole('button', { name: 'Last month' }).click();
  await expect.poll(() => office.askedOf('getDashboard').at(-1)?.query).toEqual({ merchant: 'cove01', period: 'lastMonth' });
});

test('the chart switches figures, describes the change in a sentence, and has a table', async () => {
  await render(
    <Stage office={createFakeOffice({ getDashboard: dashboardOf() })}>
      <Screen />
    </Stage>,
  );
  await expect
    .element(page.getByText(/52,880\.00 BDT in total, 13% less than on the same weekdays of the previous period\./))
    .toBeVisible();
  await page.getByRole('button', { name: 'Deposits' }).click();
  await expect
    .element(page.getByText(/184,200\.00 BDT in total, 15% more than on the same weekdays of the previous period\./))
    .toBeVisible();
  await page.getByText('Show the figures').click();
  await expect.element(page.getByRole('row', { name: /^04:00/ })).toBeVisible();
});

test('a warning calls its merchant by name', async () => {
  const warnings = [{ kind: 'siteClosed' as const, merchant: 'atrium01', count: 1 }];
  await render(
    <Stage office={createFakeOffice({ getDashboard: dashboardOf({ warnings }) })}>
      <Screen />
    </Stage>,
  );
  await expect.element(page.getByText('The site of Atrium is closed.')).toBeVisible();
});
