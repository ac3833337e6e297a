import { inMatrix } from '../stage/matrix.ts';
import { Arcade } from '../stage/arcade.ts';
import { Player } from '../stage/player.ts';
import { expect, test } from '../stage/test.ts';

test.use({ brandId: 'neutral' });

/** Opens a game for play money on its own page, and waits until it can be played. */
async function open(player: Player, vassalage: string, game: string): Promise<Arcade> {
  const arcade = new Arcade(player.page, player.site.language, game);
  await player.open(`/seamless?vassalage=${vassalage}&gameCode=${game}&trial=true`);
  await arcade.ready();
  return arcade;
}

/** Replays the last round from the history: it says the same again. */
async function watchAgain(arcade: Arcade): Promise<void> {
  await arcade.button(arcade.texts.history).click();
  await arcade.button(arcade.texts.replay).first().click();
  await expect(arcade.frame.getByText(arcade.texts.replaying)).toBeVisible();
  await arcade.ready();
}

for (const [where, vendor, game] of [
  ['one thumb', 'OBF', 'ember-dragons-hoard'],
  ...(inMatrix ? ([['a mouse', 'MGW', 'saffron-stripes']] as const) : []),
] as const)
  test(`${game} is spun with ${where}, its rules are read, and the last round is watched again`, async ({ page, site }) => {
    const arcade = await open(new Player(page, site), vendor, game);
    const before = await arcade.balance.innerText();
    expect(await arcade.spinUntilBalanceMoves()).not.toBe(before);
    await arcade.button(arcade.texts.paytable).click();
    await expect(arcade.frame.getByText(/96\.\d\d%/).first()).toBeVisible();
    await arcade.button(arcade.texts.closeDialog).click();
    await watchAgain(arcade);
  });

test(
  'hidden-pearls is played with one thumb: a tile is opened, and what it is worth collected',
  { tag: '@matrix' },
  async ({ page, site }) => {
    const arcade = await open(new Player(page, site), 'JL', 'hidden-pearls');
    const tile = arcade.frame.getByRole('button', { name: /^Tile \d+$/ });
    const collect = arcade.frame.getByRole('button', { name: /^Collect/ });
    // Any tile may hide a mine; a safe one is soon found.
    await expect(async () => {
      if (await arcade.spinButton.isVisible()) await arcade.spinButton.click();
      await tile.nth(7).click();
      await expect(collect).toBeEnabled({ timeout: 3_000 });
    }).toPass();
    await collect.click();
    await expect(arcade.said('You won')).toBeVisible();
    await arcade.ready();
    await watchAgain(arcade);
  },
);

test('raindrop-steps is played by the keyboard: the risk is chosen, the ball falls, and the balance follows', async ({ page, site }) => {
  const arcade = await open(new Player(page, site), 'JL', 'raindrop-steps');
  const low = arcade.frame.getByRole('radio', { name: 'Low', exact: true });
  await low.focus();
  await page.keyboard.press('Space');
  await expect(low).toBeChecked();
  await arcade.spinButton.focus();
  const before = await arcade.balance.innerText();
  await expect(async () => {
    await page.keyboard.press('Enter');
    await arcade.ready();
    await expect(arcade.balance).not.toHaveText(before, { timeout: 1_000 });
  }).toPass();
  await expect(arcade.said('The ball fell into bin').first()).toBeAttached();
});
