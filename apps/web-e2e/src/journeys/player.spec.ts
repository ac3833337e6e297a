import { Arcade } from '../stage/arcade.ts';
import { deposit as depositAt } from '../stage/cashier.ts';
import { hundredthsIn, sumOf, wholeRecord } from '../stage/records.ts';
import { told } from '../stage/matrix.ts';
import { operator, pendingOf } from '../stage/operator.ts';
import { Player } from '../stage/player.ts';
import { register } from '../stage/register.ts';
import { expect, expectNoSidewaysScroll, test } from '../stage/test.ts';
import { around } from '../stage/texts.ts';
import { fillWithdrawal } from '../stage/withdrawal.ts';

for (const { brandId, language, deposit, withdraw, once } of told<{
  brandId: string;
  language: string | undefined;
  deposit: string;
  withdraw: string;
  once?: '@once';
}>(
  { brandId: 'padma', language: undefined, deposit: '500.00', withdraw: '100.00' },
  // The other language of a brand: chosen on a phone in visitor.spec.
  { brandId: 'padma', language: 'EN', deposit: '500.00', withdraw: '100.00', once: '@once' },
  { brandId: 'mekong', language: undefined, deposit: '500000', withdraw: '100000' },
  // Right to left, and in a third currency.
  { brandId: 'meridian', language: 'AR', deposit: '500.00', withdraw: '100.00' },
)) {
  test.describe(`a player on ${brandId} in ${language ?? 'its default language'}`, () => {
    // Rounds with motion are covered by trial.spec; this plays many.
    test.use({ brandId, language });

    test('registers, deposits, plays, sees the record, withdraws and logs out', { tag: once ?? [] }, async ({ page, site }) => {
      const player = new Player(page, site);
      const { say } = player;
      const arcade = new Arcade(page, site.language);

      await test.step('chooses the language, which survives a reload', async () => {
        await player.open('/');
        await player.chooseLanguage();
        await page.reload();
        await player.live();
        await player.expectLoggedOut();
        await expectNoSidewaysScroll(page);
      });

      await test.step('wants to play as a guest, and goes on to register', async () => {
        await player.open('/rng');
        await expectNoSidewaysScroll(page);
        await player.gameButton('Play').click();
        await player
          .dialog('Log in')
          .getByText(around(say('No account yet? <0>Register</0>')))
          .getByRole('button')
          .click();
        await register(player);
      });

      await test.step('the game that was wanted opens by itself; the balance is 0.00', async () => {
        await arcade.ready();
        await player.button('Close the game').click();
        await player.expectBalance('0');
      });

      await test.step('gives it the heart, and finds it among the favourites and the games played last', async () => {
        const name = await player.gameButton('Play').locator('xpath=ancestor::article').getByRole('heading').innerText();
        const heart = page.getByRole('button', { name: `${say('Favourite')} ${name}`, exact: true });
        await heart.click();
        await expect(heart).toHaveAttribute('aria-pressed', 'true');
        for (const [path, english] of [
          ['/recent', 'Recently played'],
          ['/favorite', 'Favourites'],
        ] as const) {
          await player.open(path);
          await expect(page.getByRole('heading', { level: 1, name: say(english) })).toBeVisible();
          await expect(page.getByRole('main').getByRole('article', { name, exact: true })).toBeVisible();
          await expect(heart).toHaveAttribute('aria-pressed', 'true');
          await expectNoSidewaysScroll(page);
        }
        await heart.click();
        await expect(page.getByText(say('No favourites yet'))).toBeVisible();
      });

      await test.step('deposits at the sandbox cashier; the balance follows without a reload', async () => {
        await depositAt(player, deposit);
        await player.expectBalance(deposit);
        await expect(page.getByText(around(say('Your deposit of {amount} has arrived.'))).first()).toBeVisible();
        await expectNoSidewaysScroll(page);
      });

      const rounds = await test.step('plays until a round was won and one was lost; the balance follows without a reload', async () => {
        await player.open('/rng');
        await page.evaluate(() => Object.assign(globalThis, { notReloaded: true }));
        await player.gameButton('Play').click();
        await arcade.ready();
        const seen = { won: 0, lost: 0 };
        while (seen.won + seen.lost < 60 && (seen.won === 0 || seen.lost === 0)) {
          if (await arcade.spin()) seen.won++;
          else seen.lost++;
        }
        expect(seen.won, 'rounds won').toBeGreaterThan(0);
        expect(seen.lost, 'rounds lost').toBeGreaterThan(0);
        const left = await arcade.balance.innerText();
        await page.goBack();
        await expect(player.button('Close the game')).toBeHidden();
        // The amount, not its characters: the arcade joins currency and figure differently in right-to-left text.
        const amount = hundredthsIn(left, site.tag);
        await expect.poll(async () => hundredthsIn(await player.balance.innerText(), site.tag)).toBe(amount);
        expect(await page.evaluate(() => 'notReloaded' in globalThis)).toBe(true);
        return seen.won + seen.lost;
      });

      await test.step('every round is in the betting record, to the last cent, and its outcome can be verified', async () => {
        await player.openMemberPage('Betting record');
        await expectNoSidewaysScroll(page);
        const rows = await wholeRecord(player, ['Time', 'Round', 'Stake', 'Win']);
        expect(rows.length).toBeGreaterThanOrEqual(rounds);
        expect(new Set(rows.map((row) => row['Round'])).size).toBe(rows.length);
        for (const row of rows) {
          expect(row['Round']).toMatch(/^[\w-]{20,}$/);
          expect(row['Time']).toMatch(/\p{Nd}.*\p{Nd}/u);
          expect(hundredthsIn(row['Stake']!, site.tag)).toBeGreaterThan(0n);
        }
        const won = sumOf(rows, 'Win', site.tag) - sumOf(rows, 'Stake', site.tag);
        expect(hundredthsIn(await player.balance.innerText(), site.tag)).toBe(hundredthsIn(player.money(deposit), site.tag) + won);

        const verifier = page.waitForEvent('popup');
        await page
          .getByRole('button', { name: say('Verify the outcome') })
          .first()
          .click();
        const beside = await verifier;
        await expect(beside.getByText(arcade.texts.allMatches).first()).toBeVisible();
        await beside.close();
      });

      await test.step('the account record shows the deposit, every bet and every win, and adds up', async () => {
        await player.openMemberPage('Account record');
        for (const kind of ['Deposit', 'Bet', 'Win']) {
          await page.getByLabel(say('Kind')).selectOption({ label: say(kind) });
          await expect(page.getByRole('cell', { name: say(kind) }).first()).toBeVisible();
        }
        await page.getByLabel(say('Kind')).selectOption({ label: say('All kinds') });
        await expect(page.getByRole('cell', { name: say('Bet') }).first()).toBeVisible();
        const rows = await wholeRecord(player, ['Kind', 'Amount', 'Balance after']);
        expect(rows.filter((row) => row['Kind'] === say('Bet')).length).toBeGreaterThanOrEqual(rounds);
        expect(rows.filter((row) => row['Kind'] === say('Deposit'))).toHaveLength(1);
        const balance = hundredthsIn(await player.balance.innerText(), site.tag);
        expect(sumOf(rows, 'Amount', site.tag)).toBe(balance);
        expect(hundredthsIn(rows[0]!['Balance after']!, site.tag)).toBe(balance);
        await expectNoSidewaysScroll(page);
      });

      await test.step('withdraws; an operator approves; the player hears of it and confirms', async () => {
        await player.openMemberPage('Withdraw');
        const before = hundredthsIn(await player.balance.innerText(), site.tag);
        await fillWithdrawal(player, withdraw);
        await player.button('Request withdrawal').click();
        await expect(page.getByText(say('Being checked')).first()).toBeVisible();
        await expect
          .poll(async () => hundredthsIn(await player.balance.innerText(), site.tag))
          .toBe(before - hundredthsIn(player.money(withdraw), site.tag));
        await expectNoSidewaysScroll(page);

        const [mine, ...more] = await pendingOf(player.username);
        expect(more).toEqual([]);
        await operator('withdrawals', 'approve', mine!.id);
        const approved = around(say('Your withdrawal of {amount} was approved. Please confirm when the money has arrived.'));
        await expect(player.toasts.getByText(approved)).toBeVisible();
        await player.button('I received it').click();
        await expect(page.getByRole('cell', { name: say('Received') }).first()).toBeVisible();

        await player.openMemberPage('Messages');
        await page.getByText(say('Withdrawal approved'), { exact: true }).click();
        const message = around(say('Your withdrawal of {amount} was approved and paid. Please confirm when it has arrived.'));
        await expect(page.getByText(message)).toContainText(player.money(withdraw));
        await expectNoSidewaysScroll(page);
      });

      await test.step('logs out; Back shows nothing of the account', async () => {
        await expect(player.balance).toBeVisible();
        await player.logOut();
        await page.goBack();
        // Back leads to a page of the account, which asks to log in, over the home page.
        await expect(player.dialog('Log in')).toBeVisible();
        // Not the amount: by chance the public list of wins may contain the same one.
        await expect(player.balance).toHaveCount(0);
        await expect(page.getByText(player.username)).toHaveCount(0);
      });
    });
  });
}
