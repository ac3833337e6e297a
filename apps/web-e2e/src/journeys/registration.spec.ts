import type { Locator } from '@playwright/test';
import { told } from '../stage/matrix.ts';
import { operator } from '../stage/operator.ts';
import { codeSentTo } from '../stage/outbox.ts';
import { Player } from '../stage/player.ts';
import { fillRegistration, mobileNumberOf } from '../stage/register.ts';
import { tabTo } from '../stage/tab-to.ts';
import { expect, test } from '../stage/test.ts';
import { around } from '../stage/texts.ts';

const sendOf = (player: Player, form: Locator) => form.getByRole('button', { name: player.say('Register'), exact: true });

test.describe('by keyboard alone', () => {
  test.use({ brandId: 'padma', language: 'EN' });

  test('a guest who wanted to deposit registers, and is there', { tag: '@once' }, async ({ page, site }) => {
    const player = new Player(page, site);
    const { say } = player;
    await player.speak();
    await player.open('/member/depositv2');
    const logIn = player.dialog('Log in');
    await tabTo(player.button('Register', logIn));
    await page.keyboard.press('Enter');
    const dialog = player.dialog('Register');
    await expect(dialog).toBeVisible();
    for (const [label, text] of [
      ['Username', player.username],
      ['Password', player.password],
      ['Confirm password', player.password],
      ['Real name', 'Lotus Rahman'],
    ] as const) {
      await tabTo(player.field(label, dialog));
      await page.keyboard.type(text);
    }
    await tabTo(player.field('Date of birth', dialog));
    await page.keyboard.type('02281990');
    for (const consent of ['I am {minimumAge} years old or older.', 'I have read and accept the <0>terms and conditions</0>.']) {
      await tabTo(dialog.getByRole('checkbox', { name: around(say(consent)) }));
      await page.keyboard.press('Space');
    }
    await tabTo(sendOf(player, dialog));
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await player.expectLoggedIn();
    await expect(page).toHaveURL(/\/member\/depositv2$/);
  });
});

for (const wanted of told<{ brandId: string; language?: string }>({ brandId: 'meridian', language: 'AR' }, { brandId: 'padma' }))
  test.describe(`registering at ${wanted.brandId}, ${wanted.language ?? 'in its own language'}`, () => {
    test.use(wanted);

    test(
      'a number is taken in whatever form it is pasted; what was typed stays when another way is chosen and when the dialog is closed',
      { tag: '@matrix' },
      async ({ page, site }) => {
        const player = new Player(page, site);
        const { say } = player;
        const [country] = site.brand.dialingCodes;
        const number = mobileNumberOf(player);
        await player.speak();
        await player.open('/');
        await player.button('Register', player.header).click();
        const dialog = player.dialog('Register');
        await player.field('Password', dialog).fill(player.password);
        await dialog.getByRole('tab', { name: say('By mobile number') }).click();
        const panel = dialog.getByRole('tabpanel');
        const field = player.field('Mobile number', panel);
        await sendOf(player, panel).click();
        await expect(field, 'the first that is wrong').toBeFocused();
        for (const pasted of [
          `0${number}`,
          `${country!.code} (0) ${number.slice(0, 4)}-${number.slice(4)}`,
          `\u200F${country!.code}${number}\u200E`,
          `${country!.code.replace('+', '00')} ${number}`,
        ]) {
          await field.fill('');
          await field.fill(pasted);
          await expect(field, pasted).toHaveValue(number);
        }
        await expect(player.field('Password', panel)).toHaveValue(player.password);
        await player.button('Send code', panel).click();
        await expect(panel.getByText(say('We sent a code to your mobile number.'))).toBeVisible();

        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
        await player.button('Register', player.header).click();
        await dialog.getByRole('tab', { name: say('By mobile number') }).click();
        await expect(field).toHaveValue(number);
        await expect(player.field('Password', panel), 'a secret is typed again').toHaveValue('');

        await player.field('Verification code', panel).fill(await codeSentTo(number));
        await player.field('Password', panel).fill(player.password);
        await player.field('Confirm password', panel).fill(player.password);
        await player.field('Date of birth', panel).fill('1990-02-28');
        for (const box of await panel.getByRole('checkbox').all()) await box.check();
        await sendOf(player, panel).click();
        await expect(dialog).toBeHidden();
        await player.expectLoggedIn();
      },
    );

    test(
      'a code of the address that is good is taken along; one that is nobody’s is said beside it, and a typed one at its field',
      { tag: ['@once', '@matrix'] },
      async ({ page, site }) => {
        const player = new Player(page, site);
        const code = `F${Date.now().toString(36)}`.slice(0, 16).toUpperCase();
        await operator('affiliates', 'add', code, '--merchant', site.brand.merchantCode);
        await player.speak();
        const dialog = player.dialog('Register');
        const field = player.field('Invitation code', dialog);

        await player.open('/register?referralCode=NOBODYS');
        await expect(field).toHaveValue('NOBODYS');
        await expect(field).toHaveAccessibleDescription(player.say('Invalid invitation code.'));
        // Nothing has been done yet: the form starts from the beginning, with nothing marked wrong.
        await expect(player.field('Username', dialog)).toBeFocused();
        await expect(dialog.locator('[aria-invalid=true]')).toHaveCount(0);
        await fillRegistration(player, dialog);
        await field.fill('STILLNOT');
        await sendOf(player, dialog).click();
        await expect(await player.messageAt(field)).toHaveText(player.say('Invalid invitation code.'));
        await expect(player.field('Password', dialog)).toHaveValue(player.password);
        await expect(field).toBeFocused();

        await player.open(`/register?referralCode=${code}`);
        await expect(player.field('Username', dialog)).toBeVisible();
        await expect(field).toHaveCount(0);
        await fillRegistration(player, dialog);
        await sendOf(player, dialog).click();
        await expect(dialog).toBeHidden();
        await player.expectLoggedIn();
        expect(await operator('affiliates', 'list', '--merchant', site.brand.merchantCode)).toContainEqual(
          expect.objectContaining({ code, ended: null }),
        );
      },
    );
  });
