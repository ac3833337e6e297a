import { describe, expect, test } from 'vitest';
import { toDecimal } from '../money.ts';
import { judge } from './judge.ts';
import { readLine } from './line.ts';
import { packs, type PackId } from './packs.ts';
import type { DrawnResult } from './result.ts';

/** A bet of 1.00 in short: its type and place, its selection by bars, and what comes of it: `won hits payout refund`. */
type Case = readonly [bet: string, selection: string, expected: string];

function outcomeOf(pack: PackId, result: DrawnResult, [bet, selection]: Case, options?: Readonly<Record<string, boolean>>): string {
  const [type, at] = bet.split('@');
  const line = readLine(packs[pack], { type, ...(at && { at }), selection: selection.split('|'), unit: '1.00' }, 'MYR');
  if (typeof line === 'string') return line;
  const { outcome, hits, payout, refund } = judge(line, result, packs[pack], options);
  return `${outcome} ${hits} ${toDecimal(payout)} ${toDecimal(refund)}`;
}

const lost = 'lost 0 0.00 0.00';

describe('vn-south', () => {
  const result = {
    special: ['821813'],
    prize1: ['12366'],
    prize2: ['85011'],
    prize3: ['83511', '40028'],
    prize4: ['11102', '22204', '33307', '44405', '55508', '66609', '77719'],
    prize5: ['4120'],
    prize6: ['5521', '6622', '7723'],
    prize7: ['755'],
    prize8: ['11'],
  };
  test.each<Case>([
    ['lo2', '11', 'won 3 294.00 0.00'],
    ['lo2k', '11', 'won 3 16.20 0.00'],
    ['lo3', '511', 'won 1 960.00 0.00'],
    ['lo3', '011', 'won 1 960.00 0.00'],
    // Prize 8 has two digits, so it is no 011, and the special prize's first three do not count.
    ['lo3', '821', lost],
    ['lo4', '1813|4120', 'won 2 17600.00 0.00'],
    ['de', '13', 'won 1 98.00 0.00'],
    ['deDau', '82', 'won 1 98.00 0.00'],
    ['deG8', '11', 'won 1 98.00 0.00'],
    ['dau', '1', 'won 1 9.80 0.00'],
    ['duoi', '3|1', 'won 1 9.80 0.00'],
    ['deBs', 'small|big|odd|even', 'won 2 3.90 0.00'],
    ['3cang', '813', 'won 1 960.00 0.00'],
    ['3cangDau', '755', 'won 1 960.00 0.00'],
    ['4cang', '1813', 'won 1 8800.00 0.00'],
    ['xien2', '11|13', 'won 1 27.00 0.00'],
    ['xien3', '11|13|66|00', 'won 1 150.00 0.00'],
    ['xien4', '11|13|66|28', 'won 1 700.00 0.00'],
    ['truot4', '00|10|30|40', 'won 1 2.00 0.00'],
    ['truot4', '00|10|30|40|50', 'won 5 10.00 0.00'],
    ['truot4', '11|10|30|40|50', 'won 1 2.00 0.00'],
    ['truot4', '11|13|30|40|50', lost],
    ['da2', '11|13', 'won 1 750.00 0.00'],
    ['da2', '11|13|66', 'won 3 2250.00 0.00'],
    ['da2', '00|11', lost],
  ])('%s on %s: %s', (...each) => expect(outcomeOf('vn-south', result, each)).toBe(each[2]));
});

test('the rarer of two tails counts: both twice is two hits', () => {
  const result = {
    special: ['000011'],
    prize1: ['00011'],
    prize2: ['00013'],
    prize3: ['00013', '00013'],
    prize4: Array.from({ length: 7 }, () => '00000'),
    prize5: ['0000'],
    prize6: ['0000', '0000', '0000'],
    prize7: ['000'],
    prize8: ['00'],
  };
  expect(outcomeOf('vn-south', result, ['da2', '11|13', ''])).toBe('won 2 1500.00 0.00');
  expect(outcomeOf('vn-south', result, ['da2', '11|13|00', ''])).toBe('won 7 5250.00 0.00');
});

describe('thai, hanoi and lao', () => {
  const thai = { first: ['107387'], last2: ['08'], front3: ['091', '091'], back3: ['602', '716'] };
  test.each<Case>([
    ['tod3', '873|387|377', 'won 2 300.00 0.00'],
    ['front3', '091', 'won 2 900.00 0.00'],
    ['back3', '716|602|091', 'won 2 900.00 0.00'],
    ['runTop', '7|0', 'won 1 3.20 0.00'],
    ['runBottom', '0|8|1', 'won 2 8.40 0.00'],
    ['bottom2', '08', 'won 1 90.00 0.00'],
  ])('thai %s on %s: %s', (...each) => expect(outcomeOf('thai', thai, each)).toBe(each[2]));

  test('a digit that shows twice is one hit, and a pair pays its own odds', () => {
    expect(outcomeOf('thai', { ...thai, first: ['000377'] }, ['runTop', '7', ''])).toBe('won 1 3.20 0.00');
    expect(outcomeOf('thai', { ...thai, first: ['000377'] }, ['tod3', '773', ''])).toBe('won 1 300.00 0.00');
    expect(outcomeOf('thai', { ...thai, first: ['000777'] }, ['tod3', '773', ''])).toBe(lost);
  });

  test.each<Case>([
    ['top3', '121', 'won 1 900.00 0.00'],
    ['top2', '21', 'won 1 90.00 0.00'],
    ['bottom2', '53', 'won 1 90.00 0.00'],
    ['runBottom', '5', 'won 1 4.20 0.00'],
  ])('hanoi %s on %s: %s', (...each) => expect(outcomeOf('hanoi', { special: ['29121'], prize1: ['23253'] }, each)).toBe(each[2]));

  test.each(['983171', '83171', '3171'])('lao reads the last four of %s', (number) => {
    expect(outcomeOf('lao', { number: [number] }, ['bottom2', '31', ''])).toBe('won 1 90.00 0.00');
    expect(outcomeOf('lao', { number: [number] }, ['runBottom', '3', ''])).toBe('won 1 4.20 0.00');
    expect(outcomeOf('lao', { number: [number] }, ['tod4', '7113', ''])).toBe('won 1 500.00 0.00');
    expect(outcomeOf('lao', { number: [number] }, ['runBottom', '7', ''])).toBe(lost);
  });
});

describe('4d', () => {
  const numbers = (first: number) => Array.from({ length: 10 }, (_, at) => String(first + at));
  const result = {
    first: ['8211'],
    second: ['4321'],
    third: ['8211'],
    special: numbers(2001),
    consolation: [...numbers(3001).slice(0, 9), '1182'],
  };
  test.each<Case>([
    // A number that is drawn twice pays for each.
    ['big', '8211', 'won 2 3000.00 0.00'],
    ['small', '8211', 'won 2 4500.00 0.00'],
    ['boxBig', '1128', 'won 3 3060.00 0.00'],
    ['boxSmall', '1128|1234', 'won 3 6500.00 0.00'],
    ['iboxBig', '1128', 'won 3 256.00 0.00'],
    // Two orders of the same digits are two elements, each with all of its orders.
    ['boxBig', '1128|8211', 'won 6 6120.00 0.00'],
    ['iboxBig', '1128|8211', 'won 6 512.00 0.00'],
    ['iboxSmall', '1234', 'won 1 84.00 0.00'],
    ['4a', '8211', 'won 1 6000.00 0.00'],
    ['3a', '211', 'won 1 660.00 0.00'],
    ['2a', '11', 'won 1 65.00 0.00'],
    ['3abc', '211', 'won 2 440.00 0.00'],
    ['big', '3005', 'won 1 60.00 0.00'],
    ['small', '3005', lost],
  ])('%s on %s: %s', (...each) => expect(outcomeOf('4d', result, each)).toBe(each[2]));
});

describe('k3', () => {
  test.each<readonly [dice: string, ...Case]>([
    ['1 1 2', 'pairAny', '11|22', 'won 1 15.00 0.00'],
    ['2 1 1', 'pairExact', '112|122', 'won 1 80.00 0.00'],
    ['1 1 1', 'pairExact', '112', lost],
    ['1 1 2', 'single', '1|2|3', 'won 2 5.00 0.00'],
    ['1 1 2', 'threeDiff', '1|2|3', lost],
    ['3 1 2', 'threeDiff', '1|2|3|4', 'won 1 40.00 0.00'],
    ['3 1 2', 'twoDiff', '1|2|3|4', 'won 3 24.00 0.00'],
    ['1 1 2', 'twoDiff', '1|2|3', 'won 1 8.00 0.00'],
    ['6 5 4', 'straightAny', 'any', 'won 1 10.00 0.00'],
    ['6 1 5', 'straightAny', 'any', lost],
    ['5 5 5', 'tripleAny', 'any', 'won 1 40.00 0.00'],
    ['5 5 5', 'tripleExact', '444|555', 'won 1 240.00 0.00'],
    ['5 5 5', 'twoSide', 'big|small|odd|even', lost],
    ['5 5 4', 'twoSide', 'big|even', 'won 2 3.90 0.00'],
    ['5 5 1', 'twoSide', 'big', 'won 1 1.95 0.00'],
    ['5 4 1', 'twoSide', 'big', lost],
  ])('%s: %s on %s: %s', (dice, ...each) => expect(outcomeOf('k3', { dice: dice.split(' ') }, each)).toBe(each[2]));

  test('a triple has its sides where the house says so', () => {
    expect(outcomeOf('k3', { dice: ['5', '5', '5'] }, ['twoSide', 'big|odd', ''], { tripleLoses: false })).toBe('won 2 3.90 0.00');
  });
});

describe('ssc', () => {
  test.each<readonly [digits: string, ...Case]>([
    ['89012', 'digit@2', '9|8', 'won 1 9.80 0.00'],
    ['89012', 'twoSide@1', 'big|even', 'won 2 3.92 0.00'],
    ['88889', 'twoSide@sum', 'big|odd', 'won 2 3.92 0.00'],
    ['59999', 'twoSide@1', 'big', 'won 1 1.96 0.00'],
    ['77777', 'shape@middle', 'leopard|pair', 'won 1 95.00 0.00'],
    ['90133', 'shape@front', 'straight', 'won 1 15.50 0.00'],
    ['90533', 'shape@front', 'halfStraight', 'won 1 2.60 0.00'],
    ['90533', 'shape@back', 'pair', 'won 1 3.50 0.00'],
    ['13579', 'shape@front', 'mixed', 'won 1 3.10 0.00'],
    ['12345', 'niu', '5', 'won 1 15.00 0.00'],
    ['00000', 'niu', '10', 'won 1 15.00 0.00'],
    ['11111', 'niu', '0|10', 'won 1 2.60 0.00'],
    ['77777', 'poker', 'five|four', 'won 1 9000.00 0.00'],
    ['77757', 'poker', 'four', 'won 1 200.00 0.00'],
    ['77755', 'poker', 'fullHouse|three|pair', 'won 1 105.00 0.00'],
    ['80917', 'poker', 'straight', 'won 1 78.00 0.00'],
    ['77715', 'poker', 'three', 'won 1 13.00 0.00'],
    ['77155', 'poker', 'twoPairs|pair', 'won 1 8.70 0.00'],
    ['77150', 'poker', 'pair', 'won 1 1.88 0.00'],
    ['13579', 'poker', 'none', 'won 1 3.25 0.00'],
    ['13579', 'star5', '1|3|5 6|7|9', 'won 1 98000.00 0.00'],
    ['13579', 'star4', '3|5|7|9 8', 'won 1 9800.00 0.00'],
    ['11579', 'group3@front', '1|5|7', 'won 1 326.66 0.00'],
    ['15179', 'group3@front', '5|1', 'won 1 326.66 0.00'],
    ['11179', 'group3@front', '1|5', lost],
    ['15779', 'group3@front', '1|5|7', lost],
    ['15779', 'group6@front', '7|5|1|2', 'won 1 163.33 0.00'],
    ['11779', 'group6@front', '1|7|2', lost],
    ['15779', 'direct2@back', '7|9', 'won 1 98.00 0.00'],
    ['15779', 'group2@back', '9|7|1', 'won 1 49.00 0.00'],
    ['15777', 'group2@back', '7|1', lost],
    ['15577', 'any1@middle', '5|7|1', 'won 2 7.20 0.00'],
    ['50001', 'dragonTiger', 'dragon|tiger', 'won 1 2.15 0.00'],
    ['50005', 'dragonTiger', 'dragon|tiger', lost],
    ['50005', 'dragonTiger', 'tie', 'won 1 9.50 0.00'],
  ])('%s: %s on %s: %s', (digits, ...each) => expect(outcomeOf('ssc', { digits: [...digits] }, each)).toBe(each[2]));

  test.each<Case>([
    ['dragonTiger', 'dragon|tiger', 'refunded 0 0.00 2.00'],
    ['dragonTiger', 'tiger', 'refunded 0 0.00 1.00'],
    ['dragonTiger', 'dragon|tie', 'won 1 9.50 1.00'],
  ])('a tie gives stakes back where the house says so: %s on %s: %s', (...each) =>
    expect(outcomeOf('ssc', { digits: [...'50005'] }, each, { tieRefunds: true })).toBe(each[2]),
  );
});

describe('pk10 and 11x5', () => {
  const order = '3 8 1 10 5 2 7 9 4 6'.split(' ');
  test.each<Case>([
    ['number@4', '10|1', 'won 1 9.80 0.00'],
    ['twoSide@10', 'big|even', 'won 2 3.92 0.00'],
    ['dragonTiger@5', 'dragon|tiger', 'won 1 1.96 0.00'],
    ['sum2Side', 'big|even', lost],
    ['sum3Side', 'small|even', 'won 2 3.90 0.00'],
    ['direct3', '3 4|8|1 2', 'won 1 705.60 0.00'],
  ])('pk10 %s on %s: %s', (...each) => expect(outcomeOf('pk10', { order }, each)).toBe(each[2]));

  const balls = '05 11 03 08 01'.split(' ');
  test.each<Case>([
    ['number@2', '11', 'won 1 10.78 0.00'],
    ['front1', '05|11', 'won 1 13.00 0.00'],
    ['twoSide@1', 'small|odd|big', 'won 2 3.92 0.00'],
    ['twoSide@2', 'big|odd', 'refunded 0 0.00 2.00'],
    ['sumSide', 'small|even', 'won 2 3.94 0.00'],
    ['dragonTiger', 'dragon', 'won 1 1.95 0.00'],
    ['any3', '05|11|03|02', 'won 1 19.00 0.00'],
    ['any5', '05|11|03|08|01', 'won 1 540.00 0.00'],
    ['any6', '05|11|03|08|01|02|04', 'won 2 180.00 0.00'],
    ['any6', '05|11|03|08|02|04|06', lost],
    ['any7', '05|11|03|08|01|02|04|06', 'won 3 78.00 0.00'],
    ['direct3', '05|11|03', 'won 1 1170.00 0.00'],
    ['group2', '11|05|01', 'won 1 65.00 0.00'],
    ['group3', '03|11|05', 'won 1 195.00 0.00'],
    ['group3', '03|11|08', lost],
  ])('11x5 %s on %s: %s', (...each) => expect(outcomeOf('11x5', { balls }, each)).toBe(each[2]));

  // 05 + 11 + 03 + 10 + 01 = 30: given back to big and small, and even.
  test.each<Case>([
    ['sumSide', 'big|small', 'refunded 0 0.00 2.00'],
    ['sumSide', 'big|odd', 'lost 0 0.00 1.00'],
    ['sumSide', 'big|even', 'won 1 1.99 1.00'],
  ])('11x5 at 30 %s on %s: %s', (...each) => expect(outcomeOf('11x5', { balls: ['05', '11', '03', '10', '01'] }, each)).toBe(each[2]));
});

describe('pc28', () => {
  test.each<readonly [digits: string, ...Case]>([
    ['000', 'sum', '0', 'won 1 950.00 0.00'],
    ['000', 'colour', 'red|green|blue', lost],
    ['436', 'colour', 'red|green|blue', lost],
    ['552', 'colour', 'red', 'won 1 2.85 0.00'],
    ['001', 'colour', 'green', 'won 1 3.65 0.00'],
    ['002', 'colour', 'blue', 'won 1 3.65 0.00'],
    ['770', 'combo', 'bigEven', 'won 1 3.50 0.00'],
    ['760', 'combo', 'smallOdd', 'won 1 3.50 0.00'],
    ['776', 'twoSide', 'big|even', 'won 2 3.90 0.00'],
    ['770', 'twoSide', 'small', lost],
    ['005', 'extreme', 'extremeSmall', 'won 1 16.90 0.00'],
    ['006', 'extreme', 'extremeSmall', lost],
    ['994', 'extreme', 'extremeBig', 'won 1 16.90 0.00'],
    ['901', 'shape', 'straight', 'won 1 15.50 0.00'],
  ])('%s: %s on %s: %s', (digits, ...each) => expect(outcomeOf('pc28', { digits: [...digits] }, each)).toBe(each[2]));
});
