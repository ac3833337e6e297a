import type { Locator } from '@playwright/test';
import { badDigits, badValues, everyBadValue, type BadValue } from '../stage/bad-values.ts';
import { Player } from '../stage/player.ts';
import { expect, test } from '../stage/test.ts';
import { around, textsOf } from '../stage/texts.ts';
import { openForm, visitorForms, type FormField } from '../stage/visitor-forms.ts';

test.use({ brandId: 'meridian', language: 'EN' });

const valueFor = (field: FormField, value: BadValue) => (field.digits ? badDigits(value) : badValues[value]);

for (const visited of visitorForms) {
  const { name, dialog: title, send, fields } = visited;
  test(`${name}: whatever is typed, what is wrong is said at its field, aloud, and in the language that is chosen then; nothing is lost`, async ({
    page,
    site,
  }) => {
    test.setTimeout(240_000);
    const player = new Player(page, site);
    const form = await openForm(player, visited);
    const at = (field: FormField) => player.field(field.label, form);
    const press = () => form.getByRole('button', { name: player.say(send), exact: true }).click();

    for (const value of everyBadValue) {
      // A form of which nothing is wrong here would be sent.
      if (fields.every(({ right }) => right.includes(value))) continue;
      for (const field of fields) if (!isDate(field)) await type(at(field), valueFor(field, value));
      await press();
      for (const field of fields) {
        const wrong = !field.right.includes(value);
        if (!wrong || (isDate(field) && value !== 'empty')) continue;
        await expect(await said(player, at(field)), `${field.label}, ${value}`).toBeVisible();
        if (!isDate(field) && !field.digits) await expect(at(field), `${field.label}, ${value}`).toHaveValue(typed(field, value));
      }
    }

    const first = fields.find((field) => !isDate(field) && !field.right.includes('empty'))!;
    await type(at(first), '');
    await press();
    const english = await (await said(player, at(first))).innerText();
    const choice = player.dialog(title).getByRole('combobox', { name: player.say('Language') });
    await choice.selectOption('AR');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    const arabic = new Player(page, { ...site, language: 'AR', tag: 'ar', say: textsOf('meridian', 'ar') });
    const dialog = arabic.dialog(title);
    const message = await arabic.messageAt(arabic.field(first.label, dialog));
    await expect(message).toHaveText(around(arabic.say(english)));
    expect(await message.innerText()).not.toBe(english);
  });
}

/** In place of all that is there: a field of a code puts the cursor behind it when it gets the focus. */
async function type(field: Locator, text: string): Promise<void> {
  const { keyboard } = field.page();
  await field.focus();
  await keyboard.press('ControlOrMeta+A');
  await keyboard.press('Delete');
  await keyboard.insertText(text);
}

const isDate = ({ label }: FormField) => label === 'Date of birth';

/** A field of one line takes no line breaks, and one of an address no spaces around it. */
function typed(field: FormField, value: BadValue): string {
  const text = valueFor(field, value);
  if (field.label.startsWith('E-mail')) return text.trim();
  return field.label === 'Captcha' ? text.slice(0, 16) : text;
}

/** The message at a field: tied to it, in a role that screen readers announce. */
async function said(player: Player, field: Locator): Promise<Locator> {
  const message = await player.messageAt(field);
  await expect(message).toHaveRole('alert');
  await expect(message).not.toBeEmpty();
  return message;
}
