import { createFakeOffice, refusing, Stage } from '@parlour/office-ui/testing';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { HealthScreen } from './health-screen.tsx';
import { healthOf, openCalls } from './testing.ts';

test('a failed job is run again, and the page says so, or why that was refused', async () => {
  const failure = healthOf().failures[0]!;
  let gone = false;
  const office = createFakeOffice({
    getHealth: healthOf(),
    listOutboundCalls: { list: [] },
    retryJob: () => {
      if (gone) refusing('not_found')();
      return { id: failure.id, job: failure.job };
    },
  });
  await render(
    <Stage office={office}>
      <HealthScreen mayRetry />
    </Stage>,
  );
  await page.getByRole('button', { name: 'Run again' }).click();
  await expect.element(page.getByText('sweep-events runs again as soon as a gateway is free.')).toBeVisible();
  expect(office.askedOf('retryJob')).toEqual([{ body: { id: failure.id } }]);
  gone = true;
  await page.getByRole('button', { name: 'Run again' }).click();
  await expect.element(page.getByText(/no longer there/)).toBeVisible();
});

test('a failed call to another server is repeated, unless its content was too secret to be stored', async () => {
  const [failed] = openCalls;
  const office = createFakeOffice({
    getHealth: healthOf({ failures: [] }),
    listOutboundCalls: { list: openCalls },
    retryOutboundCall: { id: failed!.id, state: 'waiting' },
  });
  await render(
    <Stage office={office}>
      <HealthScreen mayRetry />
    </Stage>,
  );
  await expect.element(page.getByRole('row', { name: /E-mails with codes and links.*Failed/ })).toBeVisible();
  await page.getByRole('button', { name: 'Make it again' }).click();
  await expect.element(page.getByText('begin-payment is made again now.')).toBeVisible();
  expect(office.askedOf('retryOutboundCall')).toEqual([{ body: { id: failed!.id } }]);
});

test('an operator who may only look is offered no action', async () => {
  await render(
    <Stage office={createFakeOffice({ getHealth: healthOf() })}>
      <HealthScreen mayRetry={false} />
    </Stage>,
  );
  await expect.element(page.getByText('the disk is full')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Run again' })).not.toBeInTheDocument();
});

test('the page says what the gateways cannot know, and a lost gateway stands out', async () => {
  await render(
    <Stage office={createFakeOffice({ getHealth: healthOf({ archive: null, statements: null }) })}>
      <HealthScreen mayRetry={false} />
    </Stage>,
  );
  await expect.element(page.getByText('No sign of life')).toBeVisible();
  await expect.element(page.getByText(/archives nothing itself/)).toBeVisible();
  await expect.element(page.getByText(/doesn’t measure its statements/)).toBeVisible();
});
