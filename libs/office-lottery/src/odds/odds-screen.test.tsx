import type { PackId } from '@parlour/domain/lottery';
import { createFakeOffice, Stage, type Answers } from '@parlour/office-ui/testing';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { aPack, aPackPage } from '../testing/packs.ts';
import { OddsScreen } from './odds-screen.tsx';
import { PacksScreen } from './packs-screen.tsx';

beforeEach(() => page.viewport(1280, 900));

async function openOdds(answers: Answers = {}, pack: PackId = 'vn-north') {
  const office = createFakeOffice({
    getLotteryPack: aPackPage(pack),
    listProposals: { list: [] },
    changeLotteryPack: ({ body }) => ({
      approval: '01981c2e-0000-7000-8000-00000000f001',
      status: 'waits for a second operator',
      command: 'lottery odds',
      subject: body.pack,
      first: 'amina',
      next: 'approvals approve 01981c2e-0000-7000-8000-00000000f001',
    }),
    ...answers,
  });
  await render(
    <Stage office={office}>
      <OddsScreen merchant="atrium01" pack={pack} mayChange back={<a href="#odds" />} />
    </Stage>,
  );
  return office;
}

const change = (type: string) => page.getByRole('button', { name: `Change ${type}`, exact: true });
const odds = page.getByRole('dialog').getByRole('textbox', { name: 'Odds', exact: true });

test('bet types have the names that players know, and amounts are in the money of the merchant', async () => {
  await openOdds();
  const row = page.getByRole('row', { name: /Lô 2 digits/ });
  await expect.element(row.getByText('lo2', { exact: true })).toBeVisible();
  await expect.element(row.getByRole('cell', { name: '1–1,000 BDT' })).toBeVisible();
  await expect.element(row.getByRole('cell', { name: 'Closes at 20,000,000 BDT' })).toBeVisible();
});

test('packs and games have their names, in the list and at the head of a pack', async () => {
  await openOdds();
  await expect.element(page.getByRole('heading', { name: 'Odds of Northern Vietnam' })).toBeVisible();
  await expect.element(page.getByText('atrium01 · North')).toBeVisible();
  const listLotteryPacks = { list: [aPack({ pack: 'k3', games: [{ game: 'K3_1M', names: { EN: 'K3, every minute' } }] })] };
  await render(
    <Stage office={createFakeOffice({ listLotteryPacks, listProposals: { list: [] } })}>
      <PacksScreen merchant="atrium01" onOpen={() => undefined} />
    </Stage>,
  );
  const row = page.getByRole('row', { name: /K3, three dice/ });
  await expect.element(row.getByRole('gridcell', { name: 'K3, every minute' })).toBeVisible();
});

test.each<[PackId, type: string, keys: readonly string[]]>([
  ['4d', 'iBox big', ['First, 24 orders', 'Starters, 4 orders', 'Consolation, 12 orders']],
  ['thai', 'Tod 3 digits', ['6 orders', '3 orders']],
  ['k3', 'Single', ['1 die', '3 dice']],
  ['ssc', 'Dragon and tiger', ['Dragon', 'Tiger', 'Tie']],
])('in %s, the odds of %s are told by name', async (pack, type, keys) => {
  await openOdds({}, pack);
  const odds = () =>
    page
      .getByRole('row', { name: new RegExp(`^${type}`) })
      .element()
      .textContent.replaceAll('\u00a0', ' ');
  for (const key of keys) await expect.poll(odds).toContain(`${key}: `);
  await change(type).click();
  for (const key of keys) await expect.element(page.getByRole('textbox', { name: key, exact: true })).toBeVisible();
});

test('what a draft changes is told in words', async () => {
  await openOdds({}, 'k3');
  await page.getByRole('tab', { name: 'Whole pack' }).click();
  await page.getByRole('checkbox', { name: 'All sides lose on a triple' }).click();
  await page.getByRole('textbox', { name: 'Smallest unit' }).fill('2');
  await page.getByRole('button', { name: 'Keep in the draft' }).click();
  await expect.element(page.getByText('Limits of every type – Smallest unit: 2')).toBeVisible();
  await expect.element(page.getByText('Rules of the house – All sides lose on a triple: no')).toBeVisible();
});

test('the return of odds is computed while they are typed, and shown before and after in the proposal', async () => {
  const office = await openOdds();
  await change('Lô 2 digits').click();
  await expect.element(page.getByText('RTP 99.50 %')).toBeVisible();
  await odds.fill('78');
  await expect.element(page.getByText('RTP 78.00 %')).toBeVisible();
  await page.getByRole('textbox', { name: 'Cost units' }).fill('22');
  await expect.element(page.getByText('RTP 95.73 %')).toBeVisible();
  await page.getByRole('button', { name: 'Keep in the draft' }).click();
  await expect.element(page.getByText('RTP 95.73 %, before 99.50 %')).toBeVisible();
  await page.getByRole('button', { name: 'Propose' }).click();
  await page.getByRole('textbox', { name: 'Reason' }).fill('The market pays 78 for 22');
  await page.getByRole('dialog').getByRole('button', { name: 'Propose' }).click();
  await expect.element(page.getByText('Proposed. Another operator decides.')).toBeVisible();
  expect(office.askedOf('changeLotteryPack').map(({ body }) => body)).toEqual([
    {
      merchant: 'atrium01',
      pack: 'vn-north',
      version: 3,
      settings: { types: { lo2: { odds: '78', costUnits: 22 } } },
      reason: 'The market pays 78 for 22',
    },
  ]);
});

test('odds at which the house would lose cannot be saved', async () => {
  await openOdds();
  await change('Đề').click();
  await odds.fill('100.01');
  await expect.element(page.getByText('would return more than is staked on average')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Keep in the draft' })).toBeDisabled();
});

test('a type is turned off by one person', async () => {
  await openOdds({ changeLotteryPack: ({ body }) => aPackPage('vn-north', { settings: body.settings }) });
  await change('Đề').click();
  await page.getByRole('checkbox', { name: 'Bets are taken' }).click();
  await page.getByRole('button', { name: 'Keep in the draft' }).click();
  await page.getByRole('button', { name: 'Turn off' }).click();
  await page.getByRole('textbox', { name: 'Reason' }).fill('Its rule is wrong');
  await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click();
  await expect.element(page.getByText('Turned off for draws that open later.')).toBeVisible();
});
