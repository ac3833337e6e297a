import { describe, expect, test } from 'vitest';
import type { Currency } from '../currencies.ts';
import { toDecimal } from '../money.ts';
import { selectionsOf } from './all-selections.ts';
import { elementsOf, permutationsOf } from './alphabet.ts';
import { readLine, type RawLine } from './line.ts';
import type { BetType } from './pack.ts';
import { packIds, packs, type PackId } from './packs.ts';

const why = (pack: PackId, raw: Partial<RawLine>, currency: Currency = 'BDT') => {
  const read = readLine(packs[pack], { type: undefined, selection: undefined, unit: '1', ...raw }, currency);
  return typeof read === 'string' ? read : null;
};

describe('what is wrong with a line is found in one order', () => {
  test('each fault hides those after it', () => {
    const line = { type: 'x', selection: ['1'], unit: '0', costUnits: 0, odds: 'x', stake: '1' };
    const mended: [keyof typeof line, unknown][] = [
      ['type', 'lo2'],
      ['selection', ['13']],
      ['unit', '1.00'],
      ['costUnits', 27],
      ['odds', '99.5'],
      ['stake', '27.00'],
    ];
    const found = mended.map(([key, value]) => {
      const problem = why('vn-north', line);
      Object.assign(line, { [key]: value });
      return problem;
    });
    expect([...found, why('vn-north', line)]).toEqual([
      'TYPE_UNKNOWN',
      'SELECTION_INVALID',
      'UNIT_INVALID',
      'COST_INVALID',
      'ODDS_INVALID',
      'STAKE_MISMATCH',
      null,
    ]);
  });

  test.each(['toString', '__proto__', '', 'LO2', 'deG8', 5, null, undefined])('type %j is unknown', (type) => {
    expect(why('vn-north', { type, selection: ['13'] })).toBe('TYPE_UNKNOWN');
  });
});

const types = packIds.flatMap((id) => packs[id].types.map((type) => [id, type.id, type] as const));

describe('of every type of every pack', () => {
  const lineOf = (id: PackId, type: BetType, selection: readonly string[]) =>
    readLine(packs[id], { type: type.id, selection, unit: '1', ...(type.at && { at: type.at.at(-1) }) }, 'BDT');
  /** So many elements for each choice: of a grid at every place. */
  const some = (type: BetType, count: number) => {
    const elements = elementsOf(type.alphabet);
    if (type.form !== 'grid') return elements.slice(0, count);
    return Array.from({ length: type.k! }, (_, place) => Array.from({ length: count }, (_, at) => elements[place + at]!).join(' '));
  };
  const leastOf = ({ form, k }: BetType) => (form === 'choose' ? k! : form === 'ordered' ? 2 : 1);

  test.each(types)('%s %s takes its smallest selection, and none below it', (id, _name, type) => {
    const least = leastOf(type);
    const first = elementsOf(type.alphabet)[0]!;
    const combinations = type.form === 'ordered' ? 2 : type.boxed ? permutationsOf(first) : 1;
    expect(lineOf(id, type, some(type, least))).toMatchObject({ combinations });
    const below = type.form === 'grid' ? some(type, 1).slice(1) : some(type, least - 1);
    expect(lineOf(id, type, below)).toBe('SELECTION_INVALID');
  });

  test.each(types)('%s %s takes all that there is, up to the most combinations', (id, _name, type) => {
    const elements = elementsOf(type.alphabet);
    const all = type.form === 'grid' ? Array.from({ length: type.k! }, () => elements.join(' ')) : elements;
    const made = type.form === 'grid' ? BigInt(elements.length) ** BigInt(type.k!) : selectionsOf(type);
    const line = lineOf(id, type, all);
    if (made > 10_000n) expect(line).toBe('TOO_MANY_COMBINATIONS');
    else expect(line).toMatchObject({ combinations: Number(selectionsOf(type)) });
    expect(lineOf(id, type, [...all, all[0]!])).toBe('SELECTION_INVALID');
  });
});

describe('selections', () => {
  test.each<[PackId, string, unknown, unknown?]>([
    ['vn-north', 'lo2', '13'],
    ['vn-north', 'lo2', null],
    ['vn-north', 'lo2', { 0: '13' }],
    ['vn-north', 'lo2', []],
    ['vn-north', 'lo2', [13]],
    ['vn-north', 'lo2', ['13', null]],
    ['vn-north', 'lo2', ['3']],
    ['vn-north', 'lo2', ['013']],
    ['vn-north', 'lo2', [' 13']],
    ['vn-north', 'lo2', ['১৩']],
    ['vn-north', 'lo2', ['13', '13']],
    ['vn-north', 'lo2', ['13'], '1'],
    ['vn-north', 'deBs', ['Big']],
    ['vn-north', 'xien2', ['13']],
    ['vn-north', 'truot10', ['01', '02', '03', '04', '05', '06', '07', '08', '09']],
    ['thai', 'tod3', ['777']],
    ['lao', 'tod4', ['7777']],
    ['4d', 'iboxBig', ['0000']],
    ['k3', 'sum', ['3']],
    ['k3', 'sum', ['18']],
    ['k3', 'sum', ['04']],
    ['k3', 'pairExact', ['211']],
    ['k3', 'pairExact', ['111']],
    ['k3', 'tripleAny', ['111']],
    ['k3', 'twoDiff', ['1']],
    ['ssc', 'digit', ['1']],
    ['ssc', 'digit', ['1'], '6'],
    ['ssc', 'digit', ['1'], 1],
    ['ssc', 'digit', ['1'], null],
    ['ssc', 'digit', ['10'], '1'],
    ['ssc', 'direct2', ['1', '2'], 'middle'],
    ['ssc', 'direct3', ['1', '2'], 'front'],
    ['ssc', 'direct3', ['1', '2', '3', '4'], 'front'],
    ['ssc', 'direct3', ['1', '2  3', '4'], 'front'],
    ['ssc', 'direct3', ['1', '2 ', '4'], 'front'],
    ['ssc', 'direct3', ['1', '', '4'], 'front'],
    ['ssc', 'direct3', ['1', '2 2', '4'], 'front'],
    ['ssc', 'direct3', ['1', '2,3', '4'], 'front'],
    ['ssc', 'group3', ['1'], 'front'],
    ['ssc', 'niu', ['11']],
    ['pk10', 'number', ['01'], '1'],
    ['pk10', 'number', ['1'], '11'],
    ['pk10', 'direct2', ['3', '3']],
    ['11x5', 'number', ['1'], '1'],
    ['11x5', 'number', ['12'], '1'],
    ['11x5', 'any8', ['01', '02', '03', '04', '05', '06', '07']],
    ['pc28', 'sum', ['28']],
    ['pc28', 'colour', ['none']],
  ])('%s %s does not take %j at %j', (pack, type, selection, at) => {
    expect(why(pack, { type, selection, ...(at !== undefined && { at }) })).toBe('SELECTION_INVALID');
  });

  const ten = '0 1 2 3 4 5 6 7 8 9';
  const numbers = (count: number, digits: number) => Array.from({ length: count }, (_, at) => String(at).padStart(digits, '0'));

  test.each<[PackId, string, readonly string[], number, string?]>([
    ['vn-north', 'lo2', ['13', '83'], 2],
    ['vn-north', 'lo4', numbers(10_000, 4), 10_000],
    ['vn-north', 'xien2', numbers(100, 2), 4950],
    ['vn-north', 'xien4', numbers(23, 2), 8855],
    ['vn-north', 'truot10', numbers(16, 2), 8008],
    ['4d', 'boxBig', ['1128'], 12],
    ['4d', 'boxBig', ['1234', '1122', '1112', '1111'], 24 + 6 + 4 + 1],
    ['ssc', 'group3', ['1', '2', '3'], 6, 'back'],
    ['ssc', 'star4', [ten, ten, ten, ten], 10_000],
    ['ssc', 'direct3', ['1 2', '3', '1 2 3'], 6, 'middle'],
    ['pk10', 'direct3', ['1 2', '1 2', '3'], 2],
    ['pk10', 'direct3', ['1 2 3 4 5 6 7 8 9 10', '1 2 3 4 5 6 7 8 9 10', '1 2 3 4 5 6 7 8 9 10'], 720],
    ['11x5', 'direct2', ['01 02', '02 03'], 3],
  ])('%s %s of %j makes combinations', (pack, type, selection, combinations, at) => {
    const line = readLine(packs[pack], { type, selection, unit: '1', ...(at && { at }) }, 'BDT');
    expect(line).toMatchObject({ combinations });
  });

  test.each<[PackId, string, readonly string[]]>([
    ['vn-north', 'xien3', numbers(41, 2)],
    ['vn-north', 'xien4', numbers(24, 2)],
    ['vn-north', 'truot10', numbers(100, 2)],
    ['4d', 'boxBig', numbers(600, 4)],
    ['ssc', 'star5', [ten, ten, ten, ten, ten]],
  ])('%s %s of too many is refused before they are made', (pack, type, selection) => {
    expect(why(pack, { type, selection })).toBe('TOO_MANY_COMBINATIONS');
  });

  test('a selection that is wrong and too large is wrong', () => {
    expect(why('ssc', { type: 'star5', selection: [ten, ten, ten, ten, `${ten} 9`] })).toBe('SELECTION_INVALID');
  });
});

describe('units, cost units, odds and stakes', () => {
  const lo2 = { type: 'lo2', selection: ['13'] };

  test.each([1, '0', '-1', '', 'x', '1e2', '1,00', '1.005', null, undefined, ['1'], '1234567890123456'])('unit %j is invalid', (unit) => {
    expect(why('vn-north', { ...lo2, unit })).toBe('UNIT_INVALID');
  });

  test.each<[string, Currency]>([
    ['1.500', 'BDT'],
    ['0.01', 'BDT'],
    ['1.00', 'VND'],
    ['1', 'VND'],
  ])('unit %s %s is valid', (unit, currency) => {
    expect(why('vn-north', { ...lo2, unit }, currency)).toBeNull();
  });

  test('a currency without decimals has none in units', () => {
    expect(why('vn-north', { ...lo2, unit: '1.5' }, 'VND')).toBe('UNIT_INVALID');
  });

  test.each([0, -1, 1.5, '22', null, true, 2 ** 53])('cost units %j are invalid', (costUnits) => {
    expect(why('vn-north', { ...lo2, costUnits })).toBe('COST_INVALID');
  });

  test.each([78, '0', '0.0000', '-78', '78.12345', '1234567', '.5', '78.', '+78', '', null, ['78'], {}, { a: '78' }])(
    'odds %j are invalid for one price',
    (odds) => expect(why('vn-north', { ...lo2, odds })).toBe('ODDS_INVALID'),
  );

  test.each(['78', '0.0001', '999999.9999', '078.50'])('odds %s are valid', (odds) => {
    expect(why('vn-north', { ...lo2, odds })).toBeNull();
  });

  const big = { type: 'big', selection: ['4321'] };
  test.each<unknown>(['2500', { fourth: '1' }, { first: 2500 }, { first: '0' }, ['2500'], null, { toString: '1' }])(
    'odds %j are invalid for a table',
    (odds) => expect(why('4d', { ...big, odds })).toBe('ODDS_INVALID'),
  );

  test('a table covers only its keys', () => {
    const line = readLine(packs['4d'], { ...big, unit: '1', odds: { second: '900.5' } }, 'MYR');
    expect(line).toMatchObject({ odds: { first: '2500', second: '900.5', consolation: '60' } });
    expect(why('4d', { ...big, odds: {} })).toBeNull();
  });

  test.each([27, '28', '27.001', '', null, '-27'])('stake %j does not match', (stake) => {
    expect(why('vn-north', { ...lo2, stake })).toBe('STAKE_MISMATCH');
  });

  test.each(['27', '27.00', '27.000'])('stake %s matches', (stake) => {
    expect(why('vn-north', { ...lo2, stake })).toBeNull();
  });

  test('the stake is unit × cost units × combinations', () => {
    const line = readLine(packs['vn-north'], { type: 'lo2', selection: ['13', '83'], unit: '1.50', costUnits: 22 }, 'BDT');
    expect(typeof line === 'string' ? line : toDecimal(line.stake)).toBe('66.00');
  });
});
