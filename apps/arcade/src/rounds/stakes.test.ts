import { currencies, formatMoney, money, paces, type Currency } from '@parlour/domain';
import { describe, expect, test } from 'vitest';
import { readGames } from '../packs/read-games.ts';
import { stakesOf } from './stakes.ts';

const games = [...readGames().values()];

/** What the symbols of a slot pay, in its units; features multiply these. */
const paysOf = (pack: object) => Object.values((pack as { pays: Record<string, readonly number[]> }).pays).flat();

const unlimited = (currency: Currency) => ({ currency, minBet: null, pace: null });

describe('stakes', () => {
  test.each([
    ['BDT', '1.00'],
    ['VND', '1,000'],
    ['USD', '0.20'],
  ] as const)('in %s begin at %s', (currency, stake) => {
    expect(formatMoney(money(stakesOf({ bets: [1] }, unlimited(currency))[0]!, currency), 'en')).toContain(stake);
  });

  test.each(Object.keys(currencies) as Currency[])('of every game rise in %s, and no pay of a slot is rounded', (currency) => {
    for (const { current } of games) {
      const stakes = stakesOf(current.pack, unlimited(currency));
      expect(stakes.length).toBeGreaterThan(4);
      for (const [index, stake] of stakes.entries()) {
        expect(stake > (stakes[index - 1] ?? 0n)).toBe(true);
        // What an instant game pays is rounded down instead (games.md C).
        if (!current.pack.engine.startsWith('slot/')) continue;
        const rounded = paysOf(current.pack).filter((units) => (stake * BigInt(units)) % BigInt(current.pack.stakeUnits) !== 0n);
        expect([current.pack.pack, stake, rounded]).toEqual([current.pack.pack, stake, []]);
      }
    }
  });

  test('below the operator’s minimum, or above the law’s maximum, are left out', () => {
    const pace = { ...paces.demo, stakeMax: '5.00' };
    const bets = { bets: [1, 2, 5, 10] };
    expect(stakesOf(bets, { ...unlimited('BDT'), minBet: '5.00' })).toEqual([500n, 1000n]);
    expect(stakesOf(bets, { ...unlimited('BDT'), pace })).toEqual([100n, 200n, 500n]);
    expect(stakesOf(bets, { currency: 'BDT', minBet: '2.00', pace })).toEqual([200n, 500n]);
  });
});
