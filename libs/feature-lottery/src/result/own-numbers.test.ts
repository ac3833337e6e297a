import type { Schema } from '@parlour/api';
import { packs, type PackId } from '@parlour/domain/lottery';
import { describe, expect, test } from 'vitest';
import { ownOf } from './own-numbers.ts';

/** A line of a ticket. The cast leaves out its money and its times, which `ownOf` does not read. */
const lineOf = (type: string, selection: readonly string[], state = 'accepted', at?: string) =>
  ({ type, selection, state, ...(at !== undefined && { at }) }) as unknown as Schema<'LotteryLine'>;

/** A shipped pack's types of bets. The cast leaves out what the gateway adds for a merchant, which `ownOf` does not read. */
const typesOf = (packId: PackId) => packs[packId].types as unknown as Schema<'LotteryBetType'>[];

/** What of a result is in one line of a shipped pack. */
function own(packId: PackId, type: string, selection: readonly string[], at?: string) {
  return ownOf([lineOf(type, selection, 'accepted', at)], typesOf(packId));
}

/** The digits that are lit, each other one as a dot. */
const shown = (symbols: readonly string[], lit: ReadonlySet<number>) => symbols.map((symbol, at) => (lit.has(at) ? symbol : '.')).join(' ');

describe('of a drawn number', () => {
  test.each<[PackId, string, readonly string[], prize: string, number: string, lit: string]>([
    ['vn-north', 'lo2', ['13'], 'special', '60213', '. . . 1 3'],
    ['vn-north', 'lo3', ['026'], 'prize7', '26', '. .'],
    ['vn-north', 'de', ['13'], 'prize1', '60213', '. . . . .'],
    ['vn-north', 'deDau', ['60'], 'special', '60213', '6 0 . . .'],
    ['vn-north', 'dau', ['1'], 'special', '60213', '. . . 1 .'],
    ['vn-north', 'duoi', ['3', '1'], 'special', '60213', '. . . . 3'],
    ['vn-north', 'deBs', ['small'], 'special', '60213', '. . . 1 3'],
    ['vn-north', 'deBs', ['even', 'big'], 'special', '60213', '. . . . .'],
    ['vn-north', 'xien2', ['13', '99'], 'special', '60213', '. . . 1 3'],
    ['thai', 'tod3', ['738'], 'first', '107387', '. . . 3 8 7'],
    ['thai', 'runTop', ['8', '1'], 'first', '107387', '. . . . 8 .'],
    ['lao', 'bottom2', ['31'], 'number', '983171', '. . 3 1 . .'],
    ['lao', 'runBottom', ['1', '7'], 'number', '983171', '. . . 1 . .'],
    ['4d', 'big', ['1128'], 'first', '8211', '. . . .'],
    ['4d', 'boxBig', ['1128'], 'first', '8211', '8 2 1 1'],
    ['4d', 'iboxSmall', ['1128'], 'special', '8211', '. . . .'],
    ['4d', '3abc', ['211'], 'third', '8211', '. 2 1 1'],
  ])('%s %s %j in %s %s: %s', (pack, type, selection, prize, number, lit) => {
    expect(shown([...number], own(pack, type, selection).digits(prize, number))).toBe(lit);
  });

  test('all lines count together, but for cancelled ones', () => {
    const lines = [lineOf('deDau', ['60']), lineOf('de', ['13']), lineOf('lo3', ['213'], 'cancelled')];
    const { digits } = ownOf(lines, typesOf('vn-north'));
    expect(shown([...'60213'], digits('special', '60213'))).toBe('6 0 . 1 3');
  });
});

describe('of a fast result', () => {
  test.each<[PackId, string, readonly string[], at: string | undefined, symbols: string, lit: string]>([
    ['k3', 'single', ['2', '6'], undefined, '2 2 5', '2 2 .'],
    ['k3', 'pairAny', ['22', '55'], undefined, '2 2 5', '2 2 .'],
    ['k3', 'pairExact', ['225'], undefined, '5 2 2', '5 2 2'],
    ['k3', 'twoDiff', ['1', '5'], undefined, '2 2 5', '. . 5'],
    ['ssc', 'digit', ['7'], '2', '7 7 0 0 0', '. 7 . . .'],
    ['ssc', 'direct3', ['0', '1 5', '9'], 'back', '0 5 0 1 2', '. . 0 1 .'],
    ['ssc', 'group3', ['0', '1'], 'front', '0 1 0 1 0', '0 1 0 . .'],
    ['ssc', 'twoSide', ['small'], '3', '9 9 0 9 9', '. . 0 . .'],
    ['ssc', 'twoSide', ['small'], 'sum', '0 0 0 0 1', '. . . . .'],
    ['pk10', 'number', ['10'], '4', '3 8 1 10 5 2 7 9 4 6', '. . . 10 . . . . . .'],
    ['11x5', 'any2', ['05', '11'], undefined, '05 11 03 08 01', '05 11 . . .'],
    ['pc28', 'sum', ['17'], undefined, '9 8 0', '. . .'],
  ])('%s %s %j at %s in %s: %s', (pack, type, selection, at, symbols, lit) => {
    const drawn = symbols.split(' ');
    expect(shown(drawn, own(pack, type, selection, at).symbols(drawn))).toBe(lit);
  });

  test.each<[PackId, string, readonly string[], at: string | undefined, symbols: string, is: boolean]>([
    ['pc28', 'sum', ['17'], undefined, '9 8 0', true],
    ['pc28', 'twoSide', ['small', 'even'], undefined, '9 8 0', false],
    ['k3', 'twoSide', ['big'], undefined, '5 5 1', true],
    ['ssc', 'twoSide', ['small'], 'sum', '0 0 0 0 1', true],
    ['ssc', 'twoSide', ['small'], '1', '0 0 0 0 1', false],
    ['k3', 'single', ['3'], undefined, '1 1 1', false],
  ])('the sum of %s %s %j at %s in %s', (pack, type, selection, at, symbols, is) => {
    expect(own(pack, type, selection, at).sum(symbols.split(' '))).toBe(is);
  });
});
