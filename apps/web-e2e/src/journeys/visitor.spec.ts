import { textsOfGame } from '@parlour/arcade/texts';
import type { LanguageCode } from '@parlour/domain';
import { Arcade } from '../stage/arcade.ts';
import { told } from '../stage/matrix.ts';
import { Player } from '../stage/player.ts';
import { expect, test } from '../stage/test.ts';
import { around } from '../stage/texts.ts';

for (const brandId of told('padma', 'mekong')) {
  test.describe(`a visitor on ${brandId}`, () => {
    test.use({ brandId, contextOptions: { reducedMotion: 'no-preference' } });

    test('tries a game for play money, and finds the balance again', async ({ page, site }) => {
      const player = new Player(page, site);
      const arcade = new Arcade(page, site.language);
      await player.open('/');
      await player.gameButton('Free trial').click();
      await arcade.ready();
      await expect(page.getByRole('dialog').getByText(player.say('Play money')).first()).toBeVisible();
      await expect(arcade.balance).toHaveText(player.money(site.brand.freePlayAmount));
      const left = await arcade.spinUntilBalanceMoves();
      await player.button('Close the game').click();
      await player.expectLoggedOut();

      await player.gameButton('Free trial').click();
      await arcade.ready();
      await expect(arcade.balance).toHaveText(left);

      await page.getByRole('link', { name: player.say('Open on a page of its own') }).click();
      await expect(page).toHaveURL(/\/seamless\?/);
      await page.reload();
      await arcade.ready();
      await expect(arcade.balance).toHaveText(left);
      await expect(page.getByRole('contentinfo')).toBeHidden();
      await player.button('Close the game').click();
      await expect(page).toHaveURL(/\/$/);
    });

    test('sees which games are still to come: they offer neither Play nor a trial', { tag: '@matrix' }, async ({ page, site }) => {
      const player = new Player(page, site);
      await player.open('/fish');
      const tiles = page.getByRole('article');
      await expect(tiles.first()).toBeVisible();
      await expect(tiles.filter({ hasText: player.say('Coming soon') })).toHaveCount(await tiles.count());
      // The heart is on every tile once the page's script has added it.
      await expect(tiles.getByRole('button', { name: around(player.say('Favourite')) })).toHaveCount(await tiles.count());
      await expect(tiles.getByRole('button')).toHaveCount(await tiles.count());
    });

    test('finds games: more of the list, by name, by vendor, by an address', async ({ page, site }) => {
      const player = new Player(page, site);
      const { say } = player;
      const tiles = page.getByRole('article');
      const nameOf = (game: string) => textsOfGame(game, site.language as LanguageCode).name;
      await player.open('/rng');
      await expect(tiles).toHaveCount(20);
      await player.button('Load more').click();
      await expect.poll(() => tiles.count()).toBeGreaterThan(20);

      const wanted = await tiles.last().getByRole('heading').innerText();
      const search = page.getByRole('searchbox', { name: say('Search games'), exact: true });
      await search.fill(wanted);
      await expect(page).toHaveURL(/search=/);
      await expect(tiles.filter({ hasText: wanted })).toHaveCount(1);
      await search.fill('no game has this name');
      await expect(page.getByText(say('No games found'))).toBeVisible();
      await player.button('Show all games').click();
      await expect(tiles).not.toHaveCount(0);
      await expect(search).toHaveValue('');

      await player.open('/rng?vassalage=JL');
      await expect(player.gameButton('Play')).toBeVisible();
      await expect.poll(() => tiles.count()).toBeLessThan(20);
      const vendors = page.getByRole('list', { name: say('Providers') });
      await expect(vendors.getByRole('button', { pressed: true })).not.toHaveText(say('All providers'));
      await vendors.getByRole('button', { name: say('All providers') }).click();
      await expect(tiles).toHaveCount(20);

      await page.getByRole('button', { name: say('Filters'), exact: true }).click();
      await page.getByRole('button', { name: say('High'), exact: true }).click();
      await expect(page).toHaveURL(/volatility=high/);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      // A game of a provider that every brand has, by name: the order within a language decides which twenty come first.
      await search.fill(nameOf('beckoning-cat-alley'));
      await expect(tiles.filter({ hasText: nameOf('beckoning-cat-alley') })).toHaveCount(1);
      await search.fill(nameOf('bamboo-dice'));
      await expect(page.getByText(say('No games found'))).toBeVisible();
    });

    test('reads the legal texts', { tag: '@matrix' }, async ({ page, site }) => {
      const player = new Player(page, site);
      await player.open('/');
      for (const text of ['Terms and conditions', 'Privacy', 'Responsible play']) {
        await page
          .getByRole('contentinfo')
          .getByRole('link', { name: player.say(text) })
          .click();
        await expect(page).toHaveTitle(new RegExp(`^${player.around(text).source}`));
        await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toBeVisible();
      }
    });

    test('keeps the theme and the language that were chosen', { tag: '@matrix' }, async ({ page, site }) => {
      const player = new Player(page, site);
      const other = site.brand.defaultTheme === 'dark' ? 'light' : 'dark';
      await player.open('/');
      const menu = await player.openSideMenu();
      await menu.getByRole('switch', { name: player.say('Light theme') }).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', other);
      await menu.getByRole('combobox', { name: player.say('Language') }).selectOption('EN');
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await page.reload();
      await player.live();
      await expect(page.locator('html')).toHaveAttribute('data-theme', other);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
    });

    test(
      'comes by an address: log in, register with an invitation code, an address that leads nowhere',
      { tag: '@matrix' },
      async ({ page, site }) => {
        const player = new Player(page, site);
        const { say } = player;
        await player.open('/login');
        await expect(player.dialog('Log in')).toBeVisible();
        await expect(page).toHaveURL(`${site.origin}/`);
        await player.open('/register?referralCode=FRIEND7');
        await expect(player.field('Invitation code', player.dialog('Register'))).toHaveValue('FRIEND7');
        const answer = await page.goto(`${site.origin}/no/such/page`);
        expect(answer?.status()).toBe(404);
        await expect(page.getByRole('heading', { name: say('This page does not exist') })).toBeVisible();
        await expect(page.getByRole('main').getByRole('link', { name: say('Customer service') })).toBeVisible();
        await page.getByRole('link', { name: say('Go to the home page') }).click();
        await expect(page).toHaveURL(`${site.origin}/`);
      },
    );
  });

  test.describe(`a visitor on ${brandId} without JavaScript`, () => {
    test.use({ brandId, javaScriptEnabled: false });

    for (const language of [undefined, 'EN']) {
      test(
        `reads the home page in ${language ?? 'the default language'}`,
        { tag: language ? '@matrix' : [] },
        async ({ page, site, context }) => {
          if (language) await context.addCookies([{ name: 'lang', value: language, url: site.origin }]);
          const texts = new Player(page, site).say;
          const said = language ? await import('../stage/texts.ts').then(({ textsOf }) => textsOf(brandId, 'en')) : texts;
          await page.goto(`${site.origin}/`);
          await expect(page.locator('html')).toHaveAttribute('lang', language ? 'en' : site.tag);
          await expect(page.getByRole('heading', { name: said('Hot games') })).toBeVisible();
          await expect(page.getByRole('heading', { name: said('Winners') })).toBeVisible();
          await expect(
            page
              .getByRole('region', { name: said('Offers and news') })
              .getByRole('heading')
              .first(),
          ).toBeVisible();
          await expect(page.getByRole('article').first()).toContainText(/\p{L}/u);
          expect(await page.getByRole('article').count()).toBeGreaterThan(20);
          await expect(page.getByRole('contentinfo')).toContainText(
            around(said('This is a demonstration site: all money here is play money, and no real money can be won or lost.')),
          );
        },
      );
    }
  });
}
