import { expect, type Page } from '@playwright/test';
import { fund, northern } from '@parlour/gateway/testing';
import { expectClean } from '../stage/clean.ts';
import { freshDraw } from '../stage/fresh-draw.ts';
import { test } from '../stage/own-office.ts';

const gameCode = 'XSMB';

test.use({ brandId: 'mekong' });

/** Types a whole result into the form, number by number. */
async function typeResult(form: ReturnType<Page['getByRole']>, result: ReturnType<typeof northern>): Promise<void> {
  for (const [prize, numbers] of Object.entries(result)) {
    const name = prize === 'special' ? 'Special' : `Prize ${prize.slice('prize'.length)}`;
    const fields = form.getByRole('group', { name, exact: true }).getByRole('textbox');
    for (const [place, number] of numbers.entries()) await fields.nth(place).fill(number);
  }
}

test(
  'a draw is watched while a member bets, typed blind by two operators, corrected by two, and the next one is skipped',
  { tag: '@once' },
  async ({ gateway, site, enter }) => {
    const { merchantCode } = site.brand;
    const { draws, draw, goTo } = await freshDraw(gateway, gameCode, merchantCode);
    const member = await gateway.registerMember();
    await fund(gateway, member, '1000000');
    const bet = (number: string) =>
      member.value('placeBets', { body: { drawIds: [draw.id], lines: [{ type: 'de', selection: [number], unit: '1000', odds: '99.5' }] } });
    const address = `/m/${merchantCode}/draws/${draw.id}`;

    await bet('68');
    const { page: watch } = await enter('risk', `${address}?tab=exposure`);
    const numbers = watch.getByRole('table', { name: 'Exposure' });
    await expect(numbers.getByRole('row', { name: /68.*99,500/ })).toBeVisible();
    await bet('68');
    await bet('07');
    // It refreshes every five seconds, without a press.
    await expect(numbers.getByRole('row', { name: /68.*199,000/ })).toBeVisible({ timeout: 20_000 });
    await expect(numbers.getByRole('row', { name: /07.*99,500/ })).toBeVisible();
    await expectClean(watch);

    await goTo(draw.closes_at);
    await goTo(draw.draw_at);
    const { page: first } = await enter('lottery', address);
    await typeResult(first.getByRole('main'), northern('12368'));
    await first.getByRole('button', { name: 'Enter the result' }).click();
    await expect(first.getByText('You have already typed it. Another operator has to continue.')).toBeVisible();
    const { page: second } = await enter('owner', address);
    await expect(second.getByText(/stays hidden until a second operator has typed/)).toBeVisible();
    await expect(second.getByRole('main')).not.toContainText('12368');
    await typeResult(second.getByRole('main'), northern('12368'));
    await second.getByRole('button', { name: 'Enter the result' }).click();
    await expect(second.getByText('Both entries are the same. The draw has its result.')).toBeVisible();
    await draws.work('settle-draw');

    await first.goto(`http://office.localhost:${gateway.port}${address}`);
    const result = (page: Page) => page.getByRole('tabpanel', { name: 'Result' });
    await expect(result(first).getByText('12368')).toBeVisible();
    await first.getByRole('button', { name: 'Correct the result' }).click();
    const asked = first.getByRole('dialog', { name: `Correct the result of ${draw.id}` });
    await asked.getByRole('group', { name: 'Special', exact: true }).getByRole('textbox').fill('12307');
    await asked.getByLabel('Reason').fill('The last two digits were misread.');
    await asked.getByRole('button', { name: 'Propose' }).click();
    await expect(asked).toBeHidden();
    await expect(first.getByText('Waiting for approval')).toBeVisible();
    await expect(result(first).getByText('12368'), 'nothing changes before a second operator approves').toBeVisible();
    await second.goto(`http://office.localhost:${gateway.port}/approvals`);
    await expect(second.getByText('The last two digits were misread.')).toBeVisible();
    await second.getByRole('button', { name: 'Approve' }).click();
    await second.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
    await expect(second.getByText(/^Approved/)).toBeVisible();
    await draws.work('settle-draw');
    await second.goto(`http://office.localhost:${gateway.port}${address}?tab=bets`);
    await expect(second.getByText('Corrected', { exact: true }).first()).toBeVisible();
    await expect(second.getByRole('row', { name: /Won/ })).toContainText('07');

    const next = await gateway.database.db
      .selectFrom('lottery_draw')
      .select('id')
      .where('merchant', '=', merchantCode)
      .where('game_code', '=', gameCode)
      .where('status', '=', 'scheduled')
      .orderBy('draw_at')
      .executeTakeFirstOrThrow();
    await first.goto(`http://office.localhost:${gateway.port}/m/${merchantCode}/draws/${next.id}`);
    await first.getByRole('button', { name: 'Skip' }).click();
    const skip = first.getByRole('dialog', { name: /^Skip XSMB on / });
    await skip.getByLabel('Reason').fill('A public holiday.');
    await skip.getByRole('button', { name: 'Skip' }).click();
    await expect(first.getByText(/^XSMB is not drawn on /)).toBeVisible();
    await expectClean(first);
  },
);
