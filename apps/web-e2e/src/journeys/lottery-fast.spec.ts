import { fund } from '@parlour/gateway/testing';
import { freshDraw } from '../stage/fresh-draw.ts';
import { test } from '../stage/own-gateway.ts';
import { Player } from '../stage/player.ts';
import { expect } from '../stage/test.ts';

test.use({ brandId: 'padma', language: 'EN' });

/** Everything that can come first: whatever is drawn, one of these wins. */
const games = [
  { gameCode: 'K3_1M', tab: 'Dice', symbols: ['1', '2', '3', '4', '5', '6'] },
  { gameCode: 'PK10_1M', tab: undefined, symbols: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'] },
  { gameCode: 'SSC_1M', tab: undefined, symbols: ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] },
] as const;

test('dice, cars and digits are bet on within their minute, drawn and paid; the others stand apart', async ({ page, site, gateway }) => {
  const player = new Player(page, site);
  const { say } = player;
  const { draws, draw, goTo } = await freshDraw(gateway, 'K3_1M', site.brand.merchantCode);
  const member = await gateway.registerMember();
  await fund(gateway, member, '1000.00');

  await player.speak();
  await player.open('/');
  await player.logIn(member.username, member.password);
  // As it may be typed.
  await player.open('/sealottery');
  for (const name of ['Thai lottery', 'Lao lottery', 'Hanoi', '4D']) await expect(page.getByRole('link', { name }).first()).toBeVisible();

  // The address of fast draws opens the first game that takes bets.
  await page.goto(`${site.origin}/elott`);
  await expect(page).toHaveURL(/\/lottery\?gameCode=\w+$/);

  const own = page.getByRole('region', { name: say('My lines of this draw') });
  for (const { gameCode, tab, symbols } of games) {
    await player.openAndListen(`/lottert?gameCode=${gameCode}`);
    await expect(page).toHaveURL(`${site.origin}/lottery?gameCode=${gameCode}`);
    await expect(page.locator('html')).toHaveAttribute('data-side', 'narrow');
    const clock = page.getByRole('timer').first();
    const before = await clock.textContent();
    await expect(clock).not.toHaveText(before!);
    if (tab) await player.button(tab).click();
    const pad = page.getByRole('group', { name: say('Numbers') });
    for (const symbol of symbols) await pad.getByRole('button', { name: new RegExp(`^${symbol}(?!\\d)`) }).click();
    await player.button('Add to slip').click();
    await player.button('Place {0}', page.getByRole('complementary', { name: say('Slip') })).click();
    await expect(own.getByText(say('Accepted'), { exact: true })).toBeVisible();
  }

  // The last one's page is open: it waits, and shows the result by itself. The test does not wait a minute.
  await goTo(draw.closes_at);
  const result = page.getByRole('region', { name: player.around('Result of <0>{0}</0>') });
  await expect(result.getByText(draw.issue)).toBeVisible();
  await expect(result.getByText(say('Waiting for the result'))).toBeVisible();
  await goTo(draw.draw_at);
  await draws.work('settle-draw');
  for (const { gameCode } of games.toReversed()) {
    if (gameCode !== 'SSC_1M') await player.open(`/lottery?gameCode=${gameCode}`);
    await expect(result.getByText(draw.issue)).toBeVisible();
    await expect(result.getByText(say('Won'), { exact: true })).toBeVisible();
  }
});
