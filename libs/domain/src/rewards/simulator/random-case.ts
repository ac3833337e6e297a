import * as fc from 'fast-check';
import { onceOver, slot, table, timed } from './testing.ts';

const member = fc.constantFrom('m', 'n');
const amount = (most: number) => fc.integer({ min: 1, max: most * 100 }).map((minor) => (minor / 100).toFixed(2));
const id = fc.integer({ min: 0, max: 40 }).map(String);
const round = fc.constantFrom('r1', 'r2', 'r3', 'r4');
const game = fc.constantFrom(slot, table, { type: 'FISH', vendor: 'JL', code: 'reef' });
const gap = fc.constantFrom(60_000, 60_000, 60_000, 3_600_000, 43_200_000, 86_400_000, 0);

const event = fc.oneof(
  { weight: 2, arbitrary: fc.record({ do: fc.constant('deposit'), id, member, amount: amount(300) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('claim'),
      id,
      member,
      promotion: fc.constantFrom('bonus', 'gift', 'spare', 'sign', 'back', 'open', 'none'),
      deposit: id,
      period: fc.constantFrom('2026-01-05', '2026-01-06'),
      clientSeed: fc.constant('seed'),
    }),
  },
  { weight: 8, arbitrary: fc.record({ do: fc.constant('bet'), id, member, round, game, stake: amount(120) }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('win'), id, member, round, amount: amount(200), closed: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('rollback'), id, member, bet: id }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('withdraw'), id, member, amount: amount(50), acceptForfeit: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('forfeit'), member, grant: fc.constantFrom('g1', 'g2', 'g3') }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('claimRebate'), id, member, day: fc.constantFrom('2026-01-05', '2026-01-06') }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('convertPoints'), id, member, points: fc.integer({ min: 0, max: 4 }) }) },
  { weight: 1, arbitrary: fc.constant({ do: 'tick' }) },
);

const wagering = fc.record({
  multiplier: fc.constantFrom('0.5', '1', '3'),
  spend: fc.constantFrom('realFirst', 'bonusFirst'),
  maxBet: fc.constantFrom(null, '100.00'),
  days: fc.constantFrom(null, 1, 2),
  maxConversion: fc.constantFrom(null, '1', '2'),
  onWithdrawal: fc.constantFrom('forfeit', 'keep'),
});

/** Cases of two members with bonus money of all kinds, gifts, points, levels and rebate; about half of their events are refused. */
export const randomCase: fc.Arbitrary<Record<string, unknown>> = fc
  .record({ wagering, events: fc.array(fc.record({ gap, event }), { minLength: 1, maxLength: 80 }) })
  .map(({ wagering: terms, events }) => {
    let now = Date.parse('2026-01-05T05:00:00Z');
    const later = events.map((each) => {
      now += each.gap;
      return { ...each.event, at: new Date(now).toISOString() };
    });
    const whole = { ...onceOver, ...terms };
    const codes = ['bonus', 'gift', 'spare', 'sign', 'back', 'open', 'points', 'rebate'];
    return {
      promotions: [
        { code: 'bonus', kind: 'depositBonus', percent: '70', deposit: 'any', maxBonus: '150.00', wagering: whole },
        { code: 'gift', kind: 'reward', amount: '60.00', perMemberPerDay: 2, wagering: { ...whole, onWithdrawal: 'keep' } },
        { code: 'spare', kind: 'reward', amount: '15.00', total: 3 },
        { code: 'sign', kind: 'signIn', amounts: ['1.00', '2.00', '3.00'], missed: 'reset', wagering: whole },
        { code: 'back', kind: 'cashback', period: 'day', percent: '7.5', minAmount: '0.10', maxAmount: null, claimWithinDays: 3 },
        {
          code: 'open',
          kind: 'envelope',
          serverSeed: '0f'.repeat(32),
          prizes: [
            { amount: '0.00', weight: 5 },
            { amount: '20.00', weight: 3 },
          ],
        },
        { code: 'points', kind: 'reward', amount: '0.00' },
        { code: 'rebate', kind: 'reward', amount: '0.00' },
      ],
      points: { promotion: 'points', perPoint: { RNG: '10.00', FISH: '33.33' }, convert: { points: 2, amount: '0.05' } },
      vip: { levels: [{ level: 1, qualify: '100.00', keep: '50.00', levelUp: '1.00' }] },
      rebate: { promotion: 'rebate', rates: { RNG: '0.60', LIVE: '0.45' }, min: '0.01', maxPerDay: '1.00', claimWithinDays: 2 },
      events: [...timed(codes.map((promotion) => ({ do: 'fund', promotion, amount: '400.00' }))), ...later],
    };
  });
