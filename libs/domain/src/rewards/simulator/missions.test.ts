import { expect, test } from 'vitest';
import { claim, deposit, fund, outcomes, playCase, played, slot, table, timed } from './testing.ts';

test('a mission gives once for each period in which it was completed, for a week after it', () => {
  const promotions = [
    {
      code: 'm',
      kind: 'mission',
      amount: '5.00',
      event: 'roundSettled',
      filter: { line: 'RNG', leastStake: '2.00' },
      measure: 'count',
      target: '2',
      reset: 'daily',
      from: '2026-01-05T04:00:00Z',
    },
  ];
  const take = (id: string, period: string) => claim('m', id, { period });
  const events = timed([
    fund('m'),
    deposit('d', '100.00'),
    ...played('2.00', '0.00'),
    ...played('1.99', '0.00'),
    ...played('2.00', '0.00', table),
    take('1', '2026-01-05'),
    ...played('2.00', '0.00'),
    take('2', '2026-01-05'),
    take('3', '2026-01-05'),
    { ...take('4', '2026-01-06'), at: '2026-01-06T04:00:00Z' },
    ...played('2.00', '0.00'),
    ...played('2.00', '0.00'),
    { ...take('5', '2026-01-06'), at: '2026-01-13T17:59:00Z' },
    { ...take('6', '2026-01-06'), at: '2026-01-13T18:00:00Z' },
  ]);
  const answer = playCase({ promotions, events });
  expect(outcomes(answer).filter((_, at) => 'promotion' in events[at]! && events[at]!['do'] === 'claim')).toEqual([
    'notEligible',
    'done',
    'alreadyClaimed',
    'notEligible',
    'done',
    'ended',
  ]);
});

test.each([
  ['measure', { event: 'signedIn', measure: 'validStake', target: '5.00' }],
  ['target', { measure: 'count', target: '1.5' }],
  ['target', { measure: 'bestMultiple', target: '0' }],
  ['filter.line', { filter: { line: 'DICE' } }],
  ['filter.game', { event: 'depositMade', filter: { game: 'lotus-lanterns' } }],
  ['measure', { event: 'levelReached', measure: 'bestMultiple' }],
  ['target', { event: 'profileComplete' }],
])('a mission that nobody could complete is refused at %s', (path, change) => {
  const mission = { code: 'm', kind: 'mission', amount: '5.00', event: 'roundSettled', measure: 'count', target: '2', reset: 'daily' };
  expect(() => playCase({ promotions: [{ ...mission, ...change }], events: [] })).toThrow(
    expect.objectContaining({ path: `promotions[0].${path}` }),
  );
});

test('a mission counts invited people who have played, and levels when they are first reached', () => {
  const common = { kind: 'mission', amount: '5.00', measure: 'count', reset: 'never' };
  const promotions = [
    { ...common, code: 'friends', event: 'invitedPlayed', target: '1' },
    { ...common, code: 'levels', event: 'levelReached', target: '2' },
  ];
  const levels = [
    { level: 1, qualify: '10.00', keep: '0.00', levelUp: '0.00' },
    { level: 2, qualify: '20.00', keep: '0.00', levelUp: '0.00' },
  ];
  const take = (code: string, id: string) => claim(code, id, { period: '2026-01-05' });
  const events = timed([
    fund('friends'),
    fund('levels'),
    { do: 'register', member: 'n', invitedBy: 'm' },
    deposit('d', '100.00', 'n'),
    deposit('d', '100.00'),
    take('friends', '1'),
    ...played('1.00', '0.00', slot, 'n'),
    take('friends', '2'),
    ...played('19.99', '0.00'),
    take('levels', '3'),
    ...played('0.01', '0.00'),
    take('levels', '4'),
  ]);
  const results = outcomes(playCase({ promotions, vip: { levels }, events }));
  expect([5, 8, 11, 14].map((at) => results[at])).toEqual(['notEligible', 'done', 'notEligible', 'done']);
});
