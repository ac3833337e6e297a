import { deposit } from '../stage/cashier.ts';
import { comeAsMember } from '../stage/come-as-member.ts';
import { operator, pendingOf } from '../stage/operator.ts';
import { Player } from '../stage/player.ts';
import { fillCaptcha, fillRegistration } from '../stage/register.ts';
import { expect, test } from '../stage/test.ts';
import { around, textsOf } from '../stage/texts.ts';
import { accountNumber, fillWithdrawal } from '../stage/withdrawal.ts';

test.use({ brandId: 'padma' });

test('log in: a wrong password is said, the name stays, and the focus is where to go on; five wrong ones lock', async ({ page, site }) => {
  const player = new Player(page, site);
  const { say } = player;
  await player.open('/login');
  const dialog = player.dialog('Log in');
  const said = (english: string) => dialog.getByRole('alert').filter({ hasText: say(english) });
  // Unknown names are answered, and locked, like all others.
  for (let tries = 1; tries <= 5; tries++) {
    await fillCaptcha(player, dialog);
    const answered = page.waitForResponse((response) => response.url().endsWith('/login'));
    await player.enterCredentials(player.username, `wrong ${tries}`);
    await answered;
    await expect(said('Incorrect username or password.')).toBeVisible();
    await expect(player.field('Username', dialog)).toHaveValue(player.username);
    await expect(player.field('Password', dialog)).toBeFocused();
    await expect(player.field('Captcha', dialog)).toBeVisible({ visible: tries >= 3 });
  }
  await fillCaptcha(player, dialog);
  await player.enterCredentials(player.username, 'wrong again');
  await expect(said('Too many wrong tries. Please try again after 5 minutes.')).toBeVisible();
  // The remaining time comes from the gateway, and counts down.
  const left = dialog.getByRole('timer');
  await expect(left).toHaveText(/^\p{Nd}:\p{Nd}{2}$/u);
  const first = await left.innerText();
  await expect(left).not.toHaveText(first);
});

test('register: every required field says that it is empty; a name that is taken and a password that everybody knows are said at their fields, and what was typed stays', async ({
  page,
  site,
}) => {
  const player = new Player(page, site);
  const { say } = player;
  await player.open('/register');
  const dialog = player.dialog('Register');
  const send = dialog.getByRole('button', { name: say('Register'), exact: true });
  await send.click();
  for (const label of ['Username', 'Password', 'Confirm password', 'Real name', 'Date of birth'])
    await expect(await player.messageAt(player.field(label, dialog)), label).toHaveText(say('Input cannot be empty.'));
  await expect(dialog.getByText(say('Please accept the terms first.'))).toBeVisible();
  await expect(player.field('Username', dialog)).toBeFocused();

  await fillRegistration(player, dialog);
  const [username, password] = [player.field('Username', dialog), player.field('Password', dialog)];

  await username.fill('demo');
  await send.click();
  await expect(await player.messageAt(username)).toHaveText(say('This username is already taken.'));
  await expect(username).toBeFocused();
  await expect(username).toHaveValue('demo');

  await username.fill(player.username);
  await password.fill('password123');
  await player.field('Confirm password', dialog).fill('password123');
  await send.click();
  await expect(await player.messageAt(password)).toHaveText(say('This password is too easy to guess. Please choose another one.'));
  await expect(password).toBeFocused();
  await expect(player.field('Real name', dialog)).not.toHaveValue('');
});

test('deposit: amounts that cannot be are said at the field, and what was typed stays; declined and abandoned payments bring nothing', async ({
  page,
  site,
}) => {
  const player = new Player(page, site);
  const { say } = player;
  await comeAsMember(player, 'Deposit');
  const amount = player.field('Amount');
  const { min, max } = site.brand.limits.deposit;
  const range = say('Please enter an amount from {min} to {max}.').replace('{min}', player.money(min)).replace('{max}', player.money(max));
  for (const [typed, message] of [
    ['0', say('Please enter an amount such as 100.00.')],
    ['1.50', range],
    ['9999999', range],
    ['', say('Please enter an amount such as 100.00.')],
  ] as const) {
    await amount.fill(typed);
    await player.button('Continue to payment').click();
    await expect(await player.messageAt(amount)).toHaveText(message);
    await expect.poll(async () => (await amount.inputValue()).replaceAll(',', ''), 'apart from separators').toBe(typed);
    await expect(amount).toBeFocused();
  }
  const english = new Player(page, { ...site, language: 'EN', tag: 'en', say: textsOf(site.brand.id, 'en') });
  const choose = async (speaker: Player, language: string) =>
    (await speaker.openSideMenu()).getByRole('combobox', { name: speaker.say('Language') }).selectOption(language);
  await choose(player, 'EN');
  await expect(await english.messageAt(english.field('Amount')), 'in the language that is chosen then').toHaveText(
    'Please enter an amount such as 100.00.',
  );
  await choose(english, site.language);

  await amount.fill('100.559');
  await expect(amount, 'more decimals than the currency has').toHaveValue('100.55');

  await deposit(player, '200.00', 'decline');
  await expect(page.getByText(around(say('Your deposit of {amount} failed. No money was taken.')))).toBeVisible();
  await player.expectBalance('0');
  await deposit(player, '200.00', 'abandon');
  await expect(page.getByText(around(say('Your deposit of {amount} is waiting for your payment.')))).toBeVisible();
  await player.expectBalance('0');
});

test('withdraw: not more than there is; a double press asks once; two at once never take more than there is', async ({
  page,
  site,
  context,
}) => {
  const player = new Player(page, site);
  const { say } = player;
  await comeAsMember(player);
  await deposit(player, '500.00');
  await player.expectBalance('500.00');

  await player.openMemberPage('Withdraw');
  await player.button('Request withdrawal').click();
  await expect(player.field('Amount'), 'the first of several that are wrong').toBeFocused();
  await player.button('Account number', page.getByRole('alert')).click();
  await expect(player.field('Account number')).toBeFocused();
  await fillWithdrawal(player, '500.01');
  await player.button('Request withdrawal').click();
  await expect(await player.messageAt(player.field('Amount'))).toHaveText(say('Your balance is not enough for this.'));
  await expect(player.field('Account number')).toHaveValue(accountNumber);

  await player.field('Amount').fill('100');
  await player.button('Request withdrawal').dblclick();
  await expect(player.button('Another withdrawal')).toBeVisible();
  await player.expectBalance('400.00');
  expect(await pendingOf(player.username)).toHaveLength(1);

  // Two tabs that both see 400.00 and each ask for 300.00.
  const other = new Player(await context.newPage(), site);
  await other.open('/member/withdraw');
  await Promise.all([fillWithdrawal(player, '300'), fillWithdrawal(other, '300')]);
  await Promise.all([player.button('Request withdrawal').click(), other.button('Request withdrawal').click()]);
  await player.expectBalance('100.00');
  await other.expectBalance('100.00');
  const refused = (tab: Player) => tab.page.getByText(say('Your balance is not enough for this.'));
  await expect.poll(async () => (await refused(player).count()) + (await refused(other).count())).toBe(1);
  const pending = await pendingOf(player.username);
  expect(pending.map(({ amount }) => Number(amount)).sort()).toEqual([100, 300]);

  await operator('withdrawals', 'reject', pending[0]!.id, '--reason', 'The account number is not right');
  await expect(
    player.toasts.getByText(around(say('Your withdrawal of {amount} was rejected. The money is back in your balance.'))),
  ).toBeVisible();
  await expect(page.getByText('The account number is not right')).toBeVisible();
  await player.expectBalance(String(100 + Number(pending[0]!.amount)));
});
