import { deposit } from '../stage/cashier.ts';
import { comeAsMember } from '../stage/come-as-member.ts';
import { operator, pendingOf } from '../stage/operator.ts';
import { Player } from '../stage/player.ts';
import { expect, test } from '../stage/test.ts';
import { fillWithdrawal } from '../stage/withdrawal.ts';

test.use({ brandId: 'padma' });

test('a lost connection is said, what is asked meanwhile fails softly, and everything recovers by itself', async ({
  page,
  site,
  context,
}) => {
  const player = new Player(page, site);
  const { say } = player;
  await comeAsMember(player);
  await deposit(player, '500.00');
  await player.openMemberPage('Withdraw');
  await fillWithdrawal(player, '200');
  await player.button('Request withdrawal').click();
  await player.expectBalance('300.00');
  const [pending] = await pendingOf(player.username);

  const notice = page.getByText(say('You are offline. What you see may be out of date; we will carry on when you are back online.'));
  await context.setOffline(true);
  await expect(notice).toBeVisible();
  // The form is replaced by what became of the request; the account it was paid to is still filled in.
  await player.button('Another withdrawal').click();
  await player.field('Amount').fill('100');
  await player.button('Request withdrawal').click();
  await expect(
    page.getByRole('alert').filter({ hasText: say('The connection was lost. Please check your network and try again.') }),
  ).toBeVisible();
  await expect(player.field('Amount')).toHaveValue('100');
  await operator('withdrawals', 'reject', pending!.id, '--reason', 'Please try again');

  await context.setOffline(false);
  await expect(notice).toBeHidden();
  await player.expectBalance('500.00');
  await expect(page.getByText('Please try again')).toBeVisible();
  expect(await pendingOf(player.username), 'what failed is not sent later').toEqual([]);
});

test('a page that was wanted without a network comes by itself when it is back', { tag: '@matrix' }, async ({ page, site, context }) => {
  const player = new Player(page, site);
  await player.open('/');
  await context.setOffline(true);
  await page
    .getByRole('navigation', { name: player.say('Side menu') })
    .getByRole('link')
    .nth(1)
    .click();
  await expect(
    page.getByText(player.say('You are offline. What you see may be out of date; we will carry on when you are back online.')),
  ).toBeVisible();
  await context.setOffline(false);
  await expect(player.gameButton('Play')).toBeVisible();
  await expect(page).toHaveURL(/\/rng$/);
});
