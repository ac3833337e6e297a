import { expect } from '@playwright/test';
import { operate } from '@parlour/gateway/testing';
import { expectClean } from '../stage/clean.ts';
import { test } from '../stage/own-office.ts';

test.use({ brandId: 'padma' });

test(
  'an auditor finds who blocked a member, and proves the row against the signed end of the log',
  { tag: '@once' },
  async ({ gateway, enter }) => {
    const { memberId } = await gateway.registerMember();
    await operate(gateway, 'blockMember', { member: memberId, reason: 'Plays with two accounts.' });
    const { page: desk } = await enter('auditor');
    await desk.keyboard.press('g');
    await desk.keyboard.press('h');
    await desk.getByLabel('Subject').fill(memberId);
    await desk.keyboard.press('Enter');
    const row = desk.getByRole('grid').locator('[data-row]');
    await expect(row).toHaveCount(1);
    await expect(row).toContainText('member.blocked');
    await row.focus();
    await desk.keyboard.press('Enter');
    const opened = desk.getByRole('dialog', { name: 'member.blocked' });
    await expect(opened.getByText('Plays with two accounts.')).toBeVisible();
    await opened.getByRole('button', { name: 'Prove this row' }).click();
    await expect(opened.getByText('No signature covers this row yet. The ends of the log are signed each night.')).toBeVisible();

    await gateway.signAuditLog();
    await opened.getByRole('button', { name: 'Prove this row' }).click();
    await expect(opened.getByRole('status').getByText('Proved', { exact: true })).toBeVisible();
    await expectClean(desk);
  },
);
