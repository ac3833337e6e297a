import { expectClean } from '../stage/clean.ts';
import { comeAsMember } from '../stage/come-as-member.ts';
import { contactsOf } from '../stage/contacts.ts';
import { playerElsewhere } from '../stage/elsewhere.ts';
import { codeMailedTo, codeSentTo } from '../stage/outbox.ts';
import { Player } from '../stage/player.ts';
import { otherThan } from '../stage/sent-codes.ts';
import { expect, test } from '../stage/test.ts';
import { around } from '../stage/texts.ts';

test.describe('a member of a site that looks at networks', () => {
  test.use({ brandId: 'mekong' });

  test('confirms an address by the advice of the security centre, and a log-in from elsewhere asks for it; after three wrong codes that starts over', async ({
    page,
    site,
    browser,
  }) => {
    const player = new Player(page, site);
    const { say } = player;
    const address = `${player.username}.new@example.com`;
    await comeAsMember(player, 'My account');
    const advice = page.getByRole('region', { name: say('How safe is your account?') });
    await expect(advice.getByText(say('Your e-mail address is not confirmed'))).toBeVisible();
    await expect(advice.getByText(say('No payment password'))).toBeVisible();
    await expectClean(page);

    await player.button('Confirm the e-mail address', advice).click();
    const dialog = player.dialog('Change your e-mail address');
    const [email, code] = [player.field('New e-mail address', dialog), player.field('Verification code', dialog)];
    await email.fill('not an address');
    await expect(player.button('Send code', dialog)).toBeDisabled();
    await email.fill(address);
    await player.button('Send code', dialog).click();
    await expect(dialog.getByText(say('We sent a code to this address.'))).toBeVisible();
    const sent = await codeMailedTo(address);
    await code.fill(otherThan(sent));
    await player.button('Save', dialog).click();
    await expect(await player.messageAt(code)).toHaveText(say('Please enter a valid verification code.'));
    await expectClean(page);
    await code.fill(sent);
    await player.button('Save', dialog).click();
    await expect(dialog).toBeHidden();
    await expect(player.toasts.getByText(say('Your e-mail address is saved.'))).toBeVisible();
    await expect(contactsOf(player).getByText(around(say('<0>{shown}</0> is confirmed.')))).toBeVisible();
    await expect(page.getByText(address)).toHaveCount(0);
    await expect(advice.getByText(say('Your e-mail address is not confirmed'))).toHaveCount(0);

    const there = await playerElsewhere(browser, site, '203.0.113.9');
    await there.open();
    await there.button('Log in', there.header).click();
    await there.enterCredentials(player.username, player.password);
    const step = there.dialog('Confirm that it is you');
    await expect(
      step.getByText(say('You have not logged in from this network before. We are sending you a code to make sure it is you.')),
    ).toBeFocused();
    await expectClean(there.page);

    await there.button('Back to log-in', step).click();
    await expect(there.dialog('Log in')).toBeVisible();
    await there.enterCredentials(player.username, player.password);
    const proof = there.field('Verification code', step);
    for (let wrong = 1; wrong < 3; wrong++) {
      await proof.fill('000000');
      await expect(await there.messageAt(proof)).toBeVisible();
      await expect(proof).toHaveValue('');
    }
    await proof.fill('000000');
    await expect(
      there.dialog('Log in').getByText(say('The confirmation timed out, or too many wrong codes were entered. Please log in again.')),
    ).toBeVisible();
    await there.page.context().close();
  });
});

test.describe('a member in Bengali', () => {
  test.use({ brandId: 'padma' });

  test('adds a mobile number, and sees it masked', async ({ page, site }) => {
    const player = new Player(page, site);
    const { say } = player;
    const number = `17${String(Date.now()).slice(-8)}`;
    await comeAsMember(player, 'My account');
    await player.button('Add a mobile number', contactsOf(player)).click();
    const dialog = player.dialog('Add a mobile number');
    await player.field('New mobile number', dialog).fill(number);
    await player.button('Send code', dialog).click();
    await player.field('Verification code', dialog).fill(await codeSentTo(number));
    await player.button('Save', dialog).click();
    await expect(dialog).toBeHidden();
    await expect(contactsOf(player).getByText(`•••••• ${number.slice(-3)}`)).toBeVisible();
    await expect(page.getByText(number)).toHaveCount(0);
    await player.openMemberPage('Messages');
    await expect(page.getByText(say('Mobile number changed'), { exact: true })).toBeVisible();
  });
});
