import { expect } from '@playwright/test';
import { officeOf } from '@parlour/gateway/testing';
import { expectClean } from '../stage/clean.ts';
import { test } from '../stage/own-office.ts';
import { tabTo } from '../stage/tab-to.ts';
import { askForWithdrawals, fillQueue } from '../stage/waiting-withdrawals.ts';

test.use({ brandId: 'padma' });

test(
  'finance works a queue of twenty by keyboard alone: claims one, reads what speaks against it, approves it, and proposes a large one that another approves',
  { tag: '@once' },
  async ({ gateway, enter }) => {
    const members = await fillQueue(gateway, 19);
    const [first, , , last] = members as [(typeof members)[0], unknown, unknown, (typeof members)[0]];
    await askForWithdrawals(gateway, last, ['26000.00'], '0099995678');
    const waiting = async () => (await officeOf(gateway).call('listPendingWithdrawals', { query: {} })).list;
    expect(await waiting()).toHaveLength(20);

    const { page: desk } = await enter('finance');
    const { keyboard } = desk;
    const queue = desk.getByRole('grid', { name: 'Withdrawals waiting for a decision' });
    const rows = queue.locator('[data-row]');
    // The second key counts only for a moment, which a busy machine may miss.
    await expect(async () => {
      await keyboard.press('g');
      await keyboard.press('w');
      await expect(desk.getByRole('heading', { level: 1, name: 'Withdrawals 20' })).toBeVisible({ timeout: 3_000 });
    }).toPass();
    await expectClean(desk);
    await keyboard.press('j');
    await expect(rows.first()).toBeFocused();
    await keyboard.press('a');
    // Something speaks against it: it is opened to be looked at first, and is assigned to this operator meanwhile.
    const opened = desk.getByRole('dialog', { name: `Withdrawal of ${first.username}` });
    const hints = opened.getByRole('list', { name: 'Points to check' });
    await expect(hints.getByText(/^Of the last deposit only 0\.00 BDT was staked\.$/)).toBeVisible();
    await expect.poll(async () => (await waiting())[0]).toMatchObject({ amount: '300.00', claimedBy: 'faisal' });
    await expectClean(desk);
    await tabTo(opened.getByRole('button', { name: 'Approve' }));
    await keyboard.press('Enter');
    const asked = desk.getByRole('dialog', { name: `Approve the withdrawal of ${first.username}?` });
    await expect(asked.getByText('300.00 BDT')).toBeVisible();
    await keyboard.press('Enter');
    await expect(desk.getByText('Approved. The member has been told.')).toBeVisible();
    await expect(desk.getByRole('heading', { level: 1, name: 'Withdrawals 19' })).toBeVisible();
    await expect(rows.first(), 'the next one').toBeFocused();

    await keyboard.press('End');
    await expect(rows.last()).toBeFocused();
    await expect(rows.last()).toContainText('26,000.00');
    await keyboard.press('Enter');
    const large = desk.getByRole('dialog', { name: `Withdrawal of ${last.username}` });
    await tabTo(large.getByRole('button', { name: 'Approve' }));
    await keyboard.press('Enter');
    await expect(desk.getByRole('dialog', { name: `Approve the withdrawal of ${last.username}?` })).toBeVisible();
    await keyboard.press('Enter');
    await expect(desk.getByText('Proposed. Another operator decides.')).toBeVisible();
    expect(await waiting(), 'nothing is paid before it is approved').toHaveLength(19);

    const { page: second } = await enter('owner');
    await expect(second.getByRole('link', { name: 'Approvals 1 waits for you' })).toBeVisible();
    await second.keyboard.press('g');
    await second.keyboard.press('a');
    const card = second.getByRole('tabpanel');
    await expect(card.getByText('Approve a withdrawal')).toBeVisible();
    await expect(card.getByText(`Pays 26,000.00 BDT to ${last.username}`)).toBeVisible();
    await expectClean(second);
    await card.getByRole('button', { name: 'Approve' }).click();
    await second.getByRole('dialog', { name: 'Approve a withdrawal' }).getByRole('button', { name: 'Approve' }).click();
    await expect(second.getByText('Approved and done.')).toBeVisible();
    expect(await waiting()).toHaveLength(18);
  },
);
