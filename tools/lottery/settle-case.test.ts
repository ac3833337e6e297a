import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import published from './data/cases.json' with { type: 'json' };
import { settleCase } from './settle-case.ts';

const cases: readonly { case: { id: string }; expected: object }[] = published;
const answerTo = (given: unknown) => JSON.parse(JSON.stringify(settleCase(given))) as Record<string, unknown>;

test.each(cases.map((each) => [each.case.id, each] as const))('the published case %s is settled to the last unit', (_id, each) => {
  expect(answerTo(each.case)).toEqual(each.expected);
});

test('the fields of an answer stand in the order of the specification', () => {
  for (const { case: given, expected } of cases) expect(JSON.stringify(settleCase(given))).toBe(JSON.stringify(expected));
});

const seeds = {
  serverSeed: '7f1b0c2e9d4a5b6c8e0f1a2b3c4d5e6f708192a3b4c5d6e7f8091a2b3c4d5e6f',
  clientSeed: 'demo-game',
  nonce: 20260822001,
};
const thai = { first: ['107387'], last2: ['08'], front3: ['091', '298'], back3: ['602', '716'] };
const good = { id: 'x', pack: 'thai', currency: 'THB', draw: { status: 'resulted', result: thai }, bets: [] };

describe('a case that cannot be settled reports its first problem', () => {
  test('in one order', () => {
    const given: Record<string, unknown> = {
      ...good,
      pack: 'thai2',
      currency: 'XXX',
      draw: { status: 'open', voidPrizes: ['first2'], result: 'x' },
      policy: { maxPayoutPerBet: 5000 },
      bets: {},
    };
    const mended: [string, unknown][] = [
      ['pack', 'thai'],
      ['currency', 'THB'],
      ['draw', { status: 'resulted', voidPrizes: ['first2'], result: 'x' }],
      ['draw', { status: 'resulted', voidPrizes: ['first'], result: 'x' }],
      ['draw', { status: 'resulted', result: thai }],
      ['policy', { maxPayoutPerBet: '5000' }],
      ['bets', []],
    ];
    const found = mended.map(([key, value]) => {
      const { error } = answerTo(given);
      given[key] = value;
      return error;
    });
    expect(found).toEqual([
      'PACK_UNKNOWN',
      'CURRENCY_UNKNOWN',
      'DRAW_STATUS_INVALID',
      'VOID_PRIZE_UNKNOWN',
      'RESULT_INVALID',
      'POLICY_INVALID',
      'BETS_INVALID',
    ]);
    expect(answerTo(given)).not.toHaveProperty('error');
  });

  test.each([null, 5, 'case', [], {}])('%j is refused', (given) => expect(answerTo(given)).toMatchObject({ error: 'PACK_UNKNOWN' }));

  test.each<[object, string]>([
    [{ pack: 'toString' }, 'PACK_UNKNOWN'],
    [{ currency: 'toString' }, 'CURRENCY_UNKNOWN'],
    [{ currency: undefined }, 'CURRENCY_UNKNOWN'],
    [{ draw: undefined }, 'DRAW_STATUS_INVALID'],
    [{ draw: { status: 'settled' } }, 'DRAW_STATUS_INVALID'],
    [{ draw: { status: 'void', voidPrizes: ['x'] } }, 'VOID_PRIZE_UNKNOWN'],
    [{ draw: { status: 'void', voidPrizes: 'first' } }, 'VOID_PRIZE_UNKNOWN'],
    [{ draw: { status: 'resulted', voidPrizes: [1] } }, 'VOID_PRIZE_UNKNOWN'],
    [{ draw: { status: 'resulted', result: { ...thai, first: '107387' } } }, 'RESULT_INVALID'],
    [{ draw: { status: 'resulted', fair: { ...seeds, serverSeed: 'x' } } }, 'RESULT_INVALID'],
    [{ draw: { status: 'resulted', fair: { ...seeds, nonce: -1 } } }, 'RESULT_INVALID'],
    [{ draw: { status: 'resulted', fair: null } }, 'RESULT_INVALID'],
    [{ bets: { id: 'a' } }, 'BETS_INVALID'],
  ])('%j: %s', (change, error) => expect(answerTo({ ...good, ...change })).toEqual({ id: 'x', error }));
});

test('seeds derive a result that settles the bets; a void draw derives none', () => {
  const bets = [{ id: 'a', type: 'top2', selection: ['21'], unit: '1.00' }];
  const fair = { ...seeds, nonce: '20260822001' };
  const hanoi = { ...good, pack: 'hanoi', bets };
  expect(answerTo({ ...hanoi, draw: { status: 'resulted', fair } })).toMatchObject({
    result: { special: ['29121'], prize1: ['23253'] },
    bets: [{ outcome: 'won', payout: '90.00' }],
  });
  const voided = answerTo({ ...hanoi, draw: { status: 'void', fair } });
  expect(voided).not.toHaveProperty('result');
  expect(voided).toMatchObject({ bets: [{ reason: 'VOID_DRAW', refund: '1.00' }] });
});

test('options, void lines and members belong to the case', () => {
  const tie = { pack: 'ssc', currency: 'CNY', draw: { status: 'resulted', result: { digits: ['5', '0', '0', '0', '5'] } } };
  const bets = [
    { id: 'a', type: 'dragonTiger', selection: ['dragon', 'tie'], unit: '1.00' },
    { id: 'b', type: 'dragonTiger', selection: ['dragon'], unit: '1.00', void: true },
    { id: 'c', type: 'dragonTiger', selection: ['dragon'], unit: '1.00', void: 'yes' },
  ];
  expect(answerTo({ ...tie, id: 1, options: { tieRefunds: true }, bets })).toMatchObject({
    id: 1,
    bets: [
      { outcome: 'won', payout: '9.50', refund: '1.00' },
      { reason: 'VOID_BET', refund: '1.00' },
      { outcome: 'refunded', reason: 'TIE', refund: '1.00' },
    ],
    totals: { bets: 3, stake: '4.00', payout: '9.50', refund: '3.00', net: '-8.50' },
  });
  expect(answerTo({ ...tie, options: { tieRefunds: 'true' }, bets })).toMatchObject({
    bets: [{ refund: '0.00' }, {}, { outcome: 'lost' }],
  });
});

test('invalid bets are refused one by one', () => {
  const { bets, totals } = answerTo({ ...good, bets: [null, 7, { id: 'a' }, { id: 'b', type: 'top2', selection: '87', unit: '1' }] });
  expect((bets as { reason: string }[]).map(({ reason }) => reason)).toEqual([
    'TYPE_UNKNOWN',
    'TYPE_UNKNOWN',
    'TYPE_UNKNOWN',
    'SELECTION_INVALID',
  ]);
  expect(totals).toEqual({ bets: 0, stake: '0.00', payout: '0.00', refund: '0.00', net: '0.00' });
});

test("the central provinces' pack is the south's", () => {
  expect(answerTo({ id: 'c', pack: 'vn-central', currency: 'VND', draw: { status: 'void' }, bets: [] })).toMatchObject({
    pack: 'vn-central',
  });
});

describe('npm run settle:lottery', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'settle-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const written = (name: string, text: string) => {
    writeFileSync(path.join(folder, name), text);
    return path.join(folder, name);
  };
  const program = path.join(import.meta.dirname, 'settle.ts');

  test('prints one JSON document: an answer, or a list of answers in the same order', () => {
    const file = written('cases.json', JSON.stringify([good, { ...good, id: 'y', pack: '?' }]));
    const answers: unknown = JSON.parse(execFileSync(process.execPath, [program, '--case', file, '--json'], { encoding: 'utf8' }));
    expect(answers).toMatchObject([
      { id: 'x', bets: [] },
      { id: 'y', error: 'PACK_UNKNOWN' },
    ]);
  });

  test('exits with 1 for invalid JSON, and prints nothing', () => {
    const ran = spawnSync(process.execPath, [program, '--case', written('x.json', '{'), '--json'], { encoding: 'utf8' });
    expect({ status: ran.status, stdout: ran.stdout }).toEqual({ status: 1, stdout: '' });
    expect(ran.stderr).toContain('x.json is not JSON');
  });

  test('exits with 1 for a file that does not exist, and names it', () => {
    const ran = spawnSync(process.execPath, [program, '--case', '/absent.json', '--json'], { encoding: 'utf8' });
    expect({ status: ran.status, stdout: ran.stdout }).toEqual({ status: 1, stdout: '' });
    expect(ran.stderr).toMatch(/^\/absent\.json cannot be read: [^\n]+\n$/);
  });
});
