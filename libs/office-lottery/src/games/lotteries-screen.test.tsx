import { createFakeOffice, Stage } from '@parlour/office-ui/testing';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { games } from '../testing/draws.ts';
import { LotteriesScreen } from './lotteries-screen.tsx';

beforeEach(() => page.viewport(1280, 900));

test('games are listed by the names that players know, each with its code', async () => {
  const office = createFakeOffice({ listLotteryGames: { list: games }, listProposals: { list: [] } });
  await render(
    <Stage office={office}>
      <LotteriesScreen merchant="atrium01" open={undefined} onOpen={() => undefined} maySchedule={() => true} />
    </Stage>,
  );
  await expect.element(page.getByRole('row', { name: /^Thai lottery THAI/ })).toBeVisible();
});

test('a calendar is proposed with the version that the operator saw', async () => {
  const office = createFakeOffice({
    listLotteryGames: { list: games },
    listProposals: { list: [] },
    changeLotteryCalendar: ({ body }) => ({
      approval: '01981c2e-0000-7000-8000-00000000f001',
      status: 'waits for a second operator',
      command: 'lottery calendar',
      subject: body.game,
      first: 'amina',
      next: 'approvals approve 01981c2e-0000-7000-8000-00000000f001',
    }),
  });
  await render(
    <Stage office={office}>
      <LotteriesScreen merchant="atrium01" open={games[1]!.id} onOpen={() => undefined} maySchedule={() => true} />
    </Stage>,
  );
  await page.getByRole('textbox', { name: 'Closes before the draw' }).fill('900');
  await page.getByRole('textbox', { name: 'Reason' }).fill('The house closes earlier');
  await page.getByRole('button', { name: 'Propose' }).click();
  await expect.element(page.getByText('Proposed. Another operator decides.')).toBeVisible();
  expect(office.askedOf('changeLotteryCalendar').map(({ body }) => body)).toEqual([
    {
      merchant: 'atrium01',
      game: 'THAI',
      version: 1,
      rows: [{ zone: 'Asia/Bangkok', monthDays: [1, 16], drawAt: '14:30', closeBefore: 900, closing: 60, sources: ['alpha-json'] }],
      reason: 'The house closes earlier',
    },
  ]);
});
