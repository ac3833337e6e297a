import { comeAsMember } from '../stage/come-as-member.ts';
import { Player } from '../stage/player.ts';
import { becomeMember } from '../stage/register.ts';
import { expect, test } from '../stage/test.ts';

test.use({ brandId: 'padma' });

test(
  'A09: the session is a cookie that no script sees, and stands nowhere else; what the log-in form sends can be read by nobody on the way',
  { tag: '@once' },
  async ({ page, site, context }) => {
    const player = new Player(page, site);
    const addresses: string[] = [];
    let bodies: string[] = [];
    page.on('request', (request) => {
      addresses.push(request.url(), request.headers()['referer'] ?? '');
      bodies.push(request.postData() ?? '');
    });
    await becomeMember(player);
    const session = (await context.cookies(site.origin)).find(({ name }) => name === '__Host-sid');
    expect(session).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Strict', path: '/', domain: site.brand.domains[0] });

    const seen = await page.evaluate(() =>
      JSON.stringify([document.cookie, { ...localStorage }, { ...sessionStorage }, location.href, document.documentElement.outerHTML]),
    );
    expect(seen).not.toContain(session!.value);
    expect(seen).not.toContain(player.password);
    expect(addresses.filter((address) => address.includes(session!.value) || address.includes(player.username))).toEqual([]);

    await player.logOut();
    bodies = [];
    await player.logIn();
    expect(bodies.join().length).toBeGreaterThan(0);
    expect(bodies.filter((body) => body.includes(player.password) || body.includes(player.username))).toEqual([]);
  },
);

test('A11: logging out in one tab empties the others; the old session is worth nothing', async ({ page, site, context, playwright }) => {
  const player = new Player(page, site);
  await comeAsMember(player, 'Withdraw');
  const session = (await context.cookies(site.origin)).find(({ name }) => name === '__Host-sid')!;
  const other = new Player(await context.newPage(), site);
  await other.open('/');
  await other.expectLoggedIn();
  await other.logOut();
  await player.expectLoggedOut();
  await expect(page.getByRole('heading', { name: player.say('Withdraw') })).toHaveCount(0);

  const stranger = await playwright.request.newContext({
    extraHTTPHeaders: { cookie: `__Host-sid=${session.value}`, host: new URL(site.origin).host },
  });
  const answer = await stranger.get(`http://127.0.0.1:${process.env['JOURNEYS_PORT']}/wps/member/info`);
  expect(answer.status()).toBe(401);
  await stranger.dispose();
});
