import { expect, type Locator } from '@playwright/test';
import { badDigits, badValues, everyBadValue, type BadValue } from './bad-values.ts';
import type { Player } from './player.ts';
import type { FormField } from './visitor-forms.ts';

/**
 * Types every bad value into all fields of a form, sends it, and checks that each wrong field says so to screen readers too, and keeps what
 * was typed.
 */
export async function expectBadValuesSaid(player: Player, form: Locator, send: string, fields: readonly FormField[]): Promise<void> {
  const at = (field: FormField) => player.field(field.label, form);
  for (const value of everyBadValue) {
    // A form with nothing wrong here would be sent.
    if (fields.every(({ right }) => right.includes(value))) continue;
    for (const field of fields) if (!isDate(field)) await type(at(field), valueFor(field, value));
    await form.getByRole('button', { name: player.say(send), exact: true }).click();
    for (const field of fields) {
      const wrong = !field.right.includes(value);
      if (!wrong || (isDate(field) && value !== 'empty')) continue;
      await expect(await said(player, at(field)), `${field.label}, ${value}`).toBeVisible();
      if (!isDate(field) && !field.digits) await expect(at(field), `${field.label}, ${value}`).toHaveValue(typed(field, value));
    }
  }
}

/** Replaces what is there: a code field puts the cursor at its end on focus. */
export async function type(field: Locator, text: string): Promise<void> {
  const { keyboard } = field.page();
  await field.focus();
  await keyboard.press('ControlOrMeta+A');
  await keyboard.press('Delete');
  await keyboard.insertText(text);
}

export const isDate = ({ label }: FormField): boolean => label === 'Date of birth';

/** The message at a field: tied to it, in a role that screen readers announce. */
export async function said(player: Player, field: Locator): Promise<Locator> {
  const message = await player.messageAt(field);
  await expect(message).toHaveRole('alert');
  await expect(message).not.toBeEmpty();
  return message;
}

const valueFor = (field: FormField, value: BadValue) => (field.digits ? badDigits(value) : badValues[value]);

/** A single-line field accepts no line breaks, and an address field no spaces around it. */
function typed(field: FormField, value: BadValue): string {
  const text = valueFor(field, value);
  if (/e-mail/i.test(field.label)) return text.trim();
  return field.label === 'Captcha' ? text.slice(0, 16) : text;
}
