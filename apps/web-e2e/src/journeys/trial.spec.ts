import { Arcade } from '../stage/arcade.ts';
import { told } from '../stage/matrix.ts';
import { Player } from '../stage/player.ts';
import { register } from '../stage/register.ts';
import { expect, test } from '../stage/test.ts';

for (const brandId of told('mekong', 'padma')) {
  test.describe(`a trial user on ${brandId}`, () => {
    test.use({ brandId, contextOptions: { reducedMotion: 'no-preference' } });

    test(
      'is told to get a real account by Deposit and the pages of members; registers, and goes on there',
      { tag: brandId === 'mekong' ? '@matrix' : ['@matrix', '@once'] },
      async ({ page, site }) => {
        const player = new Player(page, site);
        const { say } = player;
        const prompt = page.getByRole('alertdialog', { name: say('You need a real account') }).or(player.dialog('You need a real account'));
        await player.open('/');
        await player.button('Log in', player.header).click();
        await player.button('Free play', player.dialog('Log in')).click();
        await player.expectLoggedIn();
        await player.expectBalance(site.brand.freePlayAmount);

        for (const entry of ['Deposit', 'Withdraw', 'Betting record', 'Account record', 'Messages']) {
          const menu = await player.openMemberMenu();
          await menu.getByRole('menuitem', { name: say(entry), exact: true }).click();
          await expect(prompt, entry).toBeVisible();
          await page.keyboard.press('Escape');
          await expect(prompt, entry).toBeHidden();
        }

        await player.open('/member/withdraw');
        await expect(prompt).toBeVisible();
        await player.button('Register', prompt).click();
        await register(player);
        await expect(page).toHaveURL(/\/member\/withdraw$/);
        await player.expectBalance('0');
      },
    );

    test('plays for play money, and logs out', async ({ page, site }) => {
      const player = new Player(page, site);
      const arcade = new Arcade(page, site.language);
      await player.open('/');
      const menu = await player.openSideMenu();
      await player.button('Free play', menu).click();
      await expect(player.balance).toHaveText(player.money(site.brand.freePlayAmount));
      // This player cannot play it for money: the whole tile opens the trial.
      await expect(player.gameButton('Play')).toHaveCount(0);
      await player.gameButton('Free trial').click();
      await arcade.ready();
      const luck = arcade.frame.getByText(arcade.texts.goodLuck, { exact: true });
      await expect(luck).toBeVisible();
      await expect(arcade.balance).toHaveText(player.money(site.brand.freePlayAmount));
      await arcade.spin();
      await expect(luck).toBeHidden();
      const left = await arcade.balance.innerText();
      await player.button('Close the game').click();
      await expect(player.balance).toHaveText(left);
      await player.logOut();
    });
  });
}
