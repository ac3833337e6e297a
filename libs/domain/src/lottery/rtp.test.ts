import { describe, expect, test } from 'vitest';
import { decimalOf } from './exact.ts';
import { typeOf, type RulePack } from './pack.ts';
import { packs, packIds, type PackId } from './packs.ts';
import { rtpOf } from './rtp.ts';

/** What is returned in percent with two decimals, as `lowest` or `lowest-highest`. */
function percent(pack: RulePack, id: string): string {
  const { lowest, highest } = rtpOf(pack, typeOf(pack, id)!);
  const [least, most] = [lowest, highest].map(({ top, bottom }) => decimalOf({ top: top * 100n, bottom }, 2));
  return least === most ? least! : `${least}-${most}`;
}

/** The figures of lottery.md 5, of every type. */
const published: Record<PackId, Record<string, string>> = {
  'vn-north': {
    lo2: '99.50',
    lo3: '98.00',
    lo4: '88.80',
    lo2k: '99.36',
    de: '99.50',
    deDau: '99.50',
    deG1: '98.00',
    deG7: '98.00',
    dau: '99.00',
    duoi: '99.00',
    deBs: '97.50',
    '3cang': '98.00',
    '3cangDau': '96.00',
    '4cang': '88.80',
    xien2: '88.16',
    xien3: '80.42',
    xien4: '48.45',
    truot4: '76.20',
    truot8: '83.76',
    truot10: '69.30',
  },
  'vn-south': {
    lo2: '98.00',
    lo3: '96.00',
    lo4: '88.00',
    lo2k: '97.20',
    de: '98.00',
    deDau: '98.00',
    deG8: '98.00',
    dau: '98.00',
    duoi: '98.00',
    deBs: '97.50',
    '3cang': '96.00',
    '3cangDau': '96.00',
    '4cang': '88.00',
    xien2: '70.49',
    xien3: '58.70',
    xien4: '38.87',
    truot4: '95.92',
    truot8: '78.03',
    truot10: '67.54',
    da2: '54.71',
  },
  thai: {
    top3: '90.00',
    tod3: '90.00',
    top2: '90.00',
    bottom2: '90.00',
    runTop: '86.72',
    runBottom: '79.80',
    front3: '90.00',
    back3: '90.00',
  },
  hanoi: { top3: '90.00', tod3: '90.00', top2: '90.00', bottom2: '90.00', runTop: '86.72', runBottom: '79.80' },
  lao: { top3: '90.00', tod3: '90.00', top2: '90.00', bottom2: '90.00', runTop: '86.72', runBottom: '79.80', top4: '60.00', tod4: '60.00' },
  '4d': {
    big: '64.00',
    small: '65.00',
    boxBig: '64.00',
    boxSmall: '65.00',
    iboxBig: '64.00-66.72',
    iboxSmall: '65.00-65.28',
    '4a': '60.00',
    '3a': '66.00',
    '2a': '65.00',
    '3abc': '66.00',
  },
  k3: {
    sum: '55.56-58.33',
    twoSide: '94.79',
    single: '92.13',
    tripleAny: '55.56',
    tripleExact: '55.56',
    pairAny: '55.56',
    pairExact: '55.56',
    threeDiff: '55.56',
    twoDiff: '55.56',
    straightAny: '55.56',
  },
  ssc: {
    digit: '98.00',
    twoSide: '98.00',
    dragonTiger: '95.00-96.75',
    shape: '93.00-95.00',
    niu: '92.69-97.58',
    poker: '90.00-94.75',
    star5: '98.00',
    star4: '98.00',
    direct3: '98.00',
    group3: '98.00',
    group6: '98.00',
    direct2: '98.00',
    group2: '98.00',
    any1: '97.56',
  },
  pk10: {
    number: '98.00',
    twoSide: '98.00',
    dragonTiger: '98.00',
    sum2: '93.33',
    sum2Side: '93.33-94.44',
    sum3Side: '97.50',
    direct2: '98.00',
    direct3: '98.00',
  },
  '11x5': {
    number: '98.00',
    front1: '59.09',
    twoSide: '98.18',
    sumSide: '97.35-97.67',
    dragonTiger: '97.50',
    any2: '54.55',
    any3: '57.58',
    any4: '59.09',
    any5: '58.44',
    any6: '58.44',
    any7: '59.09',
    any8: '54.55',
    direct2: '59.09',
    direct3: '59.09',
    group2: '59.09',
    group3: '59.09',
  },
  pc28: {
    sum: '94.94-95.00',
    twoSide: '97.50',
    combo: '94.15-94.71',
    extreme: '94.64',
    colour: '94.17-94.62',
    shape: '93.00-95.00',
  },
};

describe.each(packIds)('%s', (id) => {
  test('returns of every type what is stated', () => {
    expect(Object.fromEntries(packs[id].types.map((type) => [type.id, percent(packs[id], type.id)]))).toEqual(published[id]);
  });
});

test('a permutation type returns the figure of each number of permutations', () => {
  const { rows } = rtpOf(packs['4d'], typeOf(packs['4d'], 'iboxBig')!);
  expect(rows.map(({ key, rtp }) => `${key}: ${decimalOf({ top: rtp.top * 100n, bottom: rtp.bottom }, 2)}`)).toEqual([
    '24: 66.72',
    '12: 64.20',
    '6: 64.08',
    '4: 64.00',
  ]);
});

test('the return follows odds and cost units that a merchant sets', () => {
  const { lowest } = rtpOf(packs['vn-north'], typeOf(packs['vn-north'], 'lo2')!, '78', 22);
  expect(decimalOf({ top: lowest.top * 100n, bottom: lowest.bottom }, 2)).toBe('95.73');
});
