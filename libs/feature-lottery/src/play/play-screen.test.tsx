import { ApiError, type Schema } from '@parlour/api';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { game, quoteOf, soon, vnd } from '../testing/lottery-answers.ts';
import { openLottery } from '../testing/open-lottery.tsx';
import { PlayScreen } from './play-screen.tsx';

/** The draws after the one of the game, as the gateway lists them. */
const following = [3, 4, 5, 6, 7].map((day) => ({
  drawId: `XSMB-2026082${day}`,
  issue: `2026082${day}`,
  status: 'scheduled' as const,
  opensAt: soon(0),
  closesAt: soon(3600),
  drawAt: soon(3900),
}));
const draw = { ...game, packVersion: 1, history: [], following };
const quote = ({ body }: { body: Schema<'SlipQuotePayload'> }) => quoteOf(body);
const placed = {
  ticketId: 't',
  lines: [],
  stake: vnd('81000'),
  balance: { available: vnd('9919000'), locked: vnd('0'), version: 2, playMoney: false },
};
/** The first five draws of a chase from a game's open draw on. */
const chasedFrom = ({ drawId }: typeof game) => [drawId, ...following.slice(0, 4).map((next) => next.drawId)];
const open = (answers = {}) =>
  openLottery(<PlayScreen game={game} onLobby={() => undefined} />, { getDraw: draw, quoteBets: quote, placeBets: placed, ...answers });
type Opened = Awaited<ReturnType<typeof open>>;

afterEach(async () => {
  localStorage.clear();
  await page.viewport(414, 896);
});

/** The page of a game whose draws follow each other by a press. */
function Following({ games }: { games: readonly Schema<'LotteryGame'>[] }) {
  const [at, setAt] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setAt(at + 1)}>
        The next draw opens
      </button>
      <PlayScreen game={games[at]!} onLobby={() => undefined} />
    </>
  );
}

/** The lines of a member's earlier bets on the game, the first of them the oldest; those of the draw on the page are none. */
function earlier(placed: readonly object[]) {
  const line = { ticketId: 'new', gameCode: 'XSMB', drawId: 'XSMB-20260821', unit: '1000', odds: '70', state: 'lost', stake: vnd('27000') };
  const list = placed.map((each, at) => ({ ...line, lineId: String(at + 1), ...each })).toReversed();
  const pages = { pageNo: 1, pageSize: 100, totalPages: 1, totalCount: list.length };
  const totals = { lines: 0, stake: vnd('0'), payout: vnd('0'), refund: vnd('0'), validBet: vnd('0') };
  return ({ query }: { query: { gameCode?: string } }) => ({ list: query.gameCode ? list : [], page: pages, totals });
}

async function typeNumbers({ screen }: Opened, text: string) {
  await screen.getByRole('button', { name: 'Type or paste' }).click();
  await screen.getByRole('textbox', { name: 'Numbers' }).fill(text);
}
async function addAndOpenSlip(opened: Opened) {
  const { screen } = opened;
  await screen.getByRole('button', { name: 'Add to slip' }).click();
  const bar = screen.getByRole('button', { name: /^Slip 1/ });
  await bar.click();
}

test('typed numbers are parsed, priced and placed at the odds that were shown', async () => {
  const opened = await open();
  await typeNumbers(opened, '12 34 56');
  await expect.element(opened.screen.getByText('3 combinations').first()).toBeVisible();
  await addAndOpenSlip(opened);
  await expect.element(opened.screen.getByText(/3 × 27 ×/).first()).toBeVisible();
  await expect.element(opened.screen.getByText(/9,919,000/).first()).toBeVisible();
  await opened.screen
    .getByRole('button', { name: /^Place ₫81,000/ })
    .first()
    .dblClick();
  await expect
    .poll(() => opened.call.mock.calls.filter(([operation]) => operation === 'placeBets'))
    .toEqual([
      [
        'placeBets',
        { body: { drawIds: ['XSMB-20260822'], lines: [{ type: 'lo2', selection: ['12', '34', '56'], unit: '1000', odds: '99.5' }] } },
      ],
    ]);
  await expect.element(opened.screen.getByRole('button', { name: /^Slip 1/ })).not.toBeInTheDocument();
});

test.each([
  ['a phone', 414],
  ['a desktop', 1440],
])('after placing by keyboard on %s the focus is where the next bet begins', async (_where, width) => {
  await page.viewport(width, 900);
  const opened = await open();
  const { screen } = opened;
  await typeNumbers(opened, '12 34 56');
  await screen.getByRole('button', { name: 'Add to slip' }).click();
  if (width < 1000) {
    (screen.getByRole('button', { name: /^Slip 1/ }).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    // At the top of the slip, not at a setting below its lines.
    await expect.element(screen.getByRole('button', { name: 'Close', exact: true })).toHaveFocus();
  }
  const place = screen.getByRole('button', { name: /^Place ₫81,000/ }).first();
  await expect.element(place).toBeEnabled();
  (place.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('button', { name: /^Place ₫/ })).not.toBeInTheDocument();
  await expect.poll(() => document.activeElement?.closest('section')?.getAttribute('aria-label')).toBe('Choose a bet');
});

test('unreadable input is marked in place, and nothing is added', async () => {
  const opened = await open();
  await typeNumbers(opened, '12 ab 12');
  await expect.element(opened.screen.getByText('1 entry cannot be read. 1 number is entered twice')).toBeVisible();
  await expect.element(opened.screen.getByRole('button', { name: 'Add to slip' })).toBeDisabled();
  await expect.element(opened.screen.getByRole('textbox', { name: 'Numbers' })).toHaveValue('12 ab 12');
});

test('changed odds are asked about once, old beside new, and the slip is placed at the new ones', async () => {
  const refusal = new ApiError({ code: 'odds_changed', status: 409, lines: [{ line: 0, code: 'odds_changed', odds: '70' }] });
  const opened = await open({ placeBets: refusal });
  await typeNumbers(opened, '12');
  await addAndOpenSlip(opened);
  await opened.screen
    .getByRole('button', { name: /^Place ₫/ })
    .first()
    .click();
  const dialog = opened.screen.getByRole('alertdialog');
  await expect.element(dialog.getByText('99.5')).toBeVisible();
  await expect.element(dialog.getByText('70', { exact: true })).toBeVisible();
  opened.answers['placeBets'] = placed;
  await dialog.getByRole('button', { name: 'Bet at the new odds' }).click();
  await expect
    .poll(() => opened.call.mock.calls.filter(([operation]) => operation === 'placeBets').at(-1)?.[1])
    .toMatchObject({ body: { lines: [{ odds: '70', selection: ['12'] }] } });
});

test('a player who takes better odds without being asked need not say so again on the next visit', async () => {
  await page.viewport(1440, 900);
  for (const visit of ['first', 'next'] as const) {
    const opened = await open();
    const better = opened.screen.getByRole('switch', { name: 'Take better odds without asking' });
    await typeNumbers(opened, '12');
    await opened.screen.getByRole('button', { name: 'Add to slip' }).click();
    if (visit === 'first') await better.click();
    await expect.element(better).toBeChecked();
    await opened.screen
      .getByRole('button', { name: /^Place ₫/ })
      .first()
      .click();
    await expect
      .poll(() => opened.call.mock.calls.find(([operation]) => operation === 'placeBets')?.[1])
      .toMatchObject({ body: { acceptBetterOdds: true } });
    await opened.screen.unmount();
  }
});

test('every refusal stands at its line with its figures, and the slip keeps what was typed', async () => {
  const refusals = [
    [{ code: 'draw_closed' }, 'This draw no longer takes bets.'],
    [{ code: 'draw_state' }, 'This draw isn’t open yet.'],
    [{ code: 'type_disabled' }, 'This type of bet isn’t offered at the moment.'],
    [{ code: 'selection_invalid', field: 'selection' }, 'Please check the marked numbers.'],
    [{ code: 'number_closed', selection: ['14'] }, 'These numbers are closed: 14.'],
    [{ code: 'unit_limit', field: 'unit', min: '1000', max: '5000' }, 'The amount must be from ₫1,000 to ₫5,000.'],
    [{ code: 'stake_limit', field: 'unit', max: '5000' }, 'At most ₫5,000 is left for this bet in this draw.'],
    [{ code: 'exposure_limit', max: '5000' }, 'This bet could pay more than ₫5,000'],
  ] as const;
  await page.viewport(1440, 900);
  const lines = refusals.map(([refusal], line) => ({ line, ...refusal }));
  const opened = await open({
    placeBets: new ApiError({ code: 'draw_closed', status: 409, lines: lines as never }),
    listLotteryBets: earlier(refusals.map((_, line) => ({ type: 'lo2', selection: [`1${line}`] }))),
  });
  const { screen } = opened;
  await screen.getByRole('button', { name: 'Repeat my last ticket' }).click();
  await screen
    .getByRole('button', { name: /^Place ₫216,000/ })
    .first()
    .click();
  for (const [line, [, told]] of refusals.entries())
    await expect.element(screen.getByRole('listitem').filter({ hasText: told }).getByText(`1${line}`)).toBeVisible();
});

test('a slip that came too late for its draw can be placed in the next one as it is', async () => {
  const [next] = following;
  const later = { ...game, ...next!, status: 'open' as const };
  const refusal = new ApiError({ code: 'draw_closed', status: 409, lines: [{ line: 0, code: 'draw_closed', drawId: game.drawId! }] });
  const opened = await openLottery(<Following games={[game, later]} />, { getDraw: draw, quoteBets: quote, placeBets: refusal });
  const { screen } = opened;
  await page.viewport(1440, 900);
  await typeNumbers(opened, '12 34');
  await screen.getByRole('button', { name: 'Add to slip' }).click();
  const place = screen.getByRole('button', { name: /^Place ₫/ }).first();
  await place.click();
  await expect.element(screen.getByText(/^This draw no longer takes bets/).first()).toBeVisible();
  await expect.element(place).toBeDisabled();
  opened.answers['placeBets'] = placed;
  await screen.getByRole('button', { name: 'The next draw opens' }).click();
  await expect.element(screen.getByText(/^This draw no longer takes bets/).first()).not.toBeInTheDocument();
  await place.click();
  await expect
    .poll(() => opened.call.mock.calls.filter(([operation]) => operation === 'placeBets').at(-1)?.[1])
    .toMatchObject({ body: { drawIds: [later.drawId], lines: [{ selection: ['12', '34'] }] } });
});

test('a refusal of the whole slip stands below it, and the slip keeps what was typed', async () => {
  const opened = await open({ placeBets: new ApiError({ code: 'insufficient_balance', status: 422 }) });
  await typeNumbers(opened, '12 34');
  await addAndOpenSlip(opened);
  const place = opened.screen.getByRole('button', { name: /^Place ₫/ }).first();
  await place.click();
  await expect.element(opened.screen.getByRole('alert').filter({ hasText: 'balance' })).toBeVisible();
  await expect.element(opened.screen.getByText('12 34').first()).toBeVisible();
});

test('repeating the last ticket puts each of its bets on the slip once, at current odds', async () => {
  const lo2 = { type: 'lo2', selection: ['12', '34'] };
  const listLotteryBets = earlier([
    { type: 'lo2', selection: ['99'], ticketId: 'old', drawId: 'XSMB-20260820' },
    { ...lo2, drawId: 'XSMB-20260820' },
    lo2,
    { type: 'xien2', selection: ['07', '70'] },
  ]);
  await page.viewport(1440, 900);
  const opened = await open({ listLotteryBets });
  await opened.screen.getByRole('button', { name: 'Repeat my last ticket' }).click();
  await expect
    .poll(() => opened.call.mock.calls.filter(([operation]) => operation === 'quoteBets').at(-1)?.[1])
    .toMatchObject({
      body: {
        lines: [
          { type: 'lo2', selection: ['12', '34'], unit: '1000' },
          { type: 'xien2', selection: ['07', '70'], unit: '1000' },
        ],
      },
    });
  await expect.element(opened.screen.getByText('99.5').first()).toBeVisible();
});

test('a chase shows its plan before it is placed', async () => {
  const opened = await open();
  await typeNumbers(opened, '12');
  await addAndOpenSlip(opened);
  await opened.screen.getByRole('button', { name: 'Chase' }).first().click();
  const dialog = opened.screen.getByRole('dialog', { name: 'Chase' });
  await expect.element(dialog.getByText(/^Up to 6 draws for now; the last one it can reach is on/)).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Amount in each draw' }).selectOptions('Doubled each time');
  await expect.element(dialog.getByRole('row', { name: /20260826 × 16/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Place for ₫837,000' }).click();
  await expect
    .poll(() => opened.call.mock.calls.find(([operation]) => operation === 'placeBets')?.[1])
    .toMatchObject({ body: { chase: { draws: chasedFrom(game), multipliers: [1, 2, 4, 8, 16], stopOnWin: true } } });
});

test('a chase that is begun after the close starts with the next draw', async () => {
  const closed = { ...game, status: 'closed' as const, closesAt: soon(-60) };
  const opened = await openLottery(<PlayScreen game={closed} onLobby={() => undefined} />, { getDraw: draw, quoteBets: quote });
  await typeNumbers(opened, '12');
  await addAndOpenSlip(opened);
  await opened.screen.getByRole('button', { name: 'Chase' }).first().click();
  const dialog = opened.screen.getByRole('dialog', { name: 'Chase' });
  await expect.element(dialog.getByRole('row', { name: /^20260823 × 1/ })).toBeVisible();
  await expect.element(dialog.getByRole('row', { name: /^20260822/ })).not.toBeInTheDocument();
});

test('a chase that a limit refuses says so in its dialog', async () => {
  const lines = [{ line: 0, drawId: following[3]!.drawId, field: 'multipliers', code: 'exposure_limit' as const, max: '5000' }];
  const opened = await open({ placeBets: new ApiError({ code: 'exposure_limit', status: 409, lines }) });
  await typeNumbers(opened, '12');
  await addAndOpenSlip(opened);
  await opened.screen.getByRole('button', { name: 'Chase' }).first().click();
  const dialog = opened.screen.getByRole('dialog', { name: 'Chase' });
  await dialog.getByRole('button', { name: /^Place for/ }).click();
  await expect.element(dialog.getByText(/^This bet could pay more than ₫5,000/)).toBeVisible();
});

test('a closed draw takes no bets, and says when it is drawn', async () => {
  const closed = { ...game, status: 'closed' as const, closesAt: soon(-60) };
  const opened = await openLottery(<PlayScreen game={closed} onLobby={() => undefined} />, { getDraw: draw, quoteBets: quote });
  await expect.element(opened.screen.getByText(/Betting is closed\. The draw is at /)).toBeVisible();
  await typeNumbers(opened, '12 34 56');
  await addAndOpenSlip(opened);
  await expect.element(opened.screen.getByRole('button', { name: 'Betting is closed' }).first()).toBeDisabled();
});

test('a device whose clock is an hour off counts down by the gateway’s clock', async () => {
  const serverTime = () => ({ status: 0, serverTime: soon(3600) });
  // By the device's clock the draw closes in 61 minutes, by the gateway's in one.
  const closing = { ...game, closesAt: soon(3660), drawAt: soon(3960) };
  const { screen } = await openLottery(<PlayScreen game={closing} onLobby={() => undefined} />, {
    getDraw: draw,
    getSystemStatus: serverTime,
  });
  const left = () => screen.getByRole('timer').element().textContent ?? '';
  // Less than two minutes rather than more than an hour.
  await expect.poll(left).toMatch(/^\D*(?:0+\D)?0?[01]\D\d\d\D*$/u);
});

test('a press on a number is answered within 100 ms even if the bet has a thousand numbers', async () => {
  const { screen } = await open();
  await screen.getByRole('button', { name: 'Lô 3 digits' }).click();
  await expect.element(screen.getByRole('button', { name: '001', exact: true })).toBeVisible();
  const took: number[] = [];
  for (const number of ['001', '002', '003', '004', '005']) {
    const key = screen.getByRole('button', { name: number, exact: true }).element() as HTMLElement;
    const began = performance.now();
    key.click();
    await new Promise(requestAnimationFrame);
    await new Promise((painted) => setTimeout(painted));
    took.push(performance.now() - began);
    expect(key.getAttribute('aria-pressed')).toBe('true');
  }
  // The fastest of five: slower ones may be due to a busy machine, the fastest is the page's own time.
  expect(Math.min(...took)).toBeLessThan(100);
});
