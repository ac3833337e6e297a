import { fund } from '@parlour/gateway/testing';
import { freshDraw } from '../stage/fresh-draw.ts';
import { test } from '../stage/own-gateway.ts';
import { Player } from '../stage/player.ts';
import { expect, expectNoSidewaysScroll } from '../stage/test.ts';

const gameCode = 'XSMB';

test.use({ brandId: 'mekong' });

test('a ticket of the north is typed, tapped, placed and cancelled with a thumb', { tag: '@phone' }, async ({ page, site, gateway }) => {
  const player = new Player(page, site);
  const { say } = player;
  await freshDraw(gateway, gameCode, site.brand.merchantCode);
  const member = await gateway.registerMember();
  await fund(gateway, member, '1000000');

  await player.open('/');
  await player.logIn(member.username, member.password);
  await player.expectBalance('1000000');
  const menu = await player.openSideMenu();
  await menu.getByRole('link', { name: say('Lottery'), exact: true }).tap();
  await page
    .getByRole('region', { name: say('Northern Vietnam') })
    .getByRole('link')
    .tap();

  const form = page.getByRole('region', { name: say('Choose a bet') });
  const choose = (name: string) => form.getByRole('button', { name, exact: true }).tap();
  const add = () => player.button('Add to slip', form).tap();
  await choose(say('Type or paste'));
  await player.field('Numbers', form).fill('12 34 56');
  await player.field('Amount per bet', form).fill('1000');
  await add();
  await choose(say('Xiên'));
  await choose(say('Pad'));
  const pad = form.getByRole('group', { name: say('Numbers'), exact: true });
  for (const pair of [
    ['07', '70'],
    ['18', '81'],
  ]) {
    for (const number of pair) await pad.getByRole('button', { name: number, exact: true }).tap();
    await add();
  }

  await player.button('Slip').tap();
  const slip = player.dialog('Slip');
  const line = (name: string) => slip.getByRole('listitem').filter({ hasText: say(name) });
  // By the north's default odds: 99.5 for each of the 27 numbers, and 16 for a pair.
  await expect(line('Lô 2 digits')).toContainText(player.money('81000'));
  await expect(line('Xiên 2')).toHaveCount(2);
  for (const pair of await line('Xiên 2').all()) await expect(pair).toContainText(player.money('16000'));
  await expectNoSidewaysScroll(page);
  await player.button('Place {0}', slip).tap();

  const own = page.getByRole('region', { name: say('My lines of this draw') });
  await expect(own.getByText(say('Accepted'), { exact: true })).toHaveCount(3);
  await player.expectBalance('917000');

  await player.button('Cancel this ticket', own).tap();
  await player.button('Cancel the ticket', page.getByRole('dialog')).tap();
  await expect(own.getByText(say('Cancelled'), { exact: true })).toHaveCount(3);
  await player.expectBalance('1000000');
});
