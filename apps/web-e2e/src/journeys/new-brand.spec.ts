import { Arcade } from '../stage/arcade.ts';
import { deposit } from '../stage/cashier.ts';
import { Launch } from '../stage/new-brand.ts';
import { Player } from '../stage/player.ts';
import { becomeMember } from '../stage/register.ts';
import { expect, expectNoSidewaysScroll, test } from '../stage/test.ts';

const { JOURNEYS_PORT, JOURNEYS_DATA } = process.env;
const id = 'harbour';
let launch: Launch;

test.beforeAll(() => {
  launch = new Launch();
});
test.afterAll(async () => {
  await launch.close();
  // The next file of this worker uses the gateway of all journeys again.
  Object.assign(process.env, { JOURNEYS_PORT, JOURNEYS_DATA });
});

test('a brand is made from a name, checked, built and served; somebody registers on it, deposits and plays', async ({ page, viewport }) => {
  await test.step('nx g brand', async () => {
    const facts = ['--name=Harbour Lights', '--accent=#0f766e', '--currency=EUR', '--defaultLanguage=EN', '--languages=EN,VI'];
    const said = await launch.run('nx', 'g', 'brand', id, ...facts);
    expect(said).toMatch(/Next:[\s\S]*nx check harbour/);
    await expect(launch.run('nx', 'g', 'brand', id, ...facts), 'a second time').rejects.toThrow(/harbour is there already/);
  });

  await test.step('its check finds nothing to mend', async () => {
    await launch.run('node', 'tools/nx-brands/check.ts', id);
  });

  await test.step('it is built', async () => {
    await launch.run('node', 'tools/commands/build-brands.ts', id);
  });

  await test.step('the gateway makes the merchant and serves the site', async () => {
    await launch.start();
  });

  const player = new Player(page, launch.site(id, (viewport?.width ?? 0) < 768));

  await test.step('somebody opens it, and becomes a member', async () => {
    await becomeMember(player);
    await expect(page).toHaveTitle(/Harbour Lights/);
    await expect(player.header.getByRole('img', { name: 'Harbour Lights' }).first()).toBeVisible();
    await player.expectBalance('0');
    await expectNoSidewaysScroll(page);
  });

  await test.step('deposits', async () => {
    await deposit(player, '50.00');
    await player.expectBalance('50.00');
  });

  await test.step('plays', async () => {
    await player.open('/rng');
    await player.gameButton('Play').click();
    const arcade = new Arcade(page, 'EN');
    await arcade.ready();
    await arcade.spinUntilBalanceMoves();
  });
});
