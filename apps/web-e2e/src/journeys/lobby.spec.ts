import { Arcade } from '../stage/arcade.ts';
import { told } from '../stage/matrix.ts';
import { Player } from '../stage/player.ts';
import { expect, test } from '../stage/test.ts';
import { around } from '../stage/texts.ts';

for (const brandId of told('mekong', 'padma')) {
  test.describe(`the lobby of ${brandId}`, () => {
    test.use({ brandId });

    // A visitor finds games by name too (visitor.spec.ts).
    test(
      'finds a game of any category by a part of its name, from any page, and Back leads out again',
      { tag: '@matrix' },
      async ({ page, site }) => {
        const player = new Player(page, site);
        const { say } = player;
        await player.open('/fish');
        const wanted = await page.getByRole('article').nth(1).getByRole('heading').innerText();
        await player.open(site.phone ? '/' : '/rng');
        const field = page.getByRole('searchbox', { name: say('Find any game') });
        await field.click();
        await expect(page).toHaveURL(`${site.origin}/?search=`);
        await expect(page.getByRole('heading', { name: say('Hot games') })).toBeVisible();
        await field.pressSequentially(wanted.slice(0, 12).trim(), { delay: 20 });
        await expect(page).toHaveURL(/\?search=./);
        await expect(page.getByRole('article', { name: wanted, exact: true })).toBeVisible();
        await expect(field).toBeFocused();
        await field.press('Enter');

        await page.reload();
        await player.live();
        await expect(page.getByRole('article', { name: wanted, exact: true })).toBeVisible();
        await field.fill('no game has this name');
        await expect(page.getByText(say('No games found'))).toBeVisible();
        await player.button('Clear the search').click();
        const searches = page.getByRole('group', { name: say('Recent searches') });
        await expect(searches.getByRole('button', { name: wanted.slice(0, 12).trim() })).toBeVisible();
        await page.goBack();
        await expect(page).toHaveURL(site.origin + (site.phone ? '/' : '/rng'));
      },
    );

    test('goes to a vendor’s games, sorts them, and is where it was when it comes back', { tag: '@matrix' }, async ({ page, site }) => {
      const player = new Player(page, site);
      const { say } = player;
      await player.open('/');
      await page
        .getByRole('region', { name: say('By provider') })
        .getByRole('link')
        .nth(1)
        .click();
      await expect(page).toHaveURL(/vassalage=/);
      await expect(page.getByRole('list', { name: say('Providers') }).getByRole('button', { pressed: true })).not.toHaveText(
        around(say('All providers')),
      );
      await player.open('/rng');
      await page.getByRole('combobox', { name: say('Order') }).selectOption({ label: say('By name') });
      await expect(page).toHaveURL(/sort=NAME/);
      const names = () => page.getByRole('article').getByRole('heading').allInnerTexts();
      await expect.poll(async () => isSorted(await names(), site.tag)).toBe(true);

      await player.button('Load more').click();
      await expect.poll(() => page.getByRole('article').count()).toBeGreaterThan(20);
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
      const before = await page.evaluate(() => scrollY);
      expect(before).toBeGreaterThan(200);
      await page.getByRole('banner').getByRole('link', { name: site.brand.name }).click();
      await expect(page).toHaveURL(`${site.origin}/`);
      await page.goBack();
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 60);
    });

    test(
      'begins with what the member played last',
      { tag: brandId === 'mekong' ? '@matrix' : ['@matrix', '@once'] },
      async ({ page, site }) => {
        const player = new Player(page, site);
        const { say } = player;
        const arcade = new Arcade(page, site.language);
        await player.open('/');
        await player.logInAsDemo();
        await player.gameButton('Play').click();
        await arcade.ready();
        await player.button('Close the game').click();
        const recent = page.getByRole('list', { name: say('Continue playing') });
        await expect(player.gameButton('Play', recent)).toHaveCount(1);
        await page.addInitScript(watchFirstFrames);
        await page.reload();
        await player.live();
        await player.expectLoggedIn();
        await expect(recent).toBeVisible();
        // The page was a member's from its first frame, and nothing in it moved.
        await expect(player.balance).toBeVisible();
        expect(await page.evaluate(() => globalThis.firstFrames)).toEqual({ guest: false, moved: [] });
        await player.logOut();
        await expect(recent).toBeHidden();
      },
    );

    test.describe('with motion', () => {
      test.use({ contextOptions: { reducedMotion: 'no-preference' } });

      test('is in its own colours wherever one looks first: nothing fades to them in sight', { tag: '@matrix' }, async ({ page, site }) => {
        await new Player(page, site).open('/');
        const fading = await page.evaluate(() => {
          // Reading a style makes the browser compute it, as scrolling there does.
          for (const control of document.querySelectorAll('main :is(a, button)')) void getComputedStyle(control).backgroundColor;
          const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
          return transitions.flatMap(({ effect }) => {
            const target = effect instanceof KeyframeEffect ? effect.target : null;
            return target?.closest('main section') ? [target.outerHTML.slice(0, 120)] : [];
          });
        });
        expect(fading).toEqual([]);
      });
    });

    test('shows the promotions, each with its terms', { tag: '@matrix' }, async ({ page, site }) => {
      const player = new Player(page, site);
      await player.open('/');
      const places = site.phone
        ? page.getByRole('navigation', { name: player.say('Main navigation') })
        : page.getByRole('navigation', { name: player.say('Side menu') });
      await places.getByRole('link', { name: player.say('Promotions') }).click();
      await expect(page).toHaveURL(/\/promotions$/);
      await expect(page.getByRole('heading', { level: 1, name: player.say('Promotions') })).toBeVisible();
      const offers = page.getByRole('article');
      await expect.poll(() => offers.count()).toBeGreaterThan(1);
      await expect(offers.first()).toContainText(player.say('Terms'));
      await offers.last().getByRole('link').click();
      await expect(page).toHaveURL(/\/rng\?sort=NEW$/);
    });
  });
}

test(
  'by the thumb: every place of the bottom bar; a guest is asked to log in where it needs a member, and then goes on',
  { tag: '@phone' },
  async ({ page, site }) => {
    const player = new Player(page, site);
    const { say } = player;
    await player.open('/');
    const bar = page.getByRole('navigation', { name: say('Main navigation') });
    await expect(bar.getByRole('link')).toHaveCount(5);
    await bar.getByRole('link', { name: say('Games') }).click();
    await expect(page).toHaveURL(/\/rng$/);
    await expect(bar.getByRole('link', { name: say('Games') })).toHaveAttribute('aria-current', 'page');
    await bar.getByRole('link', { name: say('Deposit') }).click();
    await expect(player.dialog('Log in')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(player.dialog('Log in')).toBeHidden();
    await bar.getByRole('link', { name: say('Account') }).click();
    const { username, password } = (await import('../stage/demo-account.ts')).demoAccountOf(site.brand.id);
    await player.enterCredentials(username, password);
    await expect(page).toHaveURL(/\/member$/);
  },
);

test(
  'the side menu shrinks to its icons and stays so, and nothing moves when the page comes to life',
  { tag: ['@once', '@matrix'] },
  async ({ page, site }) => {
    const player = new Player(page, site);
    const { say } = player;
    await player.open('/');
    const menu = page.getByRole('navigation', { name: say('Side menu') });
    const width = () => menu.evaluate((element) => element.getBoundingClientRect().width);
    expect(await width()).toBeGreaterThan(200);
    await player.button('Collapse the menu').click();
    await page.mouse.move(700, 500);
    await expect.poll(width).toBeLessThan(80);
    await page.goto(`${site.origin}/`, { waitUntil: 'domcontentloaded' });
    expect(await width()).toBeLessThan(80);
    await player.live();
    await expect(player.button('Expand the menu')).toHaveAttribute('aria-expanded', 'false');
    await menu.hover();
    await expect.poll(width).toBeGreaterThan(200);
    await menu.getByRole('link', { name: say('Promotions') }).click();
    await expect(page).toHaveURL(/\/promotions$/);
  },
);

function isSorted(names: readonly string[], tag: string): boolean {
  const { compare } = new Intl.Collator(tag);
  return names.length > 1 && names.every((name, place) => place === 0 || compare(names[place - 1]!, name) <= 0);
}

declare global {
  /** What was seen since the page started: a guest's header, and what moved (layout instability). */
  var firstFrames: { guest: boolean; moved: string[] } | undefined;
}

/** Runs in the page before any of its own code. */
function watchFirstFrames(): void {
  const seen: typeof firstFrames = { guest: false, moved: [] };
  globalThis.firstFrames = seen;
  interface LayoutShift extends PerformanceEntry {
    value: number;
    sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
  }
  new PerformanceObserver((list) => {
    // TypeScript's library does not know these entries.
    for (const { value, sources } of list.getEntries() as LayoutShift[]) {
      if (value < 0.001) continue;
      const place = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ');
      for (const { node, previousRect, currentRect } of sources) {
        const [from, to] = [place(previousRect), place(currentRect)];
        // Whatever fills the window before and after has moved only out of sight.
        if (from !== to) seen.moved.push(`${node instanceof Element ? node.outerHTML.slice(0, 80) : node?.nodeName}: ${from} to ${to}`);
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
  const look = () => {
    const buttons = [...document.querySelectorAll('header button')].filter((button) => button.checkVisibility());
    // The buttons of a member's header have no text.
    seen.guest ||= buttons.some((button) => button.textContent.trim() !== '' && !button.hasAttribute('aria-label'));
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
