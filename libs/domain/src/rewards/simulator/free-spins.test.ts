import { expect, test } from 'vitest';
import { claim, deposit, fund, onceOver, outcomes, playCase, played, timed } from './testing.ts';

const spins = {
  code: 'f',
  kind: 'freeSpins',
  spins: 10,
  game: { vendor: 'JL', code: 'lotus-lanterns' },
  stake: '1.00',
  maxAmount: '50.00',
  playWithinDays: 3,
};
const spun = (id: string, which: string, amount: string, member = 'm') => ({ do: 'freeSpins', id, member, spins: which, amount });

test('free spins give nothing until they are played, then what they won up to the limit, once (R26)', () => {
  const answer = playCase({
    promotions: [{ ...spins, wagering: { ...onceOver, multiplier: '2' } }],
    events: timed([
      fund('f', '100.00'),
      claim('f', '1'),
      claim('f', '2'),
      spun('p', 's1', '80.00'),
      spun('p', 's1', '80.00'),
      spun('q', 's1', '1.00'),
      spun('r', 's2', '1.00'),
    ]),
  });
  expect(answer.results).toEqual([
    { done: true },
    { done: true, amount: '0.00', spins: 's1', status: 'Process' },
    { done: false, reason: 'inProcess' },
    { done: true, amount: '50.00', grant: 'g1', status: 'Issued' },
    { done: true, amount: '50.00', grant: 'g1', status: 'Issued', repeated: true },
    { done: false, reason: 'alreadyPaid' },
    { done: false, reason: 'unknownSpins' },
  ]);
  expect(answer.postings.map(({ kind }) => kind)).toEqual(['promotionFunded', 'bonusGranted']);
  expect(answer.grants).toMatchObject([{ amount: '50.00', required: '100.00', status: 'active' }]);
});

test('what spins under way may win is kept in the budget for them', () => {
  const answer = playCase({
    promotions: [spins],
    events: timed([
      fund('f', '99.99'),
      claim('f', '1'),
      claim('f', '1', {}, 'n'),
      spun('p', 's1', '12.34'),
      claim('f', '1', {}, 'n'),
      spun('p', 's2', '0.00', 'n'),
    ]),
  });
  expect(outcomes(answer)).toEqual(['done', 'done', 'budgetSpent', 'done', 'done', 'done']);
  expect(answer.accounts).toEqual({ 'house/platform/promoCost': '-99.99', 'member/m/cash': '12.34', 'promotion/f/budget': '87.65' });
});

test('free spins for a deposit take one deposit each; an exclusion leaves their bonus with the house and their cash with the member', () => {
  const answer = playCase({
    promotions: [
      { ...spins, deposit: 'any', minDeposit: '10.00', wagering: onceOver },
      { ...spins, code: 'cash' },
    ],
    events: timed([
      fund('f'),
      fund('cash'),
      deposit('small', '5.00'),
      deposit('d', '20.00'),
      claim('f', '1', { deposit: 'small' }),
      claim('f', '2', { deposit: 'd' }),
      claim('cash', '3'),
      { do: 'exclude', member: 'm' },
      spun('p', 's1', '7.00'),
      spun('q', 's2', '3.00'),
    ]),
  });
  expect(outcomes(answer)).toEqual(['done', 'done', 'done', 'done', 'notEligible', 'done', 'done', 'done', 'done', 'done']);
  expect(answer.accounts).toMatchObject({ 'member/m/cash': '28.00', 'promotion/f/returned': '7.00' });
  expect(answer.grants).toMatchObject([{ status: 'forfeited', returned: '7.00' }]);
});

test('a level promotion of its own gives its own amounts, once a level', () => {
  const answer = playCase({
    promotions: [{ code: 'l', kind: 'levelUp', levels: [{ level: 2, amount: '7.00' }] }],
    vip: {
      levels: [
        { level: 1, qualify: '10.00', keep: '0.00', levelUp: '1.00' },
        { level: 2, qualify: '20.00', keep: '0.00', levelUp: '1.00' },
      ],
    },
    events: timed([
      fund('l'),
      deposit('d', '100.00'),
      claim('l', '1', { level: 2 }),
      ...played('20.00', '0.00'),
      claim('l', '2', { level: 2 }),
      claim('l', '3', { level: 2 }),
      claim('l', '4', { level: 1 }),
    ]),
  });
  expect(outcomes(answer)).toEqual(['done', 'done', 'notEligible', 'done', 'done', 'done', 'alreadyClaimed', 'nothingToClaim']);
  expect(answer.accounts).toMatchObject({ 'member/m/cash': '87.00' });
});
