import { expect } from '@playwright/test';
import { expectClean } from '../stage/clean.ts';
import { test } from '../stage/own-office.ts';
import { Player } from '../stage/player.ts';

test.use({ brandId: 'meridian' });

test(
  'marketing changes a bonus, tries it with one member, and proposes it with a budget; another operator approves both, and visitors read the new figure',
  { tag: '@once' },
  async ({ page, site, enter }) => {
    const player = new Player(page, site);
    await player.open('/promotions');
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name: 'First deposit bonus' }) });
    await expect(card).toContainText('70% on your first deposit');

    const { page: desk } = await enter('marketing', `/m/${site.brand.merchantCode}/promotions/first-deposit`);
    await desk.getByRole('textbox', { name: 'Percent of the deposit' }).fill('80');
    await desk.getByRole('button', { name: 'Save the draft' }).click();
    await desk.getByRole('button', { name: 'Play', exact: true }).click();
    await expect(desk.getByText(/^80\d/).first()).toBeVisible();
    await expectClean(desk);
    await desk.getByRole('button', { name: 'Change the budget' }).click();
    const funding = desk.getByRole('dialog');
    await funding.getByLabel('Amount').fill('5000');
    await funding.getByLabel('Reason').fill('For the weekend');
    await funding.getByRole('button', { name: 'Propose' }).click();
    await expect(funding).toBeHidden();
    await desk.getByRole('button', { name: 'Publish' }).click();
    await desk.getByRole('dialog').getByLabel('Reason').fill('More for newcomers');
    await desk.getByRole('dialog').getByRole('button', { name: 'Propose' }).click();
    await expect(desk.getByText('Proposed. Another operator decides.').last()).toBeVisible();

    const { page: second } = await enter('owner', '/approvals');
    const waiting = second.getByRole('tabpanel');
    await expect(waiting).toContainText('More for newcomers');
    await expectClean(second);
    const approve = waiting.getByRole('button', { name: 'Approve' });
    for (const left of [1, 0]) {
      await approve.first().click();
      await second.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
      await expect(second.getByText('Approved and done.').last()).toBeVisible();
      await expect(approve).toHaveCount(left);
    }

    await page.reload();
    await expect(card).toContainText('80% on your first deposit');
  },
);
