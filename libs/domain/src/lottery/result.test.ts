import { describe, expect, test } from 'vitest';
import { packs, type PackId } from './packs.ts';
import { readResult } from './result.ts';

const thai = { first: ['107387'], last2: ['08'], front3: ['091', '298'], back3: ['602', '716'] };

describe('results', () => {
  test('what the pack does not name is ignored', () => {
    const read = readResult(packs.hanoi, { special: ['29121'], prize1: ['23253'], prize2: ['x'] });
    expect(read).toEqual({ result: { special: ['29121'], prize1: ['23253'] }, missing: [], repeated: [] });
  });

  test.each<[PackId, unknown, readonly string[]]>([
    ['thai', undefined, ['first', 'last2', 'front3', 'back3']],
    ['thai', null, ['first', 'last2', 'front3', 'back3']],
    ['thai', { ...thai, back3: ['602'] }, ['back3']],
    ['thai', { ...thai, back3: ['602', null] }, ['back3']],
    ['thai', { ...thai, first: null }, ['first']],
    ['k3', {}, ['dice']],
    ['k3', { dice: ['1', null, '3'] }, ['dice']],
    ['pk10', { order: ['1', '2'] }, ['order']],
    ['pc28', { balls: ['1', '2'] }, ['balls']],
  ])('%s %j is incomplete', (pack, given, missing) => {
    expect(readResult(packs[pack], given)).toMatchObject({ missing });
  });

  test.each<[PackId, unknown]>([
    ['thai', 'thai'],
    ['thai', []],
    ['thai', 7],
    ['thai', { ...thai, first: '107387' }],
    ['thai', { ...thai, first: [107387] }],
    ['thai', { ...thai, first: ['10738'] }],
    ['thai', { ...thai, last2: ['8 '] }],
    ['thai', { ...thai, back3: ['602', '716', '001'] }],
    ['lao', { number: ['123'] }],
    ['lao', { number: ['1234567'] }],
    ['k3', { dice: ['1', '2', '7'] }],
    ['k3', { dice: ['1', '2', '3', '4'] }],
    ['pk10', { order: ['1', '1'] }],
    ['11x5', { balls: ['1', '02', '03', '04', '05'] }],
    ['11x5', { balls: ['01', '02', '03', '04', '04'] }],
    ['pc28', { digits: ['1', '2', '10'] }],
    ['pc28', { balls: ['1', '1'] }],
    ['pc28', { balls: ['01'] }],
    ['pc28', { balls: ['81'] }],
  ])('%s %j is invalid', (pack, given) => {
    expect(readResult(packs[pack], given)).toBe('RESULT_INVALID');
  });

  test.each(['1234', '12345', '123456'])('lao takes %s', (number) => {
    expect(readResult(packs.lao, { number: [number] })).toMatchObject({ missing: [] });
  });

  test('twenty balls of eighty make the digits of pc28: sorted as numbers, by sixes', () => {
    const balls = ['80', '2', '10', '1', '3', '4', '5', '21', '22', '23', '24', '25', '26', '31', '32', '33', '34', '35', '36', '79'];
    // 1+2+3+4+5+10 = 25; 21+...+26 = 141; 31+...+36 = 201.
    expect(readResult(packs.pc28, { balls })).toMatchObject({ result: { digits: ['5', '1', '1'] } });
    expect(readResult(packs.pc28, { balls, digits: ['9', '9', '9'] })).toMatchObject({ result: { digits: ['9', '9', '9'] } });
  });

  test('void prizes need not be there, and must be prizes of the pack', () => {
    expect(readResult(packs.thai, { ...thai, back3: undefined }, ['back3'])).toMatchObject({ missing: [] });
    expect(readResult(packs.thai, thai, ['back4'])).toBe('VOID_PRIZE_UNKNOWN');
    expect(readResult(packs.k3, {}, ['dice'])).toBe('VOID_PRIZE_UNKNOWN');
  });

  test("the north's seventh prize that repeats is told, and settled", () => {
    const numbers = (count: number, digits: number) => Array.from({ length: count }, () => '1'.repeat(digits));
    const [special, prize1, prize2, prize3] = [numbers(1, 5), numbers(1, 5), numbers(2, 5), numbers(6, 5)];
    const [prize4, prize5, prize6, prize7] = [numbers(4, 4), numbers(6, 4), numbers(3, 3), ['26', '09', '26', '64']];
    const read = readResult(packs['vn-north'], { special, prize1, prize2, prize3, prize4, prize5, prize6, prize7 });
    expect(read).toMatchObject({ missing: [], repeated: ['prize7'] });
  });
});
