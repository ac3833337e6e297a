import type { Locator } from '@playwright/test';
import { statedFigures } from '@parlour/arcade/stated-figures';
import { textsOfGame } from '@parlour/arcade/texts';
import { Arcade } from '../stage/arcade.ts';
import { expectClean } from '../stage/clean.ts';
import { Player } from '../stage/player.ts';
import { expect, test } from '../stage/test.ts';

test.use({ brandId: 'neutral' });

/** How a round with choices is played: the first open one of these is taken, until the round is over or can be collected. */
const boards: Readonly<Record<string, RegExp>> = {
  'hidden-pearls': /^Tile \d+$/,
  'pagoda-climb': /^Floor 1, door \d/,
  'tide-high-low': /^(Higher|Lower)/,
};

/** Presses a control as someone without a pointer would. */
async function pressByKeyboard(control: Locator): Promise<void> {
  await control.focus();
  await control.press('Enter');
}

for (const code of Object.keys(statedFigures()))
  test(`${code} is opened from its tile, played by keyboard alone, and found in its history`, async ({ page, site }) => {
    const player = new Player(page, site);
    const { name } = textsOfGame(code, 'EN');
    await player.open(`/?search=${encodeURIComponent(name)}`);
    const tile = page.getByRole('article', { name, exact: true }).first();
    await pressByKeyboard(tile.getByRole('button', { name: `${player.say('Free trial')} ${name}`, exact: true }));

    const arcade = new Arcade(page, site.language, code);
    await arcade.ready();
    await expectClean(page);
    await pressByKeyboard(arcade.spinButton);
    const board = boards[code];
    if (board) {
      const open = (name: RegExp | string) => arcade.frame.getByRole('button', { name, exact: true, disabled: false });
      await pressByKeyboard(open(board).first());
      const collect = open(/^Collect/);
      await expect(collect.or(open(arcade.texts.play))).toBeVisible();
      if (await collect.isVisible()) await pressByKeyboard(collect);
    }
    await arcade.ready();
    await expect(arcade.said('Balance')).toBeAttached();

    await pressByKeyboard(arcade.button(arcade.texts.history));
    await expect(arcade.button(arcade.texts.replay).first()).toBeVisible();
    await expectClean(page);
  });
