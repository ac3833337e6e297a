import { expect, test } from 'vitest';
import published from './data/cases.json' with { type: 'json' };
import { simulateText } from './simulate-text.ts';

const cases: readonly { title: string; case: object; expected: object }[] = published;
const simulate = (given: unknown) => simulateText(() => JSON.stringify(given));

test.each(cases.map((each) => [each.title, each] as const))('the published case "%s" is played to the last unit', (_title, each) => {
  const { code, answer } = simulate(each.case);
  expect(code).toBe(0);
  expect(JSON.parse(JSON.stringify(answer))).toEqual(each.expected);
});

const good = { currency: 'BDT', timeZone: 'Asia/Dhaka', tieExcluded: [], promotions: [], events: [] };
const event = (more: object) => ({
  ...good,
  events: [{ at: '2026-01-05T04:00:00Z', do: 'deposit', id: 'd', member: 'm', amount: '1.00', ...more }],
});
const wagering = {
  multiplier: '3',
  base: 'bonus',
  spend: 'bonusFirst',
  weights: { default: '100' },
  maxBet: null,
  days: 3,
  maxConversion: '2',
  onWithdrawal: 'forfeit',
};
const promotion = (more: object) => ({ ...good, promotions: [{ code: 'a', kind: 'reward', amount: '1.00', ...more }] });

test.each([
  [[], 'case'],
  [{ ...good, currency: 'XXX' }, 'currency'],
  [{ ...good, timeZone: 'Asia/Nowhere' }, 'timeZone'],
  [{ ...good, tieExcluded: ['LIVE', 'CHESS'] }, 'tieExcluded'],
  [{ ...good, promotions: {} }, 'promotions'],
  [promotion({ kind: 'leaderboard' }), 'promotions[0].kind'],
  [promotion({ amount: 1 }), 'promotions[0].amount'],
  [promotion({ from: '2026-02-30T00:00:00Z' }), 'promotions[0].from'],
  [promotion({ perMember: 1.5 }), 'promotions[0].perMember'],
  [promotion({ wagering: { multiplier: '1.555' } }), 'promotions[0].wagering.multiplier'],
  [promotion({ wagering: { ...wagering, days: 36_501 } }), 'promotions[0].wagering.days'],
  [promotion({ kind: 'cashback', percent: '5', period: 'day', claimWithinDays: 36_501 }), 'promotions[0].claimWithinDays'],
  [promotion({ kind: 'depositBonus', percent: '7.00001' }), 'promotions[0].percent'],
  [promotion({ kind: 'signIn', amounts: ['1.00', '-1.00'] }), 'promotions[0].amounts[1]'],
  [promotion({ kind: 'envelope', prizes: [{ amount: '1.00', weight: 0 }] }), 'promotions[0].prizes'],
  [event({ do: 'dance' }), 'events[0].do'],
  [event({ amount: '1.001' }), 'events[0].amount'],
  [event({ amount: 'NaN' }), 'events[0].amount'],
  [event({ at: '2026-01-05 04:00' }), 'events[0].at'],
  [event({ id: undefined }), 'events[0].id'],
  [{ ...good, events: [...event({}).events, { at: '2026-01-05T03:59:59.999Z', do: 'tick' }] }, 'events[1].at'],
  [event({ do: 'bet', round: 'r', game: { type: 'CHESS', vendor: 'V', code: 'c' }, stake: '1.00' }), 'events[0].game.type'],
  [{ ...good, points: { promotion: 'p', perPoint: { RNG: '0.00' }, convert: { points: 1, amount: '1.00' } } }, 'points.perPoint.RNG'],
] as const)('bad case %#: %s', (given, path) => {
  const { code, answer } = simulate(given);
  expect(code).toBe(2);
  expect(answer).toEqual({ error: { path, message: expect.any(String) as string } });
});

test('invalid JSON is a bad case too', () => {
  expect(simulateText(() => '{')).toMatchObject({ code: 2, answer: { error: { path: 'case' } } });
});
