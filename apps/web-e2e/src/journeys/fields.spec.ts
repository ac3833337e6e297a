// Security D05 (docs/security.md).
import { expectBadValuesSaid, isDate, said, type } from '../stage/bad-input.ts';
import { told } from '../stage/matrix.ts';
import { Player } from '../stage/player.ts';
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
