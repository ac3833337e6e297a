import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { packs, type RulePack } from '@parlour/domain/lottery';
import { backtest } from './backtest.ts';
import { readDraws, UnreadableDraws } from './read-draws.ts';

/** XSMB from 2005 to 2022, by Khiem Doan (MIT License, beside it). */
const published = brotliDecompressSync(readFileSync(path.join(import.meta.dirname, 'data/xsmb-2005-2022.csv.br'))).toString();
const north = packs['vn-north'];
const draws = readDraws(north, published);

interface Report {
  draws: number;
  first: string;
  last: string;
  missing: { from: string; to: string }[];
  types: { type: string; selections: string; hits: string; rtp: string }[];
  bets: Record<string, unknown>[];
  stats: { window: number; tails: { tail: string; hits: number; draws: number; gap: number }[] };
}
const run = (pack: RulePack, more: Partial<Parameters<typeof backtest>[0]> = {}) => backtest({ pack, draws, ...more }) as Report;

describe('the published draws', () => {
  const report = run(north, { window: 100 });
  const typed = (type: string) => report.types.find((each) => each.type === type);

  test.each([
    ['lo2', '100', '167832', '0.995000'],
    ['xien2', '4950', '1701162', '0.884605'],
    ['xien4', '3921225', '66052800', '0.487788'],
    ['truot10', '17310309456440', '6178872453050562', '0.689088'],
  ])('%s on all its selections hits as published', (type, selections, hits, rtp) => {
    expect(typed(type)).toEqual({ type, selections, hits, rtp });
  });

  test('are 6,216, with the days that are missing between them', () => {
    expect(report).toMatchObject({ draws: 6216, first: '2005-10-01', last: '2022-12-31' });
    expect(report.missing).toHaveLength(20);
    expect(report.missing).toContainEqual({ from: '2020-04-01', to: '2020-04-22' });
    expect(report.missing.at(-1)).toEqual({ from: '2022-01-31', to: '2022-02-03' });
  });

  test('tails of the last draws are counted from 00 to 99', () => {
    expect(report.stats.window).toBe(100);
    expect(report.stats.tails.map(({ tail }) => tail).join()).toMatch(/^00,01,.*,98,99$/);
    expect(report.stats.tails.reduce((sum, { hits }) => sum + hits, 0)).toBe(2700);
  });

  test('are read by packs that need a part of them', () => {
    expect(run(packs.hanoi).types.find(({ type }) => type === 'tod3')).toMatchObject({ selections: '990' });
  });
});

/** Three draws of a pack with few columns, latest day first. */
const few = 'date,special,prize1\n2026-01-05,00013,00099\n2026-01-01,13,99\n\n2026-01-03,00014,00001\n';

describe('given bets', () => {
  const three = readDraws(packs.hanoi, few);
  const bets = (...given: object[]) =>
    (backtest({ pack: packs.hanoi, draws: three, bets: { currency: 'VND', bets: given } }) as Report).bets;

  test('are played in every draw, in the order of days', () => {
    expect(bets({ id: 'a', type: 'top2', selection: ['13'], unit: '10' })).toEqual([
      {
        id: 'a',
        stake: '30',
        payout: '1800',
        net: '1770',
        hits: 2,
        winningDraws: 2,
        longestLosingRun: 1,
        maxDrawdown: '10',
        rtp: '60.000000',
      },
    ]);
  });

  test('fall from the highest net so far, which starts at 0', () => {
    expect(bets({ id: 'a', type: 'top2', selection: ['77'], unit: '10' })).toMatchObject([
      { net: '-30', maxDrawdown: '30', longestLosingRun: 3 },
    ]);
  });

  test('are rounded down in each draw, at their own odds', () => {
    expect(bets({ id: 'a', type: 'top2', selection: ['13', '14'], unit: '1', odds: '3.6' })).toMatchObject([{ stake: '6', payout: '9' }]);
  });

  test('that are not valid say why', () => {
    expect(bets({ id: 'a', type: 'top2', selection: ['7'], unit: '10' })).toEqual([{ id: 'a', error: 'SELECTION_INVALID' }]);
  });

  test.each([[{ currency: 'XXX', bets: [] }], [{ currency: 'VND' }], [null], [[]]])('%j are none', (given) => {
    expect(() => backtest({ pack: packs.hanoi, draws: three, bets: given })).toThrow();
  });
});

test('every selection of a boxed type counts each of its orders', () => {
  const names = (prize: string, count: number) => Array.from({ length: count }, (_, at) => (count === 1 ? prize : `${prize}_${at + 1}`));
  const columns = ['first', 'second', 'third'].concat(names('special', 10), names('consolation', 10));
  const csv = `date,${columns.join()}\n2026-01-01,${columns.map((_, at) => 1234 + at * 37).join()}`;
  const types = (backtest({ pack: packs['4d'], draws: readDraws(packs['4d'], csv) }) as Report).types;
  const of = (type: string) => types.find((each) => each.type === type);
  expect(of('big')).toMatchObject({ selections: '10000', hits: '23', rtp: '0.640000' });
  // 1234 and 1308 can be written in 24 orders, 1271 in 12, and each order is in that many elements.
  expect(of('boxSmall')).toMatchObject({ selections: '175870', hits: '60' });
});

describe('draws that cannot be read say the line and what is wrong', () => {
  test.each([
    ['', 'line 1 has no column date'],
    ['date,special\n2026-01-01,1', 'line 1 has no column prize1'],
    ['date,special,prize1', 'there are no draws'],
    ['date,special,prize1\n2026-02-30,1,2', 'line 2: date is 2026-02-30'],
    ['date,special,prize1\n2026-01-01,1', 'line 2: prize1 is empty'],
    ['date,special,prize1\n2026-01-01,1,123456', 'line 2: prize1 is 123456, not a number of at most 5 digits'],
    ['date,special,prize1\n2026-01-01,-1,2', 'line 2: special is -1'],
    ['date,special,prize1\n2026-01-01,1,2\n2026-01-01,1,2', '2026-01-01 is there twice'],
  ])('%j', (csv, problem) => {
    expect(() => readDraws(packs.hanoi, csv)).toThrow(UnreadableDraws);
    expect(() => readDraws(packs.hanoi, csv)).toThrow(problem);
  });

  test('a number of four to six digits is read as it is', () => {
    expect(readDraws(packs.lao, 'date,number\n2026-01-01,12\n2026-01-02,123456').map(({ result }) => result['number'])).toEqual([
      ['0012'],
      ['123456'],
    ]);
  });

  test('a fast pack has no columns', () => {
    expect(() => readDraws(packs.k3, 'date,dice')).toThrow(UnreadableDraws);
  });
});

describe('npm run backtest', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'backtest-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const file = (name: string, text: string) => {
    writeFileSync(path.join(folder, name), text);
    return path.join(folder, name);
  };
  const csv = file('draws.csv', few);

  test.each([
    ['draws that are absent', ['--draws', '/absent.csv'], /^\/absent\.csv cannot be read: /],
    ['bets in no currency', ['--draws', csv, '--bets', file('bets.json', '{"bets":[]}')], /bets\.json: currency/],
  ])('exits with 1 for %s, and says what is wrong in one line', (_, given, message) => {
    const command = [path.join(import.meta.dirname, 'backtest-command.ts'), '--pack', 'hanoi', ...given, '--json'];
    const ran = spawnSync(process.execPath, command, { encoding: 'utf8' });
    expect({ status: ran.status, stdout: ran.stdout }).toEqual({ status: 1, stdout: '' });
    expect(ran.stderr).toMatch(message);
    expect(ran.stderr.trim().split('\n')).toHaveLength(1);
  });
});
