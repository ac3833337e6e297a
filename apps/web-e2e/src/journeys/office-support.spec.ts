import { expect } from '@playwright/test';
import { officeOf } from '@parlour/gateway/testing';
import { expectClean } from '../stage/clean.ts';
import { test } from '../stage/own-office.ts';
import { Player } from '../stage/player.ts';

test.use({ brandId: 'padma' });

const number = '1712345678';

test(
  'support finds a member by a mobile number, logs them out, writes a note, and reveals the number for a reason that the audit log keeps',
  { tag: '@once' },
  async ({ page, site, gateway, enter }) => {
    const { username, password, memberId } = await gateway.registerWithNumber(`+880${number}`);
    const player = new Player(page, site);
    await player.open('/');
    await player.logIn(username, password);

    const { page: desk } = await enter('support');
    await desk.keyboard.press('Control+k');
    await expect(desk.getByRole('combobox', { name: 'Search everything' })).toBeFocused();
    await desk.keyboard.type(number);
    await expect(desk.getByRole('option', { name: /Mobile number/ })).toBeVisible();
    await desk.keyboard.press('Enter');
    await expect(desk.getByRole('heading', { level: 1, name: username })).toBeVisible();
    await desk.getByRole('tab', { name: 'Timeline' }).click();
    await expect(desk.getByRole('tabpanel').getByText('Logged in').first()).toBeVisible();

    await desk.getByRole('button', { name: 'End sessions' }).click();
    await desk.getByLabel('Why?').fill('The telephone was lost.');
    await desk.getByRole('dialog').getByRole('button', { name: 'End sessions' }).click();
    await expect(desk.getByText(`${username} is logged out everywhere.`)).toBeVisible();
    await player.expectLoggedOut();

    await desk.getByRole('tab', { name: 'Notes' }).click();
    await desk.getByLabel('New note').fill('Lost the telephone, will call again.');
    await desk.getByRole('button', { name: 'Add note' }).click();
    await expect(desk.locator('p', { hasText: 'Lost the telephone, will call again.' })).toBeVisible();

    await desk.getByRole('tab', { name: 'Overview' }).click();
    await expectClean(desk);
    const fact = (name: string) => desk.getByRole('definition').filter({ has: desk.locator(`xpath=preceding-sibling::dt[.="${name}"]`) });
    await expect(fact('Name')).not.toContainText('Nadia Rahman');
    await expect(fact('Mobile number')).not.toContainText(number);
    await fact('Mobile number').getByRole('button', { name: 'Show' }).click();
    await desk.getByLabel('Why do you need it?').fill('To call back about the lost telephone.');
    await desk.getByRole('dialog').getByRole('button', { name: 'Show' }).click();
    await expect(fact('Mobile number')).toContainText(number);
    await expect(fact('Name')).not.toContainText('Nadia Rahman');

    const { list } = await officeOf(gateway).call('listAuditEvents', { query: { event: 'member.revealed' } });
    expect(list).toMatchObject([{ actor: 'samira', subject: memberId, reason: 'To call back about the lost telephone.' }]);
  },
);
