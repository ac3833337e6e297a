import { decideAtCashier } from '../stage/cashier.ts';
import { Arcade } from '../stage/arcade.ts';
import { operator } from '../stage/operator.ts';
import { Player } from '../stage/player.ts';
import { expect, expectNoSidewaysScroll, test } from '../stage/test.ts';
import { around } from '../stage/texts.ts';

interface Pending {
  id: string;
  member: string;
}

for (const { brandId, language, deposit, withdraw } of [
  { brandId: 'padma', language: undefined, deposit: '500.00', withdraw: '100.00' },
  { brandId: 'padma', language: 'EN', deposit: '500.00', withdraw: '100.00' },
  { brandId: 'mekong', language: undefined, deposit: '500000', withdraw: '100000' },
  { brandId: 'mekong', language: 'EN', deposit: '500000', withdraw: '100000' },
]) {
  test.describe(`a player on ${brandId} in ${language ?? 'its default language'}`, () => {
    test.use({ brandId, language });

    test('registers, deposits, plays, sees the record, withdraws and logs out', async ({ page, site }) => {
      test.setTimeout(240_000);
      const player = new Player(page, site);
      const { say } = player;

      await test.step('chooses the language, which survives a reload', async () => {
        await player.open('/');
        await player.chooseLanguage();
        await page.reload();
        await player.live();
        await expect(page.getByRole('banner').getByRole('button', { name: say('Register') })).toBeVisible();
        await expectNoSidewaysScroll(page);
      });

      await test.step('wants to play as a guest, and goes on to register', async () => {
        await player.open('/rng');
        await expectNoSidewaysScroll(page);
        await page.getByRole('button', { name: new RegExp(`^${say('Play')} `) }).first().click();
        const login = player.dialog('Log in');
        await expect(login).toBeVisible();
        await login.getByText(around(say('No account yet? <0>Register</0>'))).getByRole('button').click();
        await player.register();
      });

      await test.step('the game that was wanted opens by itself; the balance is 0.00', async () => {
        const arcade = new Arcade(page, site.language);
        await arcade.ready();
        await player.button('Close the game').click();
        await player.expectBalance('0');
      });

      await test.step('deposits at the sandbox cashier', async () => {
        await player.openMemberPage('Deposit');
        await player.field('Amount').fill(deposit);
        await player.button('Continue to payment').click();
        await decideAtCashier(page, site, 'approve');
        await player.expectBalance(deposit);
        await expect(page.getByText(around(say('Your deposit of {amount} has arrived.'))).first()).toBeVisible();
        await expectNoSidewaysScroll(page);
      });

      await test.step('plays until a round was won and one was lost; the balance follows', async () => {
        await player.open('/rng');
        const before = await player.balance.innerText();
        await page.getByRole('button', { name: new RegExp(`^${say('Play')} `) }).first().click();
        const arcade = new Arcade(page, site.language);
        await arcade.ready();
        const seen = { won: false, lost: false };
        for (let spins = 0; spins < 40 && !(seen.won && seen.lost); spins++) {
          if (await arcade.spin()) seen.won = true;
          else seen.lost = true;
        }
        expect(seen, 'won and lost').toEqual({ won: true, lost: true });
        await page.goBack();
        await expect(player.button('Close the game')).toBeHidden();
        await expect(player.balance).not.toHaveText(before);
      });

      await test.step('every round is in the betting record, and its outcome can be verified', async () => {
        await player.openMemberPage('Betting record');
        await expect(page.getByRole('row').nth(2)).toBeVisible();
        await expectNoSidewaysScroll(page);
        const verifier = page.waitForEvent('popup');
        await page.getByRole('button', { name: say('Verify the outcome') }).first().click();
        const beside = await verifier;
        await beside.waitForURL(/\/verify/);
        const verdict = new Arcade(page, site.language).texts.allMatches;
        await expect(beside.getByText(verdict).first()).toBeVisible();
        await beside.close();
      });

      await test.step('the account record shows the deposit, a bet and a win', async () => {
        await player.openMemberPage('Account record');
        for (const kind of ['Deposit', 'Bet', 'Win']) {
          await page.getByLabel(say('Kind')).selectOption({ label: say(kind) });
          await expect(page.getByRole('cell', { name: say(kind) }).first()).toBeVisible();
        }
        await expectNoSidewaysScroll(page);
      });

      await test.step('withdraws; an operator approves; the player hears of it and confirms', async () => {
        await player.openMemberPage('Withdraw');
        await player.field('Amount').fill(withdraw);
        await player.field('Account holder').fill('Lotus Rahman');
        await player.field('Bank or e-wallet').fill('Meghna Bank');
        await player.field('Account number').fill('0123 4567 89');
        const before = await player.balance.innerText();
        await player.button('Request withdrawal').click();
        await expect(player.balance).not.toHaveText(before);
        await expect(page.getByText(say('Being checked')).first()).toBeVisible();
        await expectNoSidewaysScroll(page);

        const pending = (await operator('withdrawals', 'list')) as Pending[];
        const mine = pending.find(({ member }) => member === player.username);
        expect(mine, JSON.stringify(pending)).toBeDefined();
        await operator('withdrawals', 'approve', mine!.id);
        await expect(page.getByRole('region', { name: say('Notifications') }).getByText(around(say('Your withdrawal of {amount} was approved. Please confirm when the money has arrived.'))).first()).toBeVisible();
        await player.button('I received it').click();
        await expect(page.getByText(say('Received'), { exact: true }).first()).toBeVisible();

        await player.openMemberPage('Messages');
        await page.getByText(say('Withdrawal approved')).click();
        await expect(page.getByText(around(say('Your withdrawal of {amount} was approved and paid. Please confirm when it has arrived.')))).toBeVisible();
        await expectNoSidewaysScroll(page);
      });

      await test.step('logs out; Back shows nothing of the account', async () => {
        const last = await player.balance.innerText();
        await page.getByRole('banner').getByRole('button', { name: around(say('Member menu')) }).click();
        await page.getByRole('menuitem', { name: say('Log out') }).click();
        await player.button('Log out', page.getByRole('dialog')).click();
        await expect(page.getByRole('banner').getByRole('button', { name: say('Log in') })).toBeVisible();
        await page.goBack();
        await expect(page.getByRole('banner').getByRole('button', { name: say('Log in') })).toBeVisible();
        await expect(page.getByText(last)).toHaveCount(0);
        await expect(page.getByText(player.username)).toHaveCount(0);
      });
    });
  });
}
