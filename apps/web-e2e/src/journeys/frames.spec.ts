// Security D07, D08 (docs/security.md).
import { Arcade, arcadeOrigin } from '../stage/arcade.ts';
import { Player } from '../stage/player.ts';
import { expect, test } from '../stage/test.ts';

test.use({ brandId: 'padma' });

test('a game stands in a sandboxed frame of another origin, which cannot move the site; nothing else is listened to', async ({
  page,
  site,
}) => {
  const player = new Player(page, site);
  const arcade = new Arcade(page, site.language);
  await player.open('/rng');
  await player.gameButton('Free trial').click();
  await arcade.ready();
  await expect(arcade.element).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms allow-popups');
  await expect(arcade.element).toHaveAttribute('referrerpolicy', 'no-referrer');
  expect(arcadeOrigin()).not.toBe(site.origin);

  const inside = page.frames().find((frame) => frame.url().startsWith(arcadeOrigin()))!;
  const tried = await inside.evaluate((elsewhere) => {
    try {
      window.top!.location.href = elsewhere;
      return 'moved';
    } catch (error) {
      return (error as Error).name;
    }
  }, `${arcadeOrigin()}/verify`);
  expect(tried).toBe('SecurityError');
  expect(await inside.evaluate(() => document.referrer)).toBe('');
  await expect(page).toHaveURL(`${site.origin}/rng`);

  // Only messages from this frame count: not from the page itself, nor from another window of the same origin.
  await page.evaluate(() =>
    addEventListener('message', ({ data }) => Object.assign(globalThis, { heard: (data as { type: string }).type })),
  );

  await page.evaluate(() => postMessage({ type: 'parlour.close' }, '*'));
  await expect.poll(() => page.evaluate(() => (globalThis as { heard?: string }).heard)).toBe('parlour.close');
  await expect(arcade.spinButton).toBeVisible();

  const [beside] = await Promise.all([page.waitForEvent('popup'), page.evaluate((url) => void open(url), `${arcadeOrigin()}/verify`)]);
  await beside.waitForLoadState();
  await beside.evaluate(() => (opener as Window | null)?.postMessage({ type: 'parlour.error' }, '*'));
  await beside.close();
  await expect(arcade.spinButton).toBeVisible();

  // The same message from the frame itself counts.
  await inside.evaluate(() => parent.postMessage({ type: 'parlour.close' }, '*'));
  await expect(arcade.element).toHaveCount(0);
});

test('nobody else may frame the site or the game', { tag: '@matrix' }, async ({ page, site }) => {
  const home = await page.request.get(`http://127.0.0.1:${process.env['JOURNEYS_PORT']}/`, {
    headers: { host: new URL(site.origin).host },
  });
  expect(home.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
  const game = await page.request.get(`http://127.0.0.1:${Number(process.env['JOURNEYS_PORT']) + 1}/games/lotus-lanterns/`);
  const ancestors = /frame-ancestors ([^;]*)/.exec(game.headers()['content-security-policy']!)![1]!.split(' ');
  expect(ancestors).toEqual([`http://*.localhost:${process.env['JOURNEYS_PORT']}`]);
});
