import { expect } from '@playwright/test';
import { operate } from '@parlour/gateway/testing';
import { test } from '../stage/own-gateway.ts';
import { Player } from '../stage/player.ts';

test.use({ brandId: 'padma' });

// Office O60.
test('what operators set at run time reaches an open page, and a page that was built before', async ({ page, site, gateway }) => {
  const player = new Player(page, site);
  const { merchantCode: merchant } = site.brand;
  const reason = 'A journey.';
  const winners = page.getByRole('heading', { name: player.say('Winners') });
  const service = page.getByRole('contentinfo').getByRole('link', { name: 'Help desk' });
  await player.open('/');
  await winners.scrollIntoViewIfNeeded();
  await expect(winners).toBeVisible();
  await expect(service).toHaveCount(0);

  await operate(gateway, 'setSetting', { merchant, key: 'flags.winnerBoard', value: false, reason });
  const contacts = [{ csType: 'WHATSAPP' as const, title: 'Help desk', url: 'https://help.example/desk' }];
  await operate(gateway, 'setSetting', { merchant, key: 'contacts', value: contacts, reason });
  await expect(winners).toHaveCount(0);
  await expect(service).toHaveAttribute('href', 'https://help.example/desk');

  await player.open('/');
  await expect(service).toHaveAttribute('href', 'https://help.example/desk');
  await expect(winners).toHaveCount(0);

  await operate(gateway, 'revertSetting', { merchant, key: 'flags.winnerBoard', reason });
  await expect(winners).toBeVisible();
});
