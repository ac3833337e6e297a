// Security D05 (docs/security.md), on top of what fields.spec.ts shows of a visitor's forms.
import { expectBadValuesSaid } from '../stage/bad-input.ts';
import { everyBadValue } from '../stage/bad-values.ts';
import { contactsOf } from '../stage/contacts.ts';
import { Player } from '../stage/player.ts';
import { comeAsMember } from '../stage/come-as-member.ts';
import { expect, test } from '../stage/test.ts';
import type { FormField } from '../stage/visitor-forms.ts';

test.use({ brandId: 'meridian', language: 'EN' });

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
      // Eight letters of any script make a payment password.
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
