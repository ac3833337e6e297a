import { createFakeOffice, Stage } from '@parlour/office-ui/testing';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { riskRule, riskTest } from '../testing/risk.ts';
import { RiskScreen } from './risk-screen.tsx';

const waiting = {
  approval: '01981c2e-0000-7000-8000-00000000c001',
  status: 'waits for a second operator',
  command: 'risk set',
  subject: 'Large sums to new payees',
  first: 'bao',
  next: '',
} as const;

async function openScreen(open?: string) {
  const office = createFakeOffice({
    listProposals: { list: [] },
    listRiskRules: { list: [riskRule()] },
    testRiskRule: riskTest(),
    saveRiskRule: waiting,
  });
  await render(
    <Stage office={office}>
      <RiskScreen merchant="atrium01" currencyOf={() => 'BDT'} open={open} onOpen={() => undefined} mayPropose={() => true} />
    </Stage>,
  );
  return office;
}

test('a rule is written in words, tested before, and proposed', async () => {
  const office = await openScreen();
  await expect.element(page.getByText('A payee who was not paid before and 5,000 BDT or more')).toBeVisible();
  await page.getByRole('button', { name: 'New rule' }).click();
  await page.getByLabelText('Name').fill('One large win');
  await page.getByLabelText('Code').fill('one-win');
  await expect.element(page.getByRole('button', { name: 'Test on the last 30 days' })).toBeDisabled();
  await page.getByRole('checkbox', { name: 'One round won most of it' }).click();
  await page.getByRole('button', { name: 'Test on the last 30 days' }).click();
  await expect.element(page.getByText(/It would have held 41 of 2,310 withdrawals\./)).toBeVisible();
  expect(office.askedOf('testRiskRule')).toEqual([
    { body: { merchant: 'atrium01', when: 'withdrawal', if: { all: [{ hint: 'oneWin' }] } } },
  ]);
  await page.getByRole('checkbox', { name: 'Show the rule as a point to check' }).click();
  await page.getByLabelText(/Pause bonuses for/).fill('72');
  await page.getByRole('checkbox', { name: 'Ask the member for a second proof' }).click();
  await page.getByRole('checkbox', { name: 'Open a case' }).click();
  await page.getByLabelText('Reason').fill('A court asked for it');
  await page.getByRole('button', { name: 'Propose it' }).click();
  await expect.element(page.getByText('Proposed. Another operator decides.')).toBeVisible();
  expect(office.askedOf('saveRiskRule')[0]?.body).toEqual({
    merchant: 'atrium01',
    code: 'one-win',
    version: 0,
    name: 'One large win',
    on: true,
    when: 'withdrawal',
    if: { all: [{ hint: 'oneWin' }] },
    then: { holdHours: 24, tag: null, hint: true, pauseBonusHours: 72, askProof: true, openCase: true },
    reason: 'A court asked for it',
  });
});

test('a change names the version that it replaces', async () => {
  const office = await openScreen('atrium01/new-payee');
  await page.getByRole('button', { name: 'Change' }).click();
  await page.getByLabelText(/Hold the withdrawal for/).fill('48');
  await page.getByLabelText('Reason').fill('A day is too short');
  await page.getByRole('button', { name: 'Propose it' }).click();
  await expect
    .poll(() => office.askedOf('saveRiskRule')[0]?.body)
    .toMatchObject({
      code: 'new-payee',
      version: 2,
      if: { all: [{ hint: 'payeeNew' }, { amountFrom: '5000' }] },
      then: { holdHours: 48, tag: 'look twice' },
    });
});

test('each event has points and texts of its own, and a log-in no amount', async () => {
  const office = await openScreen();
  await page.getByRole('button', { name: 'New rule' }).click();
  await page.getByRole('checkbox', { name: 'The first withdrawal' }).click();
  await page.getByLabelText('When').selectOptions('A member logs in');
  await expect.element(page.getByRole('checkbox', { name: 'The first withdrawal' })).not.toBeInTheDocument();
  await expect.element(page.getByLabelText(/Amount of/)).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Test on the last 30 days' })).toBeDisabled();
  await page.getByRole('checkbox', { name: 'Other members log in on the same device' }).click();
  await page.getByRole('button', { name: 'Test on the last 30 days' }).click();
  await expect.element(page.getByText(/It would have applied to 41 of 2,310 members at their latest log-in\./)).toBeVisible();
  await expect.element(page.getByLabelText(/Hold the member’s withdrawals for/)).toBeVisible();
  expect(office.askedOf('testRiskRule')[0]?.body).toEqual({ merchant: 'atrium01', when: 'logIn', if: { all: [{ hint: 'deviceShared' }] } });
});
