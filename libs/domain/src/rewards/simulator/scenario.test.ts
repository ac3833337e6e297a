import { expect, test } from 'vitest';
import { readOffer } from '../offer/read-offer.ts';
import { playScenario } from './scenario.ts';

const mission = { event: 'roundSettled', measure: 'count', target: '30', reset: 'daily' };

test.each([
  ['a mission that the member has completed', 'mission', { ...mission, amount: '5.00' }],
  ['a gift for a complete profile', 'reward', { event: 'profileComplete', amount: '5.00' }],
  ['a board that the member leads', 'leaderboard', { window: 'week', measure: 'points', prizes: ['5.00', '2.00'] }],
])('%s gives its amount, however it is reached', (_, kind, written) => {
  const of = { code: 'p', kind, currency: 'BDT', timeZone: 'Asia/Dhaka' } as const;
  const scenario = { deposit: 10_000n, stake: 100n, rounds: 3, line: 'RNG', returns: 0n } as const;
  const outcome = playScenario(written, readOffer(written, of), of, scenario);
  expect(outcome).toMatchObject({ refused: null, given: 500n, status: 'cash', played: 3, cash: 10_200n });
});
