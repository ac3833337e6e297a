// Security D05 (docs/security.md).
import { expectBadValuesSaid, isDate, said, type } from '../stage/bad-input.ts';
import { everyBadValue } from '../stage/bad-values.ts';
import { contactsOf } from '../stage/contacts.ts';
import { told } from '../stage/matrix.ts';
import { Player } from '../stage/player.ts';
import { comeAsMember } from '../stage/come-as-member.ts';
import { expect, test } from '../stage/test.ts';
import { around, textsOf } from '../stage/texts.ts';
import { formOf, openDialog, visitorForms, type FormField, type VisitorForm } from '../stage/visitor-forms.ts';

test.use({ brandId: 'meridian', language: 'EN' });

for (const title of told<VisitorForm['dialog']>('Register', 'Log in', 'Forgot password?')) {
  const forms = visitorForms.filter(({ dialog }) => dialog === title);
  const names = forms.map(({ name }) => name).join(', ');
  test(`${names}: whatever is typed, what is wrong is said at its field, aloud, and in the language that is chosen then; nothing is lost`, async ({
    page,
    site,
  }) => {
    const english = new Player(page, site);
    const arabic = new Player(page, { ...site, language: 'AR', tag: 'ar', say: textsOf('meridian', 'ar') });
    await openDialog(english, title);
    for (const visited of forms) {
      const { send, fields } = visited;
      const form = await formOf(english, visited);
      const at = (field: FormField) => english.field(field.label, form);
      await expectBadValuesSaid(english, form, send, fields);

      const first = fields.find((field) => !isDate(field) && !field.right.includes('empty'))!;
      await type(at(first), '');
      await form.getByRole('button', { name: english.say(send), exact: true }).click();
      const before = await (await said(english, at(first))).innerText();
      await choose(english, title, 'AR');
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      const message = await arabic.messageAt(arabic.field(first.label, arabic.dialog(title)));
      await expect(message).toHaveText(around(arabic.say(before)));
      expect(await message.innerText()).not.toBe(before);
      await choose(arabic, title, 'EN');
      await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
    }
  });
}

async function choose(player: Player, dialog: string, language: string): Promise<void> {
  await player
    .dialog(dialog)
    .getByRole('combobox', { name: player.say('Language') })
    .selectOption(language);
}

const code: FormField = { label: 'Verification code', right: ['long', 'huge'], digits: true };
const repeated: FormField = { label: 'Repeat the new password', right: everyBadValue };

test('the forms of a member: whatever is typed, what is wrong is said at its field, aloud; nothing is lost', async ({ page, site }) => {
  const player = new Player(page, site);
  await comeAsMember(player, 'My account');
  const forms: readonly [open: () => Promise<void>, title: string, send: string, fields: readonly FormField[]][] = [
    [
      () => player.button('Change password').click(),
      'Change password',
      'Change password',
      [{ label: 'New password', right: [] }, repeated],
    ],
    [
      () => player.button('Set a payment password').last().click(),
      'Set a payment password',
      'Save',
      // Eight letters of any script are a payment password.
      [{ label: 'New payment password', right: ['script'] }, repeated],
    ],
    [
      () => player.button('Confirm the e-mail address', contactsOf(player)).click(),
      'Change your e-mail address',
      'Save',
      [{ label: 'New e-mail address', right: [] }, code],
    ],
    [
      () => player.button('Add a mobile number', contactsOf(player)).click(),
      'Add a mobile number',
      'Save',
      [{ label: 'New mobile number', right: [], digits: true }, code],
    ],
  ];
  for (const [open, title, send, fields] of forms) {
    await open();
    const dialog = player.dialog(title);
    await expectBadValuesSaid(player, dialog, send, fields);
    await player.button('Close', dialog).click();
    await expect(dialog).toBeHidden();
  }
});
