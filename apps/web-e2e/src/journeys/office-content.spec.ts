import { expect } from '@playwright/test';
import { expectClean } from '../stage/clean.ts';
import { test } from '../stage/own-office.ts';
import { Player } from '../stage/player.ts';
import { tabTo } from '../stage/tab-to.ts';

test.use({ brandId: 'padma' });

test(
  'a content editor moves a game by keyboard and marks it hot until Sunday; the lobby shows both without a build',
  { tag: '@once' },
  async ({ page, site, enter }) => {
    const player = new Player(page, site);
    const tiles = page.getByRole('article');
    const nameOf = (place: number) => tiles.nth(place).getByRole('heading').innerText();
    await player.openAndListen('/rng');
    const [first, second] = [await nameOf(0), await nameOf(1)];

    const { page: desk } = await enter('content');
    const { keyboard } = desk;
    await keyboard.press('g');
    await keyboard.press('g');
    await desk.getByRole('combobox', { name: 'Line', exact: true }).selectOption('Slots');
    const rows = desk.getByRole('grid', { name: 'Games' }).locator('[data-row]');
    const line = desk.getByRole('heading', { level: 1, name: /^Games \d+$/ });
    await expect(line).toBeVisible();
    await tabTo(rows.first());
    const moved = await rows.first().getByRole('gridcell').first().innerText();
    await keyboard.press('Alt+ArrowDown');
    await expect(desk.getByText(`${moved} is now number 2 of`)).toBeVisible();
    await expect(rows.nth(1)).toContainText(moved);
    await expect(rows.nth(1), 'the row goes with the focus').toBeFocused();
    await expectClean(desk);
    await expect.poll(() => nameOf(0), 'in the open lobby').toBe(second);
    expect(await nameOf(1)).toBe(first);

    await rows.nth(4).focus();
    const marked = await rows.nth(4).getByRole('gridcell').first().innerText();
    await keyboard.press('Enter');
    await expect(desk.getByRole('heading', { level: 1, name: marked })).toBeVisible();
    await desk.getByRole('tab', { name: 'Merchants' }).click();
    await desk.getByRole('button', { name: 'Mark as hot' }).click();
    await desk.getByLabel('Until').fill(sunday());
    await desk.getByRole('dialog').getByRole('button', { name: 'Mark', exact: true }).click();
    await expect(desk.getByText(`${marked} is hot at padma01.`)).toBeVisible();
    await expectClean(desk);
    await expect(tiles.nth(4).getByText(player.say('Hot'), { exact: true })).toBeVisible();
  },
);

test(
  'a vendor’s list of 3,000 games is checked, shown with reasons, proposed, approved by another, and played without a build',
  { tag: '@once' },
  async ({ page, site, enter }) => {
    const games = Array.from({ length: 2997 }, (_, index) => ({ code: `wheel-${index}`, name: `Monsoon Wheel ${index}`, line: 'RNG' }));
    const list = [
      { code: 'saffron-stripes', name: 'Saffron Stripes', line: 'RNG', rtp: '94.10' },
      ...games,
      { code: 'nameless', name: '', line: 'RNG' },
      { code: 'unheard-of', name: 'Unheard of', line: 'CHESS' },
    ];
    const { page: desk } = await enter('content', '/imports');
    await desk.getByRole('button', { name: 'Check a list' }).click();
    await desk.getByLabel('Vendor’s code').fill('MGW');
    const buffer = Buffer.from(JSON.stringify(list));
    await desk.getByLabel('File').setInputFiles({ name: 'november.json', mimeType: 'application/json', buffer });
    await desk.getByRole('dialog').getByRole('button', { name: 'Check', exact: true }).click();

    const kind = (name: RegExp) => desk.getByRole('group', { name: 'What happens to the games' }).getByRole('button', { name });
    await expect(kind(/^New 2,997$/)).toBeVisible();
    const rows = desk.getByRole('grid', { name: 'Games of the list' });
    await kind(/^Changed 1$/).click();
    await expect(rows.getByRole('row', { name: /saffron-stripes.*94\.10/ })).toBeVisible();
    await kind(/^Refused 2$/).click();
    await expect(rows.getByText('It has no English name.')).toBeVisible();
    await expect(rows.getByText('It isn’t known which product line this is.')).toBeVisible();
    await kind(/^Gone \d+$/).click();
    await expect(rows.getByText('mango-monsoon')).toBeVisible();
    await desk.getByRole('button', { name: 'Leave all of these out' }).click();
    await expect(desk.getByRole('button', { name: 'Choose all of these' })).toBeVisible();
    await expectClean(desk);
    await desk.getByRole('button', { name: 'Propose', exact: true }).click();
    const why = desk.getByRole('dialog', { name: 'Propose the import of MGW’s games' });
    await why.getByRole('radio', { name: 'Offered at once' }).click();
    await why.getByLabel('Reason').fill('Their list of November.');
    await why.getByRole('button', { name: 'Propose', exact: true }).click();
    await expect(desk.getByText('Proposed. Another operator decides.')).toBeVisible();

    const { page: second } = await enter('owner', '/approvals');
    const card = second.getByRole('tabpanel');
    await expect(card.getByText('Import a vendor’s games')).toBeVisible();
    await expect(card.getByText('2,997')).toBeVisible();
    await expectClean(second);
    await card.getByRole('button', { name: 'Approve' }).click();
    await second.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
    await expect(second.getByText('Approved and done.')).toBeVisible();

    const player = new Player(page, site);
    await player.open('/?search=Monsoon%20Wheel%202996');
    await expect(page.getByRole('article', { name: 'Monsoon Wheel 2996', exact: true })).toBeVisible();
  },
);

/** The end of the coming Sunday, as a field takes it. */
function sunday(): string {
  const at = new Date();
  at.setDate(at.getDate() + (7 - at.getDay()));
  return `${at.toLocaleDateString('sv')}T23:59`;
}
