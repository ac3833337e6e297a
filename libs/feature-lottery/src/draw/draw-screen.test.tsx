import { ApiError, type Schema } from '@parlour/api';
import { expect, test } from 'vitest';
import { openLottery } from '../testing/open-lottery.tsx';
import { DrawScreen } from './draw-screen.tsx';

type Draw = Schema<'LotteryDrawDetail'>;

/** A draw without a result yet. */
const coming: Draw = {
  drawId: 'XSMB-20260822',
  gameCode: 'XSMB',
  gameName: 'North',
  issue: '20260822',
  packId: 'vn-north',
  packVersion: 1,
  status: 'open',
  zone: 'Asia/Ho_Chi_Minh',
  opensAt: '2026-08-21T11:15:00.000Z',
  closesAt: '2026-08-22T11:10:00.000Z',
  drawAt: '2026-08-22T11:15:00.000Z',
  history: [],
  following: [],
};
const closed: Draw = { ...coming, status: 'closed', bookHash: 'ab'.repeat(32) };
const settled: Draw = {
  ...closed,
  status: 'settled',
  result: { special: ['12345'], prize7: ['45', '07', '11', '98'] },
  evidence: { kind: 'sources', reports: [] },
};
const report = (source: string, special: string): Schema<'DrawReport'> => ({
  source,
  at: coming.drawAt,
  hash: source.repeat(8),
  result: { special: [special] },
});

test.each<[string, Draw, string]>([
  ['open', coming, 'The hash of all accepted bets is published when the draw closes.'],
  ['closed', closed, 'The proof appears here once the result is in.'],
  ['void', { ...closed, status: 'void' }, 'This draw is void. All stakes came back.'],
  [
    'corrected',
    { ...settled, status: 'corrected' },
    'The result was corrected, and every line was settled again. The history below says why.',
  ],
  [
    'settled without a prize that is void',
    { ...settled, result: { special: ['12345'] }, voidPrizes: ['prize7'] },
    'A prize that is void doesn’t count: the stakes of bets on it come back. The history below says why.',
  ],
  [
    'of a demonstration',
    { ...settled, evidence: { kind: 'none', simulated: true } },
    'This draw belongs to a demonstration: its result is simulated.',
  ],
])('the page of a draw that is %s says so', async (_, getDraw, text) => {
  const { screen } = await openLottery(<DrawScreen />, { getDraw });
  await expect.element(screen.getByText(text)).toBeVisible();
  await expect.poll(() => document.title).toContain('North 20260822');
});

test('a draw that became void before its close promises neither a proof nor a book, and says why', async () => {
  const history: Draw['history'] = [{ status: 'void', at: coming.drawAt, reason: 'The machine was broken' }];
  const { screen } = await openLottery(<DrawScreen />, { getDraw: { ...coming, status: 'void', history } });
  await expect.element(screen.getByText('The machine was broken')).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'Proof' })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('heading', { name: 'Book of bets' })).not.toBeInTheDocument();
});

test('a draw decided by operators shows both reports side by side', async () => {
  const evidence = { kind: 'operators' as const, reports: [report('wire', '12345'), report('gazette', '12354')] };
  const { screen } = await openLottery(<DrawScreen />, { getDraw: { ...settled, evidence } });
  await expect.element(screen.getByText('Two operators typed this result, each without seeing what the other had typed.')).toBeVisible();
  await expect.element(screen.getByRole('region', { name: 'wire' }).getByText('12345')).toBeVisible();
  await expect.element(screen.getByRole('region', { name: 'gazette' }).getByText('12354')).toBeVisible();
});

test('a visitor recomputes the hash of a report on a settled draw, and reads what it says', async () => {
  // SHA-256 of `{"prizes":{"special":["12345"]}}`.
  const hash = '801dfe9cb41037dc9524e27729b558cc2ea4945ce04e9e9ffb3b68c152b34c0b';
  const reports = [
    { ...report('wire', '12345'), hash },
    { ...report('gazette', '12345'), hash: 'ab'.repeat(32) },
  ];
  const draw: Draw = { ...settled, evidence: { kind: 'sources', reports } };
  const getDrawReport = { bytes: btoa('{"prizes":{"special":["12345"]}}') };
  const { screen, call } = await openLottery(<DrawScreen />, { getDraw: draw, getDrawReport });
  const of = (name: string) => screen.getByRole('region', { name });
  await of('wire').getByRole('button', { name: 'Recompute in this browser' }).click();
  await expect.element(of('wire').getByRole('status')).toHaveTextContent('The report has the hash shown here.');
  await expect
    .element(of('wire').getByRole('region', { name: 'The report as received' }))
    .toHaveTextContent('{"prizes":{"special":["12345"]}}');
  expect(call).toHaveBeenCalledWith('getDrawReport', { path: { drawId: settled.drawId, hash } });
  await of('gazette').getByRole('button', { name: 'Recompute in this browser' }).click();
  await expect.element(of('gazette').getByRole('status')).toHaveTextContent('The report does not have the hash shown here.');
});

test('before the draw is settled the reports are only named', async () => {
  const evidence = { kind: 'sources' as const, reports: [report('wire', '12345')] };
  const { screen } = await openLottery(<DrawScreen />, { getDraw: { ...settled, status: 'resulted', evidence } });
  await expect.element(screen.getByRole('region', { name: 'wire' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Recompute in this browser' })).not.toBeInTheDocument();
});

test('an address without a draw says so', async () => {
  const { screen } = await openLottery(<DrawScreen />, { getDraw: new ApiError({ code: 'not_found', status: 404 }) });
  await expect.element(screen.getByText('There is no such draw here')).toBeVisible();
});
