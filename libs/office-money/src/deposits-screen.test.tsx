import { createFakeOffice, Stage, tellableChanges, type Answers } from '@parlour/office-ui/testing';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DepositsScreen } from './deposits-screen.tsx';
import { deposit } from './testing/payments.ts';

beforeEach(() => page.viewport(1280, 800));

const inDoubt = deposit({ status: 'pending', settled: null, payment: null });

async function openScreen(answers: Answers, changes = tellableChanges()) {
  const office = createFakeOffice({
    listDeposits: { list: [inDoubt], next: null, about: { count: 1, exact: true } },
    listDepositNotes: { list: [] },
    ...answers,
  });
  function Screen() {
    const [open, setOpen] = useState<string>();
    return (
      <DepositsScreen
        merchant="atrium01"
        filters={{}}
        onFilter={() => undefined}
        open={open}
        onOpen={setOpen}
        rights={{ resolve: true, credit: true }}
        onMember={() => undefined}
      />
    );
  }
  await render(
    <Stage office={office} changes={changes}>
      <Screen />
    </Stage>,
  );
  await expect.element(page.getByRole('row', { name: /rahim/ })).toBeVisible();
  return office;
}

async function openDeposit(answers: Answers) {
  const office = await openScreen(answers);
  await page.getByRole('row', { name: /rahim/ }).click();
  await expect.element(page.getByRole('dialog', { name: 'Deposit of rahim.k' })).toBeVisible();
  return office;
}

test.each([
  ['paid', /took the payment/],
  ['notPaid', /took no payment/],
  ['unknown', /can’t say/],
] as const)('a provider that says %s is told as it is', async (heard, text) => {
  const office = await openDeposit({ askDepositProvider: ({ body }) => ({ id: body.id, status: 'pending', heard }) });
  await page.getByRole('button', { name: 'Ask the provider' }).click();
  await expect.element(page.getByText(text)).toBeVisible();
  expect(office.askedOf('askDepositProvider')).toEqual([{ body: { id: inDoubt.id } }]);
});

test('a credit is proposed with the provider’s reference and the evidence', async () => {
  const office = await openDeposit({
    creditDeposit: ({ body }) => ({
      approval: '01981c2e-0000-7000-8000-00000000f001',
      status: 'waits for a second operator',
      command: 'deposits credit',
      subject: body.id,
      first: 'amina',
      next: 'approvals approve 01981c2e-0000-7000-8000-00000000f001',
    }),
  });
  await page.getByRole('button', { name: 'Credit by evidence' }).click();
  await page.getByRole('textbox', { name: /Provider’s reference/ }).fill('pay-77');
  await page.getByRole('textbox', { name: 'Evidence' }).fill('The statement of today shows it');
  await page.getByRole('button', { name: 'Propose' }).click();
  await expect.element(page.getByText('Proposed. Another operator decides.')).toBeVisible();
  expect(office.askedOf('creditDeposit')).toEqual([
    { body: { id: inDoubt.id, reference: 'pay-77', reason: 'The statement of today shows it' } },
  ]);
});

test('new deposits are announced and shown on a press; older ones from pages not shown yet are not', async () => {
  const fresh = deposit({ id: '01981c2e-0000-7000-8000-00000000e002', member: 'nusrat' });
  const older = deposit({ id: '01981c2e-0000-7000-8000-00000000e003', member: 'tanvir' });
  let list = [inDoubt];
  const changes = tellableChanges();
  await openScreen(
    { listDeposits: ({ query }) => ({ list: query?.after ? [older] : list, next: query?.after ? null : 'more', about: null }) },
    changes,
  );
  // One of those is gone in the meantime, so an older one has moved up.
  list = [fresh, inDoubt, older];
  changes.tell('deposits', 'atrium01');
  const show = page.getByRole('button', { name: 'Show 1 new row' });
  await expect.element(show).toBeVisible();
  list = [fresh, inDoubt];
  await show.click();
  await expect.element(page.getByRole('row', { name: /nusrat/ })).toBeVisible();
});
