import { createFakeOffice, Stage, type Answers } from '@parlour/office-ui/testing';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { aDraw, aDrawPage, aLine, closedDraw, northForm, waitingPage, xsmb } from '../testing/draws.ts';
import { DrawScreen, type DrawTab } from './draw-screen.tsx';

beforeEach(() => page.viewport(1280, 900));

const waiting = (subject: string) => ({
  approval: '01981c2e-0000-7000-8000-00000000f001',
  status: 'waits for a second operator' as const,
  command: 'lottery void',
  subject,
  first: 'amina',
  next: 'approvals approve 01981c2e-0000-7000-8000-00000000f001',
});

async function openDraw(answers: Answers, { tab = 'result', enter = true }: { tab?: DrawTab; enter?: boolean } = {}) {
  const office = createFakeOffice({ listProposals: { list: [] }, ...answers });
  await render(
    <Stage office={office}>
      <DrawScreen
        merchant="atrium01"
        draw="XSMB-20260822"
        rights={{ enter, void: true, schedule: true }}
        tab={tab}
        onTab={() => undefined}
        onMember={() => undefined}
        back={<a href="#draws" />}
      />
    </Stage>,
  );
  await expect.element(page.getByRole('heading', { name: 'XSMB-20260822' })).toBeVisible();
  return office;
}

const small = northForm.slice(0, 2);
const field = (name: string) => page.getByRole('textbox', { name });

describe('a result', () => {
  test('is typed without seeing the first person’s entry, and keeps leading zeros', async () => {
    const entry = { state: 'waits', typed: [{ by: 'amina', at: '2026-08-22T11:40:00.000Z', numbers: null }], whyNot: null } as const;
    const office = await openDraw({
      getDraw: waitingPage({ form: small, entry: { ...entry, typed: [...entry.typed] } }),
      enterDrawResult: ({ body }) => ({ draw: body.draw, state: 'agreed', repeated: [] }),
    });
    await expect.element(page.getByText(/stays hidden/)).toBeVisible();
    await field('Special').fill('0912');
    await page.getByRole('button', { name: 'Enter the result' }).click();
    await expect.element(field('Special')).toHaveAttribute('aria-invalid', 'true');
    expect(office.askedOf('enterDrawResult')).toEqual([]);
    await field('Special').fill('09121');
    await field('Prize 1').fill('23253');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Both entries are the same. The draw has its result.')).toBeVisible();
    expect(office.askedOf('enterDrawResult')).toEqual([
      { body: { merchant: 'atrium01', draw: 'XSMB-20260822', numbers: { special: ['09121'], prize1: ['23253'] } } },
    ]);
  });

  test('with two different entries shows them side by side', async () => {
    const typed = [
      { by: 'amina', at: '2026-08-22T11:40:00.000Z', numbers: xsmb },
      { by: 'bao', at: '2026-08-22T11:41:00.000Z', numbers: { ...xsmb, special: ['29112'] } },
    ];
    await openDraw({
      getDraw: waitingPage({ draw: closedDraw({ problem: 'conflict' }), entry: { state: 'conflict', typed, whyNot: 'typed' } }),
    });
    await expect.element(page.getByTitle('Differs').first()).toHaveTextContent('29121');
    await expect.element(page.getByTitle('Differs').last()).toHaveTextContent('29112');
    await expect.element(page.getByText('You have already typed it. Another operator has to continue.')).toBeVisible();
    await expect.element(field('Special')).not.toBeInTheDocument();
  });

  test('cannot be typed by an operator who set the odds or may only look', async () => {
    await openDraw({ getDraw: waitingPage({ entry: { state: 'none', typed: [], whyNot: 'priced' } }) });
    await expect.element(page.getByText(/You set or approved the odds/)).toBeVisible();
    await expect.element(field('Special')).not.toBeInTheDocument();
  });
});

test('voiding a draw with bets needs two people, and the dialog says how much is refunded', async () => {
  const office = await openDraw({
    getDraw: waitingPage({ draw: closedDraw({ status: 'open' }), entry: { state: 'none', typed: [], whyNot: 'status' } }),
    voidDraw: ({ body }) => waiting(body.draw),
  });
  await page.getByRole('button', { name: 'Void', exact: true }).click();
  await expect.element(page.getByRole('dialog').getByText(/48,210\.00/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Reason' }).fill('The broadcast was cancelled');
  await page.getByRole('button', { name: 'Propose' }).click();
  await expect.element(page.getByText('Proposed. Another operator decides.')).toBeVisible();
  expect(office.askedOf('voidDraw')).toEqual([
    { body: { merchant: 'atrium01', draw: 'XSMB-20260822', reason: 'The broadcast was cancelled' } },
  ]);
});

test('a correction starts from the draw’s numbers, and sends all of them', async () => {
  const office = await openDraw({
    getDraw: aDrawPage({ form: small, draw: aDraw({ result: { special: ['29121'], prize1: ['23253'] } }) }),
    correctDraw: ({ body }) => waiting(body.draw),
  });
  await page.getByRole('button', { name: 'Correct the result' }).click();
  await expect.element(field('Special')).toHaveValue('29121');
  await field('Special').fill('29112');
  await page.getByRole('textbox', { name: 'Reason' }).fill('The source had turned two digits');
  await page.getByRole('button', { name: 'Propose' }).click();
  await expect.element(page.getByText('Proposed. Another operator decides.')).toBeVisible();
  expect(office.askedOf('correctDraw').map(({ body }) => [body.numbers, body.voidPrizes])).toEqual([
    [{ special: ['29112'], prize1: ['23253'] }, []],
  ]);
});

test('voiding prizes of a draw without a result needs two people, and the result is then typed without them', async () => {
  const whyNot = { entry: { state: 'none' as const, typed: [], whyNot: null } };
  const office = await openDraw({
    getDraw: waitingPage({ form: small, ...whyNot, voidPrizes: ['prize1'] }),
    voidDrawPrizes: ({ body }) => waiting(body.draw),
  });
  await expect.element(field('Special')).toBeVisible();
  await expect.element(field('Prize 1')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Void prizes' }).click();
  await expect.element(page.getByRole('checkbox', { name: 'Prize 1' })).toBeChecked();
  await page.getByRole('checkbox', { name: 'Prize 1' }).click();
  await page.getByRole('checkbox', { name: 'Special' }).click();
  await page.getByRole('textbox', { name: 'Reason' }).fill('Two balls fell at once');
  await page.getByRole('button', { name: 'Propose' }).click();
  await expect
    .poll(() => office.askedOf('voidDrawPrizes').map(({ body }) => body))
    .toEqual([{ merchant: 'atrium01', draw: 'XSMB-20260822', prizes: ['special'], reason: 'Two balls fell at once' }]);
});

test('a draw computed from its seed cannot be corrected', async () => {
  await openDraw({
    getDraw: aDrawPage({ commitment: 'ab'.repeat(32), draw: aDraw({ result: { special: ['29121'], prize1: ['23253'] } }) }),
  });
  await expect.element(page.getByRole('button', { name: 'Void' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Correct the result' })).not.toBeInTheDocument();
});

test('a draw that has not opened is skipped by one person', async () => {
  const office = await openDraw({
    getDraw: waitingPage({ draw: closedDraw({ status: 'scheduled', lines: null }), entry: { state: 'none', typed: [], whyNot: 'status' } }),
    setLotteryException: ({ body }) => waiting(body.game),
  });
  await expect.element(page.getByRole('button', { name: 'Void', exact: true })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Skip' }).click();
  await page.getByRole('textbox', { name: 'Reason' }).fill('A public holiday');
  await page.getByRole('dialog').getByRole('button', { name: 'Skip' }).click();
  await expect
    .poll(() => office.askedOf('setLotteryException').map(({ body }) => body))
    .toEqual([{ merchant: 'atrium01', game: 'XSMB', from: '2026-08-22', action: 'skip', reason: 'A public holiday' }]);
});

test('an accepted bet is opened by keyboard, and voiding it needs two people', async () => {
  const line = aLine({ state: 'accepted', payout: '0.00', hits: 0, reason: null });
  const office = await openDraw(
    {
      getDraw: waitingPage(),
      listDrawLines: { list: [line], next: null, about: { count: 1, exact: true } },
      voidLotteryLine: ({ body }) => waiting(body.line),
    },
    { tab: 'bets' },
  );
  const row = page.getByRole('row', { name: /rahim/ });
  await expect.element(row).toBeVisible();
  row.element().focus();
  await userEvent.keyboard('{Enter}');
  await page.getByRole('button', { name: 'Void this bet' }).click();
  await page.getByRole('textbox', { name: 'Reason' }).fill('Placed by a stolen account');
  await page.getByRole('button', { name: 'Propose' }).click();
  await expect
    .poll(() => office.askedOf('voidLotteryLine').map(({ body }) => body))
    .toEqual([{ merchant: 'atrium01', line: line.id, reason: 'Placed by a stolen account' }]);
});

test('a bet says in words why it ended as it did', async () => {
  await openDraw(
    { getDraw: aDrawPage(), listDrawLines: { list: [aLine()], next: null, about: { count: 1, exact: true } } },
    { tab: 'bets' },
  );
  const row = page.getByRole('row', { name: /rahim/ });
  await expect.element(row).toBeVisible();
  row.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('dialog').getByText('The selection came up.')).toBeVisible();
});
