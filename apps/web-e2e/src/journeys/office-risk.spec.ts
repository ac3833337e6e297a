import { expect } from '@playwright/test';
import { playedGame } from '../stage/arcade.ts';
import { expectClean } from '../stage/clean.ts';
import { test } from '../stage/own-office.ts';
import { Player } from '../stage/player.ts';

test.use({ brandId: 'padma' });

test(
  'risk puts a vendor under maintenance until 18:00; tiles say so in the language of the player, and the gateway refuses launches',
  { tag: '@once' },
  async ({ page, site, gateway, enter }) => {
    const player = new Player(page, site);
    await player.openAndListen('/rng');
    await expect(player.gameButton('Free trial')).toBeVisible();
    const member = await gateway.registerMember();
    const launch = { body: { vassalage: 'JL', gameCode: playedGame, language: 'BN' } } as const;
    expect(await member.call('launchGame', launch)).toMatchObject({ status: 200 });

    const { page: desk } = await enter('risk', '/m/padma01/vendors');
    const vendor = desk.getByRole('grid', { name: 'Vendors of games' }).getByRole('row', { name: 'JL' });
    await vendor.focus();
    await desk.keyboard.press('Enter');
    await desk.getByRole('button', { name: 'Put under maintenance' }).click();
    const asked = desk.getByRole('dialog', { name: /^Put .* under maintenance$/ });
    const tomorrow = new Date(Date.now() + 24 * 3_600_000).toLocaleDateString('sv', { timeZone: 'Asia/Dhaka' });
    await asked.getByLabel('Until').fill(`${tomorrow}T18:00`);
    await asked.getByLabel('Reason').fill('Their wallet calls time out.');
    await asked.getByLabel('বাংলা').fill('নতুন গেম আসছে');
    await expectClean(desk);
    await asked.getByRole('button', { name: 'Put under maintenance' }).click();
    await expect(asked).toBeHidden();
    await expect(desk.getByRole('dialog').getByText('Under maintenance', { exact: true })).toBeVisible();

    const tile = page
      .getByRole('article')
      .filter({ hasText: player.around('Under maintenance until {time}') })
      .first();
    await expect(tile, 'the open page').toContainText('নতুন গেম আসছে');
    await expect(tile).toContainText(new Intl.DateTimeFormat('bn', { timeStyle: 'short' }).format(new Date(`${tomorrow}T18:00`)));
    await expect(player.gameButton('Free trial')).toHaveCount(0);
    expect(await member.call('launchGame', launch)).toMatchObject({ status: 503, body: { code: 'game_under_maintenance' } });

    await desk.getByRole('button', { name: 'End now' }).click();
    await expect(player.gameButton('Free trial')).toBeVisible();
  },
);
