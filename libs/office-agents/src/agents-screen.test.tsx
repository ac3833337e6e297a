import { createFakeOffice, Stage, type Answers } from '@parlour/office-ui/testing';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AgentsScreen, type AgentsFilters } from './agents-screen.tsx';
import { someBills, someClaims, someRuns } from './testing/agents.ts';

beforeEach(() => page.viewport(1280, 900));

async function openScreen(answers: Answers, rights = true) {
  const office = createFakeOffice({
    listAgentRuns: { list: someRuns },
    listAgentBills: { list: someBills },
    listAgentClaims: { list: someClaims },
    ...answers,
  });
  function Screen() {
    const [open, setOpen] = useState<string>();
    const [filters, setFilters] = useState<AgentsFilters>({});
    return (
      <AgentsScreen
        merchant="atrium01"
        filters={filters}
        onFilter={(change) => setFilters((before) => ({ ...before, ...change }))}
        open={open}
        onOpen={setOpen}
        mayRun={() => rights}
        mayWriteOff={() => rights}
      />
    );
  }
  await render(
    <Stage office={office}>
      <Screen />
    </Stage>,
  );
  await expect.element(page.getByRole('row', { name: /Daily salary/ })).toBeVisible();
  return office;
}

test('a period is run again once that is confirmed, and its bills are a step away', async () => {
  const office = await openScreen({ runAgents: { merchant: 'atrium01', kind: 'daily', period: '2030-01-01', newLines: 0 } });
  await page.getByRole('row', { name: /Daily salary/ }).click();
  await page.getByRole('button', { name: 'Run again' }).click();
  expect(office.askedOf('runAgents')).toEqual([]);
  await page.getByRole('dialog', { name: 'Run 2030-01-01 again?' }).getByRole('button', { name: 'Run again' }).click();
  await expect.poll(() => office.askedOf('runAgents')).toEqual([{ body: { merchant: 'atrium01', kind: 'daily', period: '2030-01-01' } }]);
  await expect.element(page.getByText('Corrected and collected.')).toBeVisible();
  await page.getByRole('button', { name: 'Show the bills' }).click();
  await expect.element(page.getByRole('row', { name: /karim.*Partly paid/ })).toBeVisible();
  expect(office.askedOf('listAgentBills').at(-1)).toMatchObject({ query: { kind: 'daily', period: '2030-01-01' } });
});

test('a claim is written off by a proposal, with a reason', async () => {
  const office = await openScreen({ writeOffClaim: { proposal: 'p1', approval: 'waiting' } as never });
  await page.getByRole('tab', { name: 'Claims' }).click();
  await page.getByRole('row', { name: /lineaone.*karim/ }).click();
  await page.getByRole('button', { name: 'Write off' }).click();
  await page.getByLabelText('Reason').fill('left the country');
  await page.getByRole('button', { name: 'Propose' }).click();
  await expect
    .poll(() => office.askedOf('writeOffClaim'))
    .toEqual([{ body: { claim: '71', merchant: 'atrium01', reason: 'left the country' } }]);
  await expect.element(page.getByText('It waits for a second operator, under Approvals.')).toBeVisible();
});

test('an operator without the right sees and changes nothing', async () => {
  await openScreen({}, false);
  await page.getByRole('row', { name: /Daily salary/ }).click();
  await expect.element(page.getByRole('button', { name: 'Show the bills' })).toBeVisible();
  expect(page.getByRole('button', { name: 'Run again' }).elements()).toEqual([]);
});
