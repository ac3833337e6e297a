import { currencies, formatMoney, money, type Currency } from '@parlour/domain';
import { describe, expect, test } from 'vitest';
import { lineBets, totalBet } from './bets.ts';

describe('bets', () => {
  test.each([
    ['BDT', '1.00'],
    ['VND', '1,000.00'],
    ['USD', '0.20'],
  ] as const)('in %s begin at a total of %s', (currency, total) => {
    expect(formatMoney(money(totalBet(lineBets(currency)[0]!), currency), 'en')).toContain(total);
  });

  test.each(Object.keys(currencies) as Currency[])('in %s rise, and are whole minor units', (currency) => {
    const bets = lineBets(currency);
    expect(bets.length).toBeGreaterThan(4);
    for (const [index, bet] of bets.entries()) expect(bet > (bets[index - 1] ?? 0n)).toBe(true);
  });

  test('below the least total of the operator are left out', () => {
    expect(lineBets('BDT', 500n).map(totalBet)[0]).toBe(500n);
  });
});
