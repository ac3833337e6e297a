import { ApiError, type Schema } from '@parlour/api';
import { expect, test } from 'vitest';
import { openLottery } from '../testing/open-lottery.tsx';
import { DrawScreen } from './draw-screen.tsx';

const draw: Schema<'LotteryDrawDetail'> = {
  drawId: 'XSMB-20260822',
  gameCode: 'XSMB',
  gameName: 'North',
  issue: '20260822',
  packId: 'vn-north',
  packVersion: 1,
  status: 'settled',
  opensAt: '2026-08-21T11:15:00.000Z',
  closesAt: '2026-08-22T11:10:00.000Z',
  drawAt: '2026-08-22T11:15:00.000Z',
  result: { special: ['12345'], prize7: ['45', '07', '11', '98'] },
  bookHash: 'ab'.repeat(32),
  evidence: { kind: 'sources', reports: [] },
  history: [],
  following: [],
};
const report = (source: string, special: string): Schema<'DrawReport'> => ({
  source,
  at: draw.drawAt,
  hash: source.repeat(8),
  result: { special: [special] },
});

test.each<[string, Partial<Schema<'LotteryDrawDetail'>>, string]>([
  [
    'open',
    { status: 'open', result: undefined, evidence: undefined, bookHash: undefined },
    'The hash of all accepted bets is published when the draw closes.',
  ],
  ['closed', { status: 'closed', result: undefined, evidence: undefined }, 'What proves the result is shown when it is in.'],
  ['void', { status: 'void', result: undefined, evidence: undefined }, 'This draw is void. All stakes came back.'],
  ['corrected', { status: 'corrected' }, 'The result was corrected, and every line was settled again. The history below says why.'],
  ['of a demonstration', { evidence: { kind: 'none', simulated: true } }, 'This draw belongs to a demonstration: its result is simulated.'],
])('the page of a draw that is %s says so', async (_, state, text) => {
  const { screen } = await openLottery(<DrawScreen />, { getDraw: { ...draw, ...state } });
  await expect.element(screen.getByText(text)).toBeVisible();
  await expect.poll(() => document.title).toContain('North 20260822');
});

test('a draw that operators decided shows both reports beside each other', async () => {
  const evidence = { kind: 'operators' as const, reports: [report('wire', '12345'), report('gazette', '12354')] };
  const { screen } = await openLottery(<DrawScreen />, { getDraw: { ...draw, evidence } });
  await expect.element(screen.getByText('Two operators typed this result, each without seeing what the other had typed.')).toBeVisible();
  await expect.element(screen.getByRole('region', { name: 'wire' }).getByText('12345')).toBeVisible();
  await expect.element(screen.getByRole('region', { name: 'gazette' }).getByText('12354')).toBeVisible();
});

test('an address of no draw says so', async () => {
  const { screen } = await openLottery(<DrawScreen />, { getDraw: new ApiError({ code: 'not_found', status: 404 }) });
  await expect.element(screen.getByText('There is no such draw here')).toBeVisible();
});
