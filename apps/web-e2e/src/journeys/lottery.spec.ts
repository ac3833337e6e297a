import { told } from '../stage/matrix.ts';
import { Player } from '../stage/player.ts';
import { expect, test } from '../stage/test.ts';

for (const brandId of told('meridian')) {
  test.describe(`lotteries of ${brandId}`, () => {
    test.use({ brandId });

    test('a player bets on a draw of every minute, sees it closed and drawn, and what the line came to', async ({ page, site }) => {
      test.slow();
      const player = new Player(page, site);
      const { say } = player;
      await player.open('/');
      await player.button('Log in', player.header).click();
      await player.button('Free play', player.dialog('Log in')).click();
      await player.expectLoggedIn();

      await player.open('/lottery?gameCode=K3_1M');
      await player.button('Dice').click();
      // Every face: whatever is thrown, the line wins.
      for (const face of ['1', '2', '3', '4', '5', '6'])
        await page
          .getByRole('button', { name: new RegExp(`^${face}(?!\\d)`) })
          .first()
          .click();
      await player.button('Add to slip').click();
      const open = player.button('Slip');
      if (await open.isVisible()) await open.click();
      await page
        .getByRole('button', { name: player.around('Place {0}') })
        .last()
        .click();
      await expect(page.getByRole('heading', { name: say('My lines of this draw') })).toBeVisible();
      await expect(page.getByText(say('Won'), { exact: true }).first()).toBeVisible({ timeout: 120_000 });
    });

    test('a guest looks at a settled draw and recomputes it', { tag: '@once' }, async ({ page, site }) => {
      const player = new Player(page, site);
      await player.open('/');
      const drawId = await page.evaluate(async () => {
        const answer = await fetch('/lgw/vn/numeros/opened/game?gameCode=K3_1M&pageNo=1&pageSize=20');
        const { value } = (await answer.json()) as { value: { list: { drawId: string; status: string }[] } };
        return value.list.find(({ status }) => status === 'settled')!.drawId;
      });
      await player.open(`/draw/${drawId}`);
      await player.button('Recompute in this browser').click();
      await expect(page.getByText(player.say('The seed matches its commitment.'))).toBeVisible();
      await expect(page.getByText(player.say('The seed gives the published result.'))).toBeVisible();
    });
  });
}
