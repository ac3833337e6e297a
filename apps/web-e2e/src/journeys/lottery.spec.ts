import { fund } from '@parlour/gateway/testing';
import { freshDraw } from '../stage/fresh-draw.ts';
import { told } from '../stage/matrix.ts';
import { test as ownTest } from '../stage/own-gateway.ts';
import { Player } from '../stage/player.ts';
import { expect, test } from '../stage/test.ts';

const gameCode = 'K3_5M';

for (const brandId of told('meridian')) {
  ownTest.describe(`a draw of ${brandId}`, () => {
    ownTest.use({ brandId });

    ownTest('takes a bet, closes, is drawn and pays; the record tells the same', async ({ page, site, gateway }) => {
      const player = new Player(page, site);
      const { say } = player;
      const { draws, draw, goTo } = await freshDraw(gateway, gameCode, site.brand.merchantCode);
      const member = await gateway.registerMember();
      await fund(gateway, member, '100.00');

      await player.open('/');
      await player.logIn(member.username, member.password);
      await player.openAndListen(`/lottery?gameCode=${gameCode}`);
      await player.button('Dice').click();
      // Every face: whatever is thrown, the line wins.
      const pad = page.getByRole('group', { name: say('Numbers') });
      for (const face of ['1', '2', '3', '4', '5', '6']) await pad.getByRole('button', { name: new RegExp(`^${face}(?!\\d)`) }).click();
      await player.button('Add to slip').click();
      const slip = page.getByRole('complementary', { name: say('Slip') });
      await player.button('Place {0}', slip).click();
      const own = page.getByRole('region', { name: say('My lines of this draw') });
      await expect(own.getByText(say('Accepted'), { exact: true })).toBeVisible();

      // The page says for a moment that betting is closed, and shows the draw that opens now; this one waits beside it.
      await goTo(draw.closes_at);
      const result = page.getByRole('region', { name: player.around('Result of <0>{0}</0>') });
      await expect(result.getByText(draw.issue)).toBeVisible();
      await expect(result.getByText(say('Waiting for the result'))).toBeVisible();
      await goTo(draw.draw_at);
      await draws.work('settle-draw');
      await expect(result.getByText(say('Won'), { exact: true })).toBeVisible();

      await player.open('/member/lotteryRecord');
      const row = page.getByRole('row').filter({ hasText: draw.id.slice(gameCode.length + 1) });
      await expect(row.getByText(say('Won'), { exact: true })).toBeVisible();
      await row.getByRole('button', { name: say('Show the ticket') }).click();
      await expect(player.dialog('Ticket').getByText(say('Won'), { exact: true })).toBeVisible();
    });
  });

  test.describe(`a settled draw of ${brandId}`, () => {
    test.use({ brandId });

    test('is recomputed by a guest', { tag: '@once' }, async ({ page, site }) => {
      const player = new Player(page, site);
      await player.open('/');
      const drawId = await page.evaluate(async (code) => {
        const answer = await fetch(`/lgw/vn/numeros/opened/game?gameCode=${code}&pageNo=1&pageSize=20`);
        const { value } = (await answer.json()) as { value: { list: { drawId: string; status: string }[] } };
        return value.list.find(({ status }) => status === 'settled')!.drawId;
      }, gameCode);
      await player.open(`/draw/${drawId}`);
      await player.button('Recompute in this browser').click();
      await expect(page.getByText(player.say('The seed matches its commitment.'))).toBeVisible();
      await expect(page.getByText(player.say('The seed gives the published result.'))).toBeVisible();
    });
  });
}
