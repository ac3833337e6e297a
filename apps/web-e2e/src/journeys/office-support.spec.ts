import { expectClean } from '../stage/clean.ts';
import { operator, twoOperators } from '../stage/operator.ts';
import { Player } from '../stage/player.ts';
import { registerByMobile } from '../stage/register.ts';
import { expect, test } from '../stage/test.ts';
import { withVirtualAuthenticator } from '../stage/virtual-authenticator.ts';

test.use({ brandId: 'padma' });

test(
  'support finds a member by a mobile number, logs them out, writes a note, and reveals the number for a reason that the audit log keeps',
  { tag: '@once' },
  async ({ page, site }) => {
    const player = new Player(page, site);
    await player.open('/register');
    const number = await registerByMobile(player);
    const name = `support-${Date.now().toString(36)}`;
    const { link } = (await twoOperators('operators', 'add', name, '--role', 'support')) as { link: string };

    const desk = await page.context().newPage();
    await desk.setViewportSize({ width: 1280, height: 900 });
    await withVirtualAuthenticator(desk);
    await desk.goto(link);
    await desk.getByRole('textbox', { name: 'Name of this passkey' }).fill('Support desk');
    await desk.getByRole('button', { name: 'Create a passkey' }).click();
    await expect(desk.getByRole('heading', { level: 1 }).first()).toBeVisible();

    await desk.keyboard.press('Control+k');
    await desk.keyboard.type(number);
    await expect(desk.getByRole('option', { name: /Mobile number/ })).toBeVisible();
    await desk.keyboard.press('Enter');
    await expect(desk.getByRole('tab', { name: 'Overview' })).toBeVisible();
    await expectClean(desk);
    const member = new URL(desk.url()).pathname.split('/').at(-1)!;

    await desk.getByRole('button', { name: 'End sessions' }).click();
    await desk.getByLabel('Why?').fill('The telephone was lost.');
    await desk.getByRole('dialog').getByRole('button', { name: 'End sessions' }).click();
    await expect(desk.getByText(/is logged out everywhere/)).toBeVisible();
    await player.open();
    await player.expectLoggedOut();

    await desk.getByRole('tab', { name: 'Notes' }).click();
    await desk.getByLabel('New note').fill('Lost the telephone, will call again.');
    await desk.getByRole('button', { name: 'Add note' }).click();
    await expect(desk.locator('p', { hasText: 'Lost the telephone, will call again.' })).toBeVisible();

    await desk.getByRole('tab', { name: 'Overview' }).click();
    const mobile = desk.locator('dl > div', { hasText: 'Mobile number' });
    await expect(mobile).not.toContainText(number);
    await mobile.getByRole('button', { name: 'Show' }).click();
    await desk.getByLabel('Why do you need it?').fill('To call back about the lost telephone.');
    await desk.getByRole('dialog').getByRole('button', { name: 'Show' }).click();
    await expect(mobile).toContainText(number);

    const told = (await operator('audit', 'list', '--event', 'member.revealed', '--actor', name)) as { subject: string; reason: string }[];
    expect(told).toMatchObject([{ subject: member, reason: 'To call back about the lost telephone.' }]);
  },
);
