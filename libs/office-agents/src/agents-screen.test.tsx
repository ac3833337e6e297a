import { type Answers, createFakeOffice, onePage, Stage, tellableChanges } from '@parlour/office-ui/testing';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AgentsScreen, type AgentsFilters } from './agents-screen.tsx';
import {
  someAccount,
  someAffiliates,
  someAgents,
  someBills,
  someClaims,
  someContracts,
  someExplanation,
  somePolicy,
  someRuns,
  someTransfers,
  waitingBill,
} from './testing/agents.ts';

beforeEach(() => page.viewport(1280, 900));

async function openScreen(answers: Answers, rights = true, changes = tellableChanges()) {
  const office = createFakeOffice({
    listAgentRuns: onePage(someRuns),
    listAgentBills: onePage(someBills),
    listAgentClaims: onePage(someClaims),
    listLineTransfers: { list: someTransfers },
    explainAgentBill: someExplanation,
    listAgentTree: { path: [], list: someAgents, page: { pageNo: 1, pageSize: 50, totalPages: 1, totalCount: 2 } },
    getAgentAccount: someAccount,
    listAgentContracts: onePage(someContracts),
    getAgentPolicy: somePolicy,
    listAffiliates: { list: someAffiliates },
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
        mayPropose={() => rights}
      />
    );
  }
  await render(
    <Stage office={office} changes={changes}>
      <Screen />
    </Stage>,
  );
  await expect.element(page.getByRole('row', { name: /Daily salary/ })).toBeVisible();
  return office;
}

test('a period is run again after a confirmation, and its bills are one step away', async () => {
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

test('writing off a claim is proposed with a reason', async () => {
  const office = await openScreen({ writeOffClaim: { proposal: 'p1', approval: 'waiting' } as never });
  await page.getByRole('tab', { name: 'Claims' }).click();
  await page.getByRole('row', { name: /lineaone.*karim/ }).click();
  await page.getByRole('button', { name: 'Write off' }).click();
  await page.getByLabelText('Reason').fill('left the country');
  await page.getByRole('button', { name: 'Propose' }).click();
  await expect
    .poll(() => office.askedOf('writeOffClaim'))
    .toEqual([{ body: { claim: '71', merchant: 'atrium01', reason: 'left the country' } }]);
  await expect.element(page.getByText('Proposed. Another operator decides.')).toBeVisible();
});

test('a large transfer that its sender takes back leaves the open list of pending ones', async () => {
  const changes = tellableChanges();
  let waiting = someTransfers;
  await openScreen({ listLineTransfers: () => ({ list: waiting }) }, true, changes);
  await page.getByRole('tab', { name: 'Transfers' }).click();
  await expect.element(page.getByRole('row', { name: /lineaone.*karim/ })).toBeVisible();
  waiting = [];
  changes.tell('transfers', 'atrium01');
  await expect.element(page.getByText('No transfers here')).toBeVisible();
});

test('a pending large transfer is returned, with a reason for its sender', async () => {
  const id = someTransfers[0]!.id;
  const office = await openScreen({ decideLineTransfer: { id, state: 'returned' } });
  await page.getByRole('tab', { name: 'Transfers' }).click();
  await page.getByRole('row', { name: /lineaone.*karim/ }).click();
  await page.getByRole('button', { name: 'Give back' }).click();
  const dialog = page.getByRole('dialog', { name: 'Give 60000.00 BDT back to lineaone?' });
  await dialog.getByLabelText('Reason').fill('no such business');
  await dialog.getByRole('button', { name: 'Give back' }).click();
  await expect
    .poll(() => office.askedOf('decideLineTransfer'))
    .toEqual([{ body: { id, decision: 'reject', merchant: 'atrium01', reason: 'no such business' } }]);
  await expect.element(page.getByText('The money is back with its sender.')).toBeVisible();
});

test('the transfer rules of an account’s team are saved as a whole', async () => {
  const office = await openScreen({ changeAgentAccount: { member: 'lineaone' } });
  await page.getByRole('tab', { name: 'Lines' }).click();
  await page.getByRole('row', { name: /lineaone/ }).click();
  await page.getByRole('button', { name: 'Change' }).click();
  await page.getByLabelText('The team may transfer down').selectOptions('No');
  await page.getByLabelText('Most that it may send to one account in a day').fill('500');
  await page.getByLabelText('Reason').fill('a new line');
  await page.getByRole('button', { name: 'Save' }).click();
  const transferRules = { down: false, up: false, dailyCap: '20000.00', pairCap: '500' };
  await expect
    .poll(() => office.askedOf('changeAgentAccount'))
    .toEqual([{ body: { member: someAgents[0]!.id, merchant: 'atrium01', reason: 'a new line', transferRules } }]);
});

test('an operator without the right sees and changes nothing', async () => {
  await openScreen({}, false);
  await page.getByRole('row', { name: /Daily salary/ }).click();
  await expect.element(page.getByRole('button', { name: 'Show the bills' })).toBeVisible();
  expect(page.getByRole('button', { name: 'Run again' }).elements()).toEqual([]);
});

const proposed = { approval: 'p1', status: 'waits for a second operator' } as never;

test('a pending dividend is explained, and its approval is proposed', async () => {
  const office = await openScreen({ listAgentBills: onePage([waitingBill]), decideAgentBill: proposed });
  await page.getByRole('tab', { name: 'Bills' }).click();
  await page.getByRole('row', { name: /Dividend/ }).click();
  await expect.element(page.getByText('win of the company: 12000.00')).toBeVisible();
  await page.getByRole('button', { name: 'Approve' }).click();
  await page.getByLabelText('Reason').fill('as agreed');
  await page.getByRole('button', { name: 'Propose' }).click();
  await expect
    .poll(() => office.askedOf('decideAgentBill'))
    .toEqual([{ body: { bill: waitingBill.billKey, decision: 'approve', merchant: 'atrium01', reason: 'as agreed' } }]);
});

test('an account is found in its line, given more quota, and its move is proposed', async () => {
  const office = await openScreen({ changeAgentAccount: { member: 'lineaone' }, setUpline: proposed });
  await page.getByRole('tab', { name: 'Lines' }).click();
  await page.getByRole('row', { name: /lineaone/ }).click();
  await page.getByRole('button', { name: 'Change' }).click();
  await page.getByLabelText('More quota at prize group').fill('1950');
  await page.getByLabelText('How many more').fill('20');
  await page.getByLabelText('Reason').fill('a larger line');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(() => office.askedOf('changeAgentAccount'))
    .toEqual([{ body: { member: someAgents[0]!.id, merchant: 'atrium01', reason: 'a larger line', quota: { group: 1950, count: 20 } } }]);
  await page.getByRole('button', { name: 'Move' }).click();
  await page.getByLabelText('New upline').fill('karim');
  await page.getByLabelText('Reason').fill('sold its line');
  await page.getByRole('dialog', { name: 'Move lineaone' }).getByRole('button', { name: 'Move' }).click();
  await expect
    .poll(() => office.askedOf('setUpline'))
    .toEqual([{ body: { member: someAgents[0]!.id, merchant: 'atrium01', upline: 'karim', reason: 'sold its line' } }]);
});

test('the head of a line is offered tiers, which are checked before anything is sent', async () => {
  const office = await openScreen({ offerPlatformContract: proposed });
  await page.getByRole('tab', { name: 'Lines' }).click();
  await page.getByRole('row', { name: /lineaone/ }).click();
  await page.getByRole('button', { name: 'Offer a contract' }).click();
  const dialog = page.getByRole('dialog', { name: 'Offer lineaone a contract' });
  await dialog.getByLabelText('Kind').selectOptions('Affiliate earnings');
  await dialog.getByLabelText('Rate').fill('30');
  await dialog.getByLabelText(/^Net gaming revenue/).fill('1000.50');
  await dialog.getByRole('button', { name: 'Add a tier' }).click();
  const second = dialog.getByRole('group', { name: 'Tier 2' });
  await second.getByLabelText('Rate').fill('20');
  await dialog.getByLabelText(/^Fee on what players lose/).fill('12.5');
  await dialog.getByLabelText(/^Active players needed/).fill('3');
  await dialog.getByLabelText('Reason').fill('a new head');
  await dialog.getByRole('button', { name: 'Propose' }).click();
  await expect.element(dialog.getByText(/Each tier must pay more/)).toBeVisible();
  expect(office.askedOf('offerPlatformContract')).toEqual([]);
  await second.getByLabelText('Rate').fill('35');
  await second.getByLabelText(/^Active accounts/).fill('10');
  await dialog.getByRole('button', { name: 'Propose' }).click();
  const tiers = [
    { rate: '30', ngr: '1000.50' },
    { rate: '35', active: 10 },
  ];
  const terms = { platformFee: '12.5', minActive: 3, negativeCarry: true };
  await expect
    .poll(() => office.askedOf('offerPlatformContract'))
    .toEqual([
      {
        body: { member: someAgents[0]!.id, merchant: 'atrium01', kind: 'affiliate', cycle: 'monthly', tiers, terms, reason: 'a new head' },
      },
    ]);
});

test('a partner’s code is added, and a valid one is ended', async () => {
  const office = await openScreen({
    addAffiliate: ({ body }) => ({ merchant: 'atrium01', code: body.code }),
    endAffiliate: ({ body }) => ({ merchant: 'atrium01', code: body.code }),
  });
  await page.getByRole('tab', { name: 'Partner codes' }).click();
  await page.getByRole('button', { name: 'Add a code' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a code' });
  await dialog.getByLabelText('Code').fill('a b');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect.element(dialog.getByText('Enter 4 to 16 letters A to Z and digits.')).toBeVisible();
  await dialog.getByLabelText('Code').fill('WINTER25');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect.element(page.getByText('WINTER25 is valid from now on.')).toBeVisible();
  // By keyboard; no question is asked about an ended code.
  page
    .getByRole('row', { name: /old2024/ })
    .element()
    .focus();
  await userEvent.keyboard('e');
  page
    .getByRole('row', { name: /SUMMER25/ })
    .element()
    .focus();
  await userEvent.keyboard('e');
  await page.getByRole('dialog', { name: 'End the code SUMMER25?' }).getByRole('button', { name: 'End' }).click();
  await expect.element(page.getByText('SUMMER25 has ended.')).toBeVisible();
  expect(office.askedOf('addAffiliate')).toEqual([{ body: { merchant: 'atrium01', code: 'WINTER25' } }]);
  expect(office.askedOf('endAffiliate')).toEqual([{ body: { merchant: 'atrium01', code: 'SUMMER25' } }]);
});

test('a policy proposes only what differs from the default', async () => {
  const office = await openScreen({ setAgentPolicy: proposed });
  await page.getByRole('tab', { name: 'Policy' }).click();
  await expect.element(page.getByRole('button', { name: 'Propose' })).toBeDisabled();
  await page.getByLabelText('Dividends are paid without an approval').click();
  await page.getByLabelText('An account is active from this turnover on').fill('200');
  await page.getByLabelText('LIVE').click();
  await page.getByRole('button', { name: 'Propose' }).click();
  await page.getByLabelText('Reason').fill('simpler for everybody');
  await page.getByRole('dialog').getByRole('button', { name: 'Propose' }).click();
  const policy = { products: ['CARD', 'LOTT', 'SLOT'], activeMin: '200', meteredFrom: 1940 };
  await expect
    .poll(() => office.askedOf('setAgentPolicy'))
    .toEqual([{ body: { merchant: 'atrium01', policy: expect.objectContaining(policy), version: 1, reason: 'simpler for everybody' } }]);
  expect(office.askedOf('setAgentPolicy')[0]).not.toMatchObject({ body: { policy: { autoSend: expect.anything() } } });
});
