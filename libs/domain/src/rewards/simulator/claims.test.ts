import { expect, test } from 'vitest';
import { claim, deposit, fund, onceOver, outcomes, playCase, played, slot, table, timed } from './testing.ts';

test('refusals of claims come in their order', () => {
  const promotions = [
    { code: 'a', kind: 'reward', amount: '5.00', from: '2026-01-06T00:00:00Z', to: '2026-01-07T00:00:00Z', perMember: 1, total: 2 },
  ];
  const at = '2026-01-06T00:00:00Z';
  const events = timed([
    claim('none', '1'),
    claim('a', '2'),
    { ...claim('a', '3'), at },
    fund('a', '7.00'),
    claim('a', '4'),
    claim('a', '5'),
    claim('a', '6', {}, 'n'),
    fund('a'),
    claim('a', '6', {}, 'n'),
    claim('a', '7', {}, 'o'),
    { do: 'exclude', member: 'o' },
    claim('a', '7', {}, 'o'),
    { ...claim('a', '8', {}, 'p'), at: '2026-01-07T00:00:00Z' },
  ]);
  expect(outcomes(playCase({ promotions, events }))).toEqual([
    'unknownPromotion',
    'notStarted',
    'budgetSpent',
    'done',
    'done',
    'alreadyClaimed',
    'budgetSpent',
    'done',
    'done',
    'allTaken',
    'done',
    'excluded',
    'ended',
  ]);
});

test('what was answered once is answered alike, and refused requests are forgotten', () => {
  const promotions = [{ code: 'a', kind: 'reward', amount: '5.00' }];
  const answer = playCase({
    promotions,
    events: timed([
      claim('a', '1'),
      fund('a'),
      claim('a', '1'),
      claim('a', '1'),
      deposit('1', '5.00'),
      deposit('1', '5'),
      deposit('1', '6.00'),
      claim('a', '1', {}, 'n'),
    ]),
  });
  expect(answer.results.slice(2)).toEqual([
    { done: true, amount: '5.00', status: 'Claimed' },
    { done: true, amount: '5.00', status: 'Claimed', repeated: true },
    { done: true },
    { done: true, repeated: true },
    { done: false, reason: 'idReused' },
    { done: true, amount: '5.00', status: 'Claimed' },
  ]);
});

test('a repeat agrees in all that it says but its time, values that its promotion does not ask for included', () => {
  const promotions = [{ code: 'a', kind: 'reward', amount: '5.00' }];
  const named = claim('a', '1', { deposit: 'd1' });
  const reordered = Object.fromEntries(Object.entries(named).toReversed());
  const answer = playCase({
    promotions,
    events: timed([fund('a'), named, reordered, claim('a', '1', { deposit: 'd2' }), claim('a', '1')]),
  });
  expect(answer.results[2]).toMatchObject({ done: true, repeated: true });
  expect(outcomes(answer)).toEqual(['done', 'done', 'done', 'idReused', 'idReused']);
});

test('a deposit is good for one claim, within its hours, from the least amount', () => {
  const common = { kind: 'depositBonus', percent: '10', maxBonus: '9.00', minDeposit: '50.00' };
  const promotions = [
    { ...common, code: 'first', deposit: 'first', claimWithinHours: 1 },
    { ...common, code: 'any', deposit: 'any' },
  ];
  const bonus = (code: string, id: string, of: string) => claim(code, id, { deposit: of });
  const events = timed([
    fund('first'),
    fund('any'),
    deposit('d1', '49.99'),
    deposit('d2', '100.00'),
    bonus('first', '1', 'd1'),
    bonus('first', '2', 'd2'),
    bonus('any', '3', 'none'),
    bonus('any', '4', 'd2'),
    bonus('any', '5', 'd2'),
    deposit('d3', '60.00'),
    { ...deposit('n1', '55.50', 'n'), at: '2026-01-05T06:00:00Z' },
    { ...claim('first', '6', { deposit: 'n1' }, 'n'), at: '2026-01-05T07:00:00Z' },
    claim('any', '7', { deposit: 'n1' }, 'n'),
  ]);
  const answer = playCase({ promotions, events });
  expect(outcomes(answer).slice(4)).toEqual([
    'notEligible',
    'notEligible',
    'notEligible',
    'done',
    'alreadyClaimed',
    'done',
    'done',
    'ended',
    'done',
  ]);
  expect([answer.results[7], answer.results[12]]).toMatchObject([{ amount: '9.00' }, { amount: '5.55' }]);
});

test('a requirement may rest on the whole deposit', () => {
  const promotions = [
    {
      code: 'a',
      kind: 'depositBonus',
      percent: '70',
      deposit: 'any',
      maxBonus: '7777.00',
      wagering: { ...onceOver, multiplier: '12', base: 'depositAndBonus' },
    },
  ];
  const answer = playCase({ promotions, events: timed([fund('a'), deposit('d', '1234.56'), claim('a', 'c', { deposit: 'd' })]) });
  expect(answer.grants[0]).toMatchObject({ amount: '864.19', required: '25185.00' });
});

test('VND has no minor units', () => {
  const promotions = [{ code: 'a', kind: 'depositBonus', percent: '70', deposit: 'any', wagering: { ...onceOver, multiplier: '0.75' } }];
  const events = timed([fund('a', '100000'), deposit('d', '99999'), claim('a', 'c', { deposit: 'd' })]);
  const answer = playCase({ currency: 'VND', timeZone: 'Asia/Ho_Chi_Minh', promotions, events });
  expect(answer.grants[0]).toMatchObject({ amount: '69999', required: '52500' });
});

test('an award is what was decided, up to its limit', () => {
  const events = timed([
    fund('a'),
    claim('a', '1', { amount: '131.01' }),
    claim('a', '2', { amount: '0.00' }),
    claim('a', '3', { amount: '131.00' }),
  ]);
  expect(outcomes(playCase({ promotions: [{ code: 'a', kind: 'award', maxAmount: '131.00' }], events }))).toEqual([
    'done',
    'notEligible',
    'nothingToClaim',
    'done',
  ]);
});

test('an invited person counts once, when both needs are met', () => {
  const promotions = [{ code: 'i', kind: 'invite', amount: '377.00', perMember: 2, needs: { deposit: '100.00', turnover: '50.00' } }];
  const person = (id: string) => [
    { do: 'register', member: id, invitedBy: 'm' },
    deposit('d', '100.00', id),
    ...played('50.00', '0.00', slot, id),
  ];
  const invited = (id: string, member: string) => claim('i', `c${id}`, { invited: member });
  const events = timed([
    fund('i'),
    { do: 'register', member: 'x', invitedBy: 'm' },
    deposit('d', '100.00', 'x'),
    ...played('50.00', '50.00', table, 'x'),
    invited('1', 'x'),
    ...person('y'),
    { do: 'register', member: 'y', invitedBy: 'n' },
    claim('i', 'n', { invited: 'y' }, 'n'),
    invited('2', 'y'),
    invited('3', 'y'),
    ...person('z'),
    invited('4', 'z'),
    invited('5', 'x'),
  ]);
  const results = outcomes(playCase({ promotions, events }));
  expect([results[5], ...results.slice(10, 14), ...results.slice(-2)]).toEqual([
    'notEligible',
    'alreadyRegistered',
    'notEligible',
    'done',
    'alreadyClaimed',
    'done',
    'alreadyClaimed',
  ]);
});

test('cashback pays a finished week’s own loss, once and in time', () => {
  const promotions = [
    { code: 'c', kind: 'cashback', period: 'week', percent: '7.5', minAmount: '1.00', maxAmount: null, claimWithinDays: 2 },
  ];
  const back = (id: string, period: string, at: string, member = 'm') => ({ ...claim('c', id, { period }, member), at });
  const events = timed([
    fund('c'),
    deposit('d', '2000.00'),
    deposit('d', '20.00', 'n'),
    ...played('1000.00', '176.55'),
    ...played('13.33', '0.01', slot, 'n'),
    // The week ends on Sunday night in Dhaka: 18:00 UTC.
    back('1', '2026-01-07', '2026-01-11T17:59:59Z'),
    back('2', '2026-01-05', '2026-01-11T18:00:00Z'),
    back('3', '2026-01-11', '2026-01-12T00:00:00Z'),
    back('4', '2026-01-07', '2026-01-12T00:01:00Z', 'n'),
    back('5', '2026-01-12', '2026-01-12T00:02:00Z'),
    back('6', '2026-01-07', '2026-01-13T18:00:00Z', 'p'),
  ]);
  const answer = playCase({ promotions, events });
  expect(outcomes(answer).slice(7)).toEqual(['periodOpen', 'done', 'alreadyClaimed', 'nothingToClaim', 'periodOpen', 'ended']);
  expect(answer.results[8]).toEqual({ done: true, amount: '61.75', status: 'Claimed' });
});

test('a calendar gives a step a merchant day', () => {
  const sign = (id: number, at: string) => ({ ...claim('s', `${id}`), at });
  const days = ['05T17:59:59Z', '05T18:00:00Z', '06T17:00:00Z', '08T00:00:00Z', '09T00:00:00Z', '10T00:00:00Z', '11T00:00:00Z'];
  const events = [{ ...fund('s'), at: '2026-01-05T00:00:00Z' }, ...days.map((day, at) => sign(at, `2026-01-${day}`))];
  const answer = playCase({ promotions: [{ code: 's', kind: 'signIn', amounts: ['1.00', '2.00', '3.00'], missed: 'reset' }], events });
  expect(answer.results.slice(1)).toEqual([
    { done: true, amount: '1.00', status: 'Signed', step: 1 },
    { done: true, amount: '2.00', status: 'Signed', step: 2 },
    { done: false, reason: 'alreadyClaimed' },
    { done: true, amount: '1.00', status: 'Signed', step: 1 },
    { done: true, amount: '2.00', status: 'Signed', step: 2 },
    { done: true, amount: '3.00', status: 'Signed', step: 3 },
    { done: false, reason: 'allTaken' },
  ]);
});

const serverSeed = '00'.repeat(32);

test('an envelope needs a budget for its highest prize, and may hold nothing', () => {
  const promotions = [
    {
      code: 'e',
      kind: 'envelope',
      serverSeed,
      prizes: [
        { amount: '0.00', weight: 1000000 },
        { amount: '50.00', weight: 0 },
      ],
    },
  ];
  const events = timed([fund('e', '49.99'), claim('e', '1', { clientSeed: 'a' }), fund('e', '0.01'), claim('e', '1', { clientSeed: 'a' })]);
  const answer = playCase({ promotions, events });
  expect(answer.results[1]).toEqual({ done: false, reason: 'budgetSpent' });
  expect(answer.results[3]).toMatchObject({ done: true, amount: '0.00', prize: 0, status: 'Claimed' });
  expect(answer.postings).toHaveLength(2);
});

test('a raffle is drawn once, without members who may not win', () => {
  const promotions = [{ code: 'r', kind: 'raffle', serverSeed, prizes: ['3.00', '2.00'], wagering: onceOver }];
  const tickets = [
    { member: 'm', clientSeed: 'a' },
    { member: 'x', clientSeed: 'b' },
    { member: 'n', clientSeed: 'c' },
  ];
  const draw = { do: 'raffle', promotion: 'r', tickets };
  const events = timed([{ do: 'exclude', member: 'x' }, draw, fund('r'), draw, draw, { ...draw, promotion: 'none' }]);
  const answer = playCase({ promotions, events });
  expect(outcomes(answer)).toEqual(['done', 'budgetSpent', 'done', 'done', 'alreadyClaimed', 'unknownPromotion']);
  expect((answer.results[3]!['winners'] as { member: string }[]).map(({ member }) => member).toSorted()).toEqual(['m', 'n']);
  expect(answer.grants.map(({ amount }) => amount)).toEqual(['3.00', '2.00']);
});

test('all prizes of a raffle are given before the grants of its winners are looked at', () => {
  const promotions = [{ code: 'r', kind: 'raffle', serverSeed, prizes: ['3.00', '2.00'], wagering: { ...onceOver, multiplier: '0' } }];
  const tickets = [
    { member: 'm', clientSeed: 'a' },
    { member: 'm', clientSeed: 'b' },
  ];
  const { postings } = playCase({ promotions, events: timed([fund('r'), { do: 'raffle', promotion: 'r', tickets }]) });
  expect(postings.slice(1).map(({ kind }) => kind)).toEqual(['bonusGranted', 'bonusGranted', 'bonusConverted', 'bonusConverted']);
});

test('a level’s gift is once for life, also after a fall', () => {
  const vip = {
    levels: [
      { level: 1, qualify: '100.00', keep: '0.00', levelUp: '5.00' },
      { level: 2, qualify: '200.00', keep: '150.00', levelUp: '9.00' },
    ],
  };
  const gift = (id: string, level: number) => claim('v', id, { level });
  const events = timed([
    fund('v'),
    deposit('d', '1000.00'),
    gift('1', 1),
    ...played('199.99', '0.00'),
    gift('2', 2),
    ...played('0.01', '0.00'),
    gift('3', 3),
    // January was enough, February brings the fall.
    { ...gift('4', 2), at: '2026-02-28T18:00:00Z' },
    gift('5', 2),
    ...played('200.00', '0.00'),
    gift('6', 2),
    gift('7', 1),
  ]);
  const answer = playCase({ promotions: [{ code: 'v', kind: 'levelUp' }], vip, events });
  expect(outcomes(answer).filter((_, at) => [2, 5, 8, 9, 10, 13, 14].includes(at))).toEqual([
    'notEligible',
    'notEligible',
    'notEligible',
    'done',
    'alreadyClaimed',
    'alreadyClaimed',
    'done',
  ]);
  expect(answer.levels).toEqual({ m: 2 });
});

test('rebate is paid by day, with its windows, in parts within the day where terms allow', () => {
  const rebate = { promotion: 'rebate', rates: { RNG: '0.60', LIVE: '0.45' }, min: '1.00', maxPerDay: '8.00', claimWithinDays: 2 };
  const promotions = [{ code: 'rebate', kind: 'reward', amount: '0.00' }];
  const claimed = (id: string, day: string, at?: string) => ({ do: 'claimRebate', id, member: 'm', day, ...(at && { at }) });
  const spent = [fund('rebate'), deposit('d', '5000.00'), ...played('333.33', '0.00'), ...played('222.22', '1.00', table)];
  const ended = playCase({
    promotions,
    rebate,
    events: timed([
      ...spent,
      claimed('1', '2026-01-05', '2026-01-05T17:59:59Z'),
      claimed('2', '2026-01-05', '2026-01-07T17:59:59Z'),
      claimed('3', '2026-01-05'),
      claimed('4', '2026-01-04'),
    ]),
  });
  expect(ended.results.slice(6)).toEqual([
    { done: false, reason: 'periodOpen' },
    { done: true, amount: '2.98' },
    { done: false, reason: 'ended' },
    { done: false, reason: 'ended' },
  ]);
  const parts = playCase({
    promotions,
    rebate: { ...rebate, intraday: true },
    events: timed([
      ...spent,
      claimed('1', '2026-01-05'),
      ...played('100.00', '0.00'),
      claimed('2', '2026-01-05'),
      ...played('2000.00', '0.00'),
      claimed('3', '2026-01-05'),
      claimed('4', '2026-01-06'),
    ]),
  });
  expect(parts.results.filter((_, at) => [6, 9, 12, 13].includes(at))).toEqual([
    { done: true, amount: '2.98' },
    { done: false, reason: 'nothingToClaim' },
    { done: true, amount: '5.02' },
    { done: false, reason: 'periodOpen' },
  ]);
});

test('points earn without losing remainders and convert in whole lots', () => {
  const points = { promotion: 'points', perPoint: { RNG: '100.00' }, convert: { points: 2, amount: '0.50' } };
  const promotions = [{ code: 'points', kind: 'reward', amount: '0.00' }];
  const convert = (id: string, count: number) => ({ do: 'convertPoints', id, member: 'm', points: count });
  const events = timed([
    deposit('d', '500.00'),
    ...played('199.99', '0.00'),
    ...played('0.01', '0.00'),
    ...played('50.00', '0.00', table),
    convert('1', 3),
    convert('2', 0),
    convert('3', 4),
    convert('4', 2),
    fund('points', '0.50'),
    convert('4', 2),
  ]);
  const answer = playCase({ promotions, points, events });
  expect(outcomes(answer).slice(7)).toEqual(['invalid', 'invalid', 'notEnough', 'budgetSpent', 'done', 'done']);
  expect(answer.postings.filter(({ unit }) => unit === 'points').map(({ lines }) => lines['member/m/points'])).toEqual(['1', '1', '-2']);
  expect(outcomes(playCase({ promotions, events: timed([convert('1', 2)]) }))).toEqual(['unknownPromotion']);
});
