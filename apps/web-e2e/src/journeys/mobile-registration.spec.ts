import { Player } from '../stage/player.ts';
import { registerByMobile } from '../stage/register.ts';
import { expect, test } from '../stage/test.ts';

test.use({ brandId: 'padma' });

test('a player registers by mobile number with the code that was sent', async ({ page, site }) => {
  const player = new Player(page, site);
  await player.open('/register');
  await registerByMobile(player);
  await player.expectLoggedIn();
  await player.expectBalance('0');
  await player.openMemberPage('Messages');
  await expect(page.getByText(player.say('Welcome!'), { exact: true })).toBeVisible();
});
