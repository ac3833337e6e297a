import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { CannotAnswer, type Question } from './question.ts';
import { topics } from './topics.ts';
import vectors from './vectors.json' with { type: 'json' };

test.each(vectors.map(({ topic, input, expect: expected }) => [topic, JSON.stringify(input), input, expected] as const))(
  'the rules give the published %s of %s',
  (topic, _engine, input, expected) => expect(topics[topic]!(input)).toEqual(expected),
);

const ask = (topic: string, input: string) =>
  spawnSync(process.execPath, [path.join(import.meta.dirname, 'main.ts'), topic], { input, encoding: 'utf8' });

test('the command answers line by line, and says which line it cannot read', () => {
  const known = vectors.find(({ topic }) => topic === 'times')!;
  const { stdout, status } = ask('times', `${JSON.stringify(known.input)}\n{"engine":"dice","winning":1}\nnonsense\n`);
  const lines = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as object);
  expect(lines).toEqual([known.expect, { error: expect.any(String) as string }, { error: expect.any(String) as string }]);
  expect(status).toBe(1);
});

test.each<[string, object]>([
  ['table', { table: 'baccarat', cards: ['2c', '3c', '2d', '3d'], bets: ['player'] }],
  ['table', { table: 'baccarat', cards: ['2c', '3c', '2d', '1d', '4h'], bets: ['player'] }],
  ['table', { table: 'roulette', number: 37, bets: ['red'] }],
  ['table', { table: 'roulette', number: 3, bets: ['on:1,2,3,4,5'] }],
  ['table', { table: 'sicbo', dice: [1, 2], bets: ['big'] }],
  ['table', { table: 'sicbo', dice: [1, 2, 3], bets: ['total:3'] }],
  ['table', { table: 'sicbo', dice: [1, 2, 3], bets: ['pair:3,3'] }],
  ['return', { table: 'dragonTiger', bet: 'dragon:green' }],
  ['return', { table: 'constructor', bet: 'name' }],
  ['hand', { game: 'teenPatti', hands: [['6h', '8c', '7s']] }],
  ['hand', { game: 'niuniu', hands: [['6h'], ['7h']] }],
  ['tienLen', { cards: ['3s'] }],
  ['settle', { market: 'asianTotal', side: 'over', line: 0.3, goals: 1 }],
  ['slip', { stake: '1.005', legs: [{ outcome: 'win', odds: '2.00' }] }],
  ['slip', { stake: '1.00', legs: [{ outcome: 'won', odds: '2.00' }] }],
  ['slip', { stake: '1.00', legs: [{ outcome: 'win', odds: '2.00' }], sizes: [2] }],
])('a question of %s that its rules do not know is not answered: %o', (topic, question) => {
  expect(() => topics[topic]!(question as Question)).toThrow(CannotAnswer);
});

describe('what the published cases leave open', () => {
  const beats = (prev: string, next: string) => topics['tienLen']!({ prev: prev.split(' '), next: next.split(' ') });

  test.each([
    ['2h', '7s 7c 7d 7h', true],
    ['2s 2c', '7s 7c 7d 7h', true],
    ['2s 2c 2d', '7s 7c 7d 7h', false],
    ['3s 3c 4s 4c 5s 5c', '7s 7c 7d 7h', true],
    ['7s 7c 7d 7h', '3s 3c 4s 4c 5s 5c', false],
    ['7s 7c 7d 7h', '3s 3c 4s 4c 5s 5c 6s 6c', true],
    ['2s 2c 2d', '3s 3c 4s 4c 5s 5c 6s 6c', false],
    ['2s 2c 2d', '3s 3c 4s 4c 5s 5c 6s 6c 7s 7c', true],
    ['3s 3c 4s 4c 5s 5c', '3d 3h 4d 4h 5d 5h', true],
    ['3s 4s 5s', '4c 5c 6c', true],
    ['3s 4s 5s', '4c 5c 6c 7c', false],
    ['3s 4s 5s', 'Kc Ac 2c', false],
    ['3s', '4c 4d', false],
    ['3s', '4c 5d', false],
  ])('%s is beaten by %s: %s', (prev, next, expected) => {
    expect(beats(prev, next)).toEqual({ beats: expected });
  });

  test.each([
    ['2s 2h 3s 3h 4s 4h 6s 6h 7s 7h 9s 9h Ks', 'sixPairs'],
    ['3s 3h 4s 4h 5s 5h 6s 6h 7s 7h 9s Js Ks', 'fivePairRun'],
    ['Js Jh Qs Qh Ks Kh As Ah 2s 2h 9s 7s 5s', null],
  ])('%s wins at once as %s', (cards, expected) => {
    expect(topics['tienLen']!({ cards: cards.split(' ') })).toEqual({ instant: expected });
  });

  test.each([
    ['niuniu', 'Js Qs Ks Jh Qh', '4s 4h 4d 4c Ks', ['fiveFaces', 'bomb'], -1],
    ['niuniu', 'As Ah 2s 2h 3s', '4s 4h 4d 4c Ks', ['fiveSmall', 'bomb'], 1],
    ['niuniu', '7s 3s Ks 2c 4c', '7h 3h Kh 2d 4d', ['b6', 'b6'], 1],
    ['teenPatti', '5s 5h 5d', '6h 7h 8h', ['trio', 'straightFlush'], 1],
    ['threeCardPoker', '5s 5h 5d', '6h 7h 8h', ['trio', 'straightFlush'], -1],
    ['holdem', '9s 9h 9d 9c 2s 3h 4d', 'As Ah Ad Ks Kh 3d 4c', ['quads', 'fullHouse'], 1],
    ['holdem', '2h 4h 6h 8h Th Js Kc', '9s Td Jc Qs Kd 2c 3c', ['flush', 'straight'], 1],
  ])('in %s, %s against %s', (game, one, other, categories, order) => {
    expect(topics['hand']!({ game, hands: [one.split(' '), other.split(' ')] })).toEqual({ categories, order });
  });
});

test('an unknown topic is a misuse', () => {
  expect(ask('weather', '').status).toBe(2);
});
