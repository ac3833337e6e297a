import { randomInt } from 'node:crypto';
import { expect, type Locator } from '@playwright/test';
import { captchaBetween, codeSentTo } from './outbox.ts';
import type { Player } from './player.ts';
import { around } from './texts.ts';

export const birthday = '1990-02-28';
export const realName = 'Lotus Rahman';

/** Opens a site in the journey's language and registers there, with the header's button. */
export async function becomeMember(player: Player): Promise<void> {
  await player.speak();
  await player.open();
  await player.button('Register', player.header).click();
  await register(player);
}

/** Fills in the fields of the open registration form by username, and sends it; the new member is logged in afterwards. */
export async function register(player: Player): Promise<void> {
  const dialog = player.dialog('Register');
  await fillRegistration(player, dialog);
  await dialog.getByRole('button', { name: player.say('Register'), exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** Fills in the open registration form without sending it. */
export async function fillRegistration(player: Player, dialog: Locator): Promise<void> {
  await player.field('Username', dialog).fill(player.username);
  await player.field('Password', dialog).fill(player.password);
  await player.field('Confirm password', dialog).fill(player.password);
  await fillIfAsked(player, dialog, 'Real name', realName);
  await fillIfAsked(player, dialog, 'E-mail', `${player.username}@example.com`);
  await fillIfAsked(player, dialog, 'Date of birth', birthday);
  await fillCaptcha(player, dialog);
  await acceptTerms(player, dialog);
}

/** Registers by mobile number in the open form: requests the code, reads it where it was sent, and enters it. Returns the number. */
export async function registerByMobile(player: Player, port?: number): Promise<string> {
  const number = mobileNumberOf(player);
  await sendMobileRegistration(player, number, (to) => codeSentTo(to, port));
  await expect(player.dialog('Register')).toBeHidden();
  return number;
}

/** The same with a number that may already belong to somebody, without checking the outcome. Returns the form. */
export async function sendMobileRegistration(player: Player, number: string, codeSent: (to: string) => Promise<string>): Promise<Locator> {
  const dialog = player.dialog('Register');
  await dialog.getByRole('tab', { name: player.say('By mobile number') }).click();
  const panel = dialog.getByRole('tabpanel');
  const send = player.button('Send code', panel);
  await expect(send, 'without a number').toBeDisabled();
  await player.field('Mobile number', panel).fill(number);
  await send.click();
  await expect(panel.getByText(player.say('We sent a code to your mobile number.'))).toBeVisible();
  await expect(player.button('Again in {secondsLeft} s', panel), 'while the countdown runs').toBeDisabled();
  await player.field('Verification code', panel).fill(await codeSent(number));
  await player.field('Password', panel).fill(player.password);
  await player.field('Confirm password', panel).fill(player.password);
  await fillIfAsked(player, panel, 'Date of birth', birthday);
  await acceptTerms(player, panel);
  await panel.getByRole('button', { name: player.say('Register'), exact: true }).click();
  return panel;
}

async function acceptTerms(player: Player, form: Locator): Promise<void> {
  await form.getByRole('checkbox', { name: around(player.say('I am {minimumAge} years old or older.')) }).check();
  await form.getByRole('checkbox', { name: around(player.say('I have read and accept the <0>terms and conditions</0>.')) }).check();
}

/**
 * Fills in the captcha if the form has one: its text is read from the outbox. Requests new pictures until it is certain whose text it is.
 */
export async function fillCaptcha(player: Player, dialog: Locator): Promise<void> {
  const field = player.field('Captcha', dialog);
  if (!(await field.isVisible())) return;
  await expect(async () => {
    const from = Date.now();
    const drawn = player.page.waitForResponse((answer) => answer.url().includes('aptcha') && answer.ok(), { timeout: 3_000 });
    await player.button('New picture', dialog).click();
    await drawn;
    const text = await captchaBetween(player.site.brand.name, from, Date.now());
    expect(text, 'the text of the picture').toBeDefined();
    await field.fill(text!);
  }).toPass({ intervals: [1_100] });
}

async function fillIfAsked(player: Player, form: Locator, label: string, value: string): Promise<void> {
  const field = player.field(label, form);
  if (await field.isVisible()) await field.fill(value);
}

/** A number in the brand's first country that nobody has yet. */
export function mobileNumberOf({ site }: Player): string {
  const digits = site.brand.dialingCodes[0]!.digits[0]!;
  return `17${String(randomInt(10 ** 8)).padStart(8, '0')}`.slice(0, digits).padEnd(digits, '0');
}
