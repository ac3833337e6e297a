import { expect } from '@playwright/test';
import { namedOperator, officeOf, operate } from '@parlour/gateway/testing';
import { expectClean } from '../stage/clean.ts';
import { test } from '../stage/own-office.ts';
import { fillQueue } from '../stage/waiting-withdrawals.ts';

test.use({ brandId: 'padma' });

test('support finds a member on a phone', { tag: '@phone' }, async ({ gateway, enter }) => {
  const { username } = await gateway.registerWithNumber('+8801712345679');
  const { page: desk } = await enter('support');
  await expectClean(desk);
  await desk.getByRole('button', { name: 'Search' }).tap();
  await desk.getByRole('combobox', { name: 'Search everything' }).fill(username.slice(0, 5));
  await desk.getByRole('option', { name: username }).tap();
  await expect(desk.getByRole('heading', { level: 1, name: username })).toBeVisible();
  await expectClean(desk);
});

test('finance approves a withdrawal on a phone', { tag: ['@phone', '@matrix'] }, async ({ gateway, enter }) => {
  const [member] = await fillQueue(gateway, 3);
  const { page: desk } = await enter('finance');
  await desk.getByRole('button', { name: 'Menu' }).tap();
  await desk.getByRole('navigation', { name: 'Office' }).getByRole('link', { name: 'Withdrawals' }).tap();
  const rows = desk.getByRole('grid', { name: 'Withdrawals waiting for a decision' }).locator('[data-row]');
  await expect(rows).toHaveCount(3);
  await expectClean(desk);
  await rows.first().tap();
  const opened = desk.getByRole('dialog', { name: `Withdrawal of ${member!.username}` });
  await expect(opened.getByRole('list', { name: 'Points to check' })).toBeVisible();
  await expectClean(desk);
  await opened.getByRole('button', { name: 'Approve' }).tap();
  const asked = desk.getByRole('dialog', { name: `Approve the withdrawal of ${member!.username}?` });
  await asked.getByRole('button', { name: 'Approve' }).tap();
  await expect(rows).toHaveCount(2);
});

test.describe('in Bengali', () => {
  test.use({ officeLanguage: 'bn' });

  test('an owner approves on a phone what a colleague proposed', { tag: ['@phone', '@matrix'] }, async ({ gateway, enter }) => {
    const { memberId, username } = await gateway.registerMember();
    const amina = await namedOperator(gateway, 'amina');
    const reason = 'A round that was not paid.';
    await operate(gateway, 'adjustBalance', { member: memberId, direction: 'credit', amount: '500.00', reason }, amina);
    const balances = async () => (await officeOf(gateway).call('getMember', { query: { member: memberId } })).balances;
    expect(await balances()).toContainEqual(expect.objectContaining({ kind: 'cash', balance: '0.00' }));

    const { page: desk, say } = await enter('owner', '/approvals');
    const card = desk.getByRole('tabpanel');
    await expect(card.getByText(say('Correct a balance'))).toBeVisible();
    await expect(card).toContainText(username);
    await expect(card).toContainText(reason);
    await expectClean(desk);
    await card.getByRole('button', { name: say('Approve'), exact: true }).tap();
    const asked = desk.getByRole('dialog', { name: say('Correct a balance') });
    await expectClean(desk);
    await asked.getByRole('button', { name: say('Approve'), exact: true }).tap();
    await expect(desk.getByText(say('Approved and done.'))).toBeVisible();
    expect(await balances()).toContainEqual(expect.objectContaining({ kind: 'cash', balance: '500.00' }));
  });
});
