import { expect } from '@playwright/test';
import { expectClean } from '../stage/clean.ts';
import { test } from '../stage/own-office.ts';
import { Player } from '../stage/player.ts';

test.use({ brandId: 'padma' });

// Office O60.
test(
  'a contact that an owner adds, and a feature that an owner turns off, reach an open page without a build',
  { tag: '@once' },
  async ({ page, site, enter }) => {
    const player = new Player(page, site);
    const winners = page.getByRole('heading', { name: player.say('Winners') });
    const service = page.getByRole('contentinfo').getByRole('link', { name: 'Help desk' });
    await player.openAndListen('/');
    await winners.scrollIntoViewIfNeeded();
    await expect(winners).toBeVisible();
    await expect(service).toHaveCount(0);

    const { page: desk } = await enter('owner');
    await desk.keyboard.press('g');
    await desk.keyboard.press('c');
    await desk.getByRole('button', { name: /^Contacts/ }).click();
    const contacts = desk.getByRole('dialog', { name: 'Contacts' });
    await contacts.getByRole('button', { name: 'Add one' }).click();
    const added = contacts.getByRole('group', { name: 'New entry' });
    await added.getByLabel('Kind').selectOption('WhatsApp');
    await added.getByLabel('Address').fill('https://help.example/desk');
    await added.getByLabel('Title').fill('Help desk');
    await contacts.getByLabel('Reason').fill('The help desk answers from today on.');
    await expectClean(desk);
    await contacts.getByRole('button', { name: 'Save' }).click();
    await expect(desk.getByText('Saved.')).toBeVisible();
    await expect(service).toHaveAttribute('href', 'https://help.example/desk');

    await desk.getByRole('button', { name: /^Winner/ }).click();
    const flag = desk.getByRole('dialog', { name: /^Winner/ });
    await flag.getByRole('radio', { name: 'Off' }).click();
    await flag.getByLabel('Reason').fill('While the figures are looked into.');
    await flag.getByRole('button', { name: 'Save' }).click();
    await expect(winners).toHaveCount(0);
    await expectClean(desk);
  },
);
