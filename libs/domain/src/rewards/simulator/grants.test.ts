import { expect, test } from 'vitest';
import { onceOver, outcomes, playCase, slot, table, timed, type Played } from './testing.ts';

const gift = (code: string, wagering: object = {}) => ({ code, kind: 'reward', amount: '100.00', wagering: { ...onceOver, ...wagering } });
const fund = (promotion: string) => ({ do: 'fund', promotion, amount: '1000.00' });
const claim = (promotion: string, id = promotion) => ({ do: 'claim', id, member: 'm', promotion });
const deposit = (amount: string) => ({ do: 'deposit', id: `d${amount}`, member: 'm', amount });
const bet = (id: string, stake: string, round = id, game: object = slot) => ({ do: 'bet', id, member: 'm', round, game, stake });
const win = (round: string, amount: string, closed = true, id = `${round}:${amount}:${closed}`) => ({
  do: 'win',
  id,
  member: 'm',
  round,
  amount,
  closed,
});
const rollback = (bet_: string) => ({ do: 'rollback', id: `x${bet_}`, member: 'm', bet: bet_ });
const withdraw = (amount: string, acceptForfeit?: boolean) => ({ do: 'withdraw', id: `o${amount}`, member: 'm', amount, acceptForfeit });

function played(wagering: object, ...events: Record<string, unknown>[]): Played {
  return playCase({ promotions: [gift('a', wagering), gift('b', wagering)], events: timed([fund('a'), fund('b'), ...events]) });
}

const standing = ({ grants }: Played) =>
  grants.map(({ id, status, balance, wagered, expiresAt }) => ({ id, status, balance, wagered, expiresAt }));

test('a second grant waits, becomes active when the first is used up, and counts its days from then', () => {
  const answer = played({}, claim('a'), claim('b'), bet('1', '100.00'), win('1', '0.00'));
  expect(standing(answer)).toEqual([
    { id: 'g1', status: 'usedUp', balance: '0.00', wagered: '100.00', expiresAt: '2026-01-12T04:03:00.000Z' },
    { id: 'g2', status: 'active', balance: '100.00', wagered: '0.00', expiresAt: '2026-01-12T04:06:00.000Z' },
  ]);
});

test('the clock comes before events of its instant, and expiries follow one another', () => {
  const answer = played({ days: 1 }, claim('a'), claim('b'), { ...bet('1', '1.00'), at: '2026-01-07T04:03:00Z' });
  expect(outcomes(answer).at(-1)).toBe('notEnough');
  expect(answer.grants.map(({ status }) => status)).toEqual(['expired', 'expired']);
  expect(answer.postings.filter(({ event }) => event === null).map(({ at, kind }) => [at, kind])).toEqual([
    ['2026-01-06T04:03:00.000Z', 'bonusReturned'],
    ['2026-01-07T04:03:00.000Z', 'bonusReturned'],
  ]);
});

test('an open round outlives the end: no more bonus bets, its win counts and the next grant is active', () => {
  const wagering = { days: 1, multiplier: '3' };
  const answer = played(
    wagering,
    claim('a'),
    claim('b'),
    bet('1', '40.00'),
    { ...bet('1b', '10.00', '1'), at: '2026-01-06T04:03:00Z' },
    bet('2', '10.00'),
    win('1', '30.00'),
  );
  expect(outcomes(answer).slice(4)).toEqual(['done', 'notEnough', 'done', 'done']);
  expect(answer.grants.map(({ status, wagered, returned }) => [status, wagered, returned])).toEqual([
    ['expired', '40.00', '90.00'],
    ['active', '0.00', '0.00'],
  ]);
  expect(answer.accounts['grant/g2/bonus']).toBe('90.00');
});

test('a late win after forfeiture pays its cash part and returns its bonus part', () => {
  const answer = played(
    {},
    deposit('50.00'),
    claim('a'),
    bet('1', '80.00'),
    { do: 'forfeit', member: 'm', grant: 'g1' },
    { do: 'forfeit', member: 'm', grant: 'g1' },
    { do: 'forfeit', member: 'other', grant: 'g1' },
    win('1', '80.01'),
  );
  expect(outcomes(answer).slice(5)).toEqual(['done', 'grantEnded', 'unknownGrant', 'done']);
  // 30 of 80 staked were bonus money: floor(80.01 x 30 / 80) = 30.00.
  expect(answer.postings.at(-1)).toMatchObject({
    kind: 'win',
    lines: { 'house/JL/game': '-80.01', 'member/m/cash': '50.01', 'promotion/a/returned': '30.00' },
  });
  expect(answer.grants[0]).toMatchObject({ status: 'forfeited', balance: '0.00', returned: '100.00', wagered: '0.00' });
});

test('bonus parts after a conversion go to cash up to the cap, and a stake that comes back too', () => {
  const answer = played(
    { maxConversion: '1' },
    claim('a'),
    bet('1', '30.00'),
    bet('2', '50.00'),
    bet('3', '20.00'),
    win('1', '150.00'),
    bet('4', '100.00'),
    win('4', '90.00'),
    rollback('2'),
    win('3', '40.00'),
  );
  expect(answer.grants[0]).toMatchObject({ status: 'converted', wagered: '100.00', converted: '100.00', returned: '130.00' });
  expect(answer.accounts['member/m/cash']).toBe('100.00');
});

test('progress that reaches the requirement converts while other rounds are open', () => {
  const answer = played({}, claim('a'), deposit('200.00'), bet('1', '250.00'), win('1', '0.00'));
  expect(answer.grants[0]).toMatchObject({ status: 'converted', wagered: '100.00', converted: '50.00' });
});

test('a round belongs to the grant of its first bet', () => {
  const answer = played(
    {},
    claim('a'),
    bet('1', '60.00'),
    { do: 'forfeit', member: 'm', grant: 'g1' },
    claim('b'),
    bet('1b', '10.00', '1'),
    win('1', '0.00'),
  );
  expect(outcomes(answer).at(-2)).toBe('notEnough');
  expect(answer.grants[1]).toMatchObject({ status: 'active', wagered: '0.00', balance: '100.00' });
});

test('where a game weighs nothing bonus money cannot be bet', () => {
  const fish = { type: 'FISH', vendor: 'JL', code: 'reef' };
  const answer = played({}, claim('a'), bet('1', '1.00', '1', fish), deposit('5.00'), bet('2', '5.00', '2', fish), win('2', '0.00'));
  expect(outcomes(answer).slice(3)).toEqual(['notEnough', 'done', 'done', 'done']);
  expect(answer.grants[0]).toMatchObject({ wagered: '0.00', balance: '100.00' });
});

test('above the highest bet own money is taken without counting, bonus money is refused', () => {
  const terms = { maxBet: '50.00', multiplier: '10' };
  const answer = played(
    terms,
    deposit('100.00'),
    claim('a'),
    bet('1', '40.00'),
    bet('1b', '10.01', '1'),
    win('1', '0.00'),
    bet('2', '50.01'),
    bet('3', '50.00'),
    win('3', '0.00'),
  );
  expect(outcomes(answer).slice(4)).toEqual(['done', 'done', 'done', 'maxBetExceeded', 'done', 'done']);
  expect(answer.grants[0]).toMatchObject({ wagered: '90.00' });
});

test('ties count only where the line does not exclude them, and weights divide', () => {
  const answer = played(
    { multiplier: '10' },
    claim('a'),
    bet('1', '33.33', '1', table),
    win('1', '33.33'),
    bet('2', '33.33', '2', table),
    win('2', '33.34'),
    bet('3', '10.00'),
    win('3', '10.00'),
  );
  // floor(33.33 x 20 %) + 10.00
  expect(answer.grants[0]).toMatchObject({ wagered: '16.66' });
});

test('a round settles once: later wins pay and do not count', () => {
  const answer = played(
    { multiplier: '10' },
    claim('a'),
    bet('1', '10.00'),
    win('1', '5.00', false),
    win('1', '5.00'),
    win('1', '20.00', true, 'late'),
    bet('1b', '1.00', '1'),
    rollback('1'),
  );
  expect(answer.grants[0]).toMatchObject({ wagered: '10.00', balance: '120.00' });
  expect(outcomes(answer).slice(-2)).toEqual(['roundOver', 'settled']);
});

test('a round whose bets were rolled back starts over, in another game too', () => {
  const answer = played(
    {},
    claim('a'),
    bet('1', '10.00'),
    bet('1c', '10.00', '1', table),
    rollback('1'),
    rollback('1'),
    { ...rollback('1'), id: 'again' },
    win('1', '5.00'),
    bet('1b', '10.00', '1', table),
    rollback('1b'),
    rollback('none'),
    rollback('none'),
    bet('none', '1.00'),
  );
  expect(outcomes(answer).slice(3)).toEqual([
    'done',
    'roundOfOtherGame',
    'done',
    'done',
    'rolledBack',
    'rolledBack',
    'done',
    'done',
    'unknownBet',
    'unknownBet',
    'rolledBack',
  ]);
  expect(answer.results[6]).toEqual({ done: true, repeated: true });
});

test('a withdrawal ends what its terms say, newest first, with consent only', () => {
  const promotions = [gift('a'), gift('keep', { onWithdrawal: 'keep' }), gift('c')];
  const events = timed([
    ...['a', 'keep', 'c'].map(fund),
    ...['a', 'keep', 'c'].map((code) => claim(code)),
    deposit('50.00'),
    withdraw('60.00'),
    withdraw('0.00'),
    withdraw('10.00'),
    withdraw('20.00', true),
    withdraw('5.00'),
  ]);
  const answer = playCase({ promotions, events });
  expect(outcomes(answer).slice(7)).toEqual(['notEnough', 'invalid', 'bonusWouldBeForfeited', 'done', 'done']);
  expect(answer.results[10]).toEqual({ done: true, forfeited: ['g1', 'g3'] });
  expect(answer.results[11]).toEqual({ done: true });
  expect(answer.grants.map(({ status }) => status)).toEqual(['forfeited', 'active', 'forfeited']);
  expect(answer.postings.filter(({ event }) => event === 10).map(({ kind, lines }) => [kind, Object.keys(lines)[0]])).toEqual([
    ['bonusReturned', 'grant/g3/bonus'],
    ['bonusReturned', 'grant/g1/bonus'],
    ['withdrawal', 'member/m/cash'],
  ]);
});

test('exclusion ends every grant; cash wins are paid, bets and claims refused', () => {
  const answer = played(
    { onWithdrawal: 'keep' },
    claim('a'),
    claim('b'),
    deposit('10.00'),
    bet('1', '20.00'),
    { do: 'exclude', member: 'm' },
    { do: 'exclude', member: 'm' },
    bet('2', '1.00'),
    claim('a', 'again'),
    win('1', '30.00'),
    deposit('1.00'),
  );
  expect(answer.results.slice(6, 10)).toEqual([
    { done: true, forfeited: ['g1', 'g2'] },
    { done: true },
    { done: false, reason: 'excluded' },
    { done: false, reason: 'excluded' },
  ]);
  expect(answer.accounts['member/m/cash']).toBe('16.00');
  expect(answer.accounts['promotion/a/returned']).toBe('105.00');
});

test('a stake of nothing opens a round and moves nothing', () => {
  const answer = played({}, bet('1', '0.00'), bet('2', '-1.00'), win('1', '3.00'));
  expect(answer.results.slice(2)).toEqual([
    { done: true, cash: '0.00', bonus: '0.00' },
    { done: false, reason: 'invalid' },
    { done: true, cash: '3.00', bonus: '0.00' },
  ]);
});

test('a requirement of nothing converts at once', () => {
  const answer = played({ multiplier: '0', maxConversion: '0.5' }, claim('a'));
  expect(answer.results[2]).toMatchObject({ status: 'Issued' });
  expect(answer.grants[0]).toMatchObject({ status: 'converted', converted: '50.00', returned: '50.00' });
});
