import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { whyNotEligible, type Eligibility, type EligibilityFacts } from './eligibility.ts';
import { rankBoard } from './leaderboard.ts';
import { missionPeriod, missionProgress, openMissionPeriods, type Mission, type MissionEvent } from './missions.ts';

const now = Date.parse('2026-11-28T12:00:00Z');
const daysAgo = (days: number) => now - days * 86_400_000;

const facts: EligibilityFacts = {
  registeredAt: daysAgo(10),
  level: 2,
  language: 'EN',
  linesPlayed: new Set(['RNG']),
  deposits: [
    { at: daysAgo(8), minor: 5000n, method: 'bank' },
    { at: daysAgo(2), minor: 3000n, method: 'card' },
  ],
  code: 'SPRING',
  invited: false,
  segments: new Set(['vips']),
  verified: new Set(['mobile']),
  claimed: new Set(['first70']),
};

const yes: Eligibility = { is: 'levelAtLeast', level: 2 };
const no: Eligibility = { is: 'levelAtLeast', level: 3 };

test.each<[Eligibility, boolean]>([
  [{ is: 'registeredAfter', at: daysAgo(10) }, true],
  [{ is: 'registeredBefore', at: daysAgo(10) }, false],
  [{ is: 'language', language: 'VI' }, false],
  [{ is: 'linePlayed', line: 'RNG' }, true],
  [{ is: 'depositCount', days: 7, least: 2 }, false],
  [{ is: 'depositCount', days: 9, least: 2 }, true],
  [{ is: 'depositSum', days: 9, least: 8000n }, true],
  [{ is: 'depositSum', days: 9, least: 8001n }, false],
  [{ is: 'depositMethod', method: 'card' }, true],
  [{ is: 'cameByCode', code: 'SPRING' }, true],
  [{ is: 'invited' }, false],
  [{ is: 'segment', segment: 'vips' }, true],
  [{ is: 'contactVerified', contact: 'email' }, false],
  [{ is: 'neverClaimed', promotion: 'first70' }, false],
  [{ all: [] }, true],
  [{ any: [no, yes] }, true],
  [{ not: { any: [no, no] } }, true],
  [{ not: { all: [yes, no] } }, true],
  [{ not: { all: [yes, yes] } }, false],
])('a tree of conditions lets in whom it should (%#)', (tree, lets) => {
  expect(whyNotEligible(tree, facts, now).length === 0).toBe(lets);
});

test('the leaves that failed are named, turned round below a not', () => {
  expect(whyNotEligible({ all: [yes, no, { not: yes }] }, facts, now)).toEqual([
    { condition: no, negated: false },
    { condition: yes, negated: true },
  ]);
});

const settled = (more: Partial<MissionEvent>): MissionEvent => ({
  name: 'roundSettled',
  day: '2026-11-28',
  line: 'RNG',
  vendor: 'JL',
  game: 'a',
  stake: 100n,
  validStake: 100n,
  paid: 0n,
  ...more,
});
const mission: Mission = { event: 'roundSettled', filter: { line: 'RNG', leastStake: 50n }, measure: 'count', target: 3n, reset: 'daily' };

test('a mission counts what passes its filter within its period', () => {
  const events = [
    settled({}),
    settled({ stake: 49n }),
    settled({ line: 'LIVE' }),
    settled({ day: '2026-11-27' }),
    settled({ name: 'roundWon' }),
    settled({ game: 'b', validStake: 0n, paid: 250n }),
  ];
  const progress = (more: Partial<Mission>) => missionProgress({ ...mission, target: 1000n, ...more }, events, '2026-11-28');
  expect([
    progress({}),
    progress({ measure: 'validStake' }),
    progress({ measure: 'distinctGames' }),
    progress({ measure: 'bestMultiple' }),
  ]).toEqual([2n, 100n, 2n, 250n]);
  expect(missionProgress({ ...mission, reset: 'never' }, events, 'once')).toBe(3n);
});

test('periods of missions begin with the merchant’s day, Monday and the first', () => {
  expect((['daily', 'weekly', 'monthly', 'never'] as const).map((reset) => missionPeriod(reset, '2026-11-29'))).toEqual([
    '2026-11-29',
    '2026-11-23',
    '2026-11-01',
    'once',
  ]);
});

test('a completed mission can be claimed until seven days after its period', () => {
  const starts = (reset: Mission['reset'], today: string) => openMissionPeriods(reset, today).map(({ start }) => start);
  expect(starts('daily', '2026-11-29')).toHaveLength(8);
  expect(starts('daily', '2026-11-29').at(-1)).toBe('2026-11-22');
  expect(starts('weekly', '2026-11-29')).toEqual(['2026-11-23', '2026-11-16']);
  expect(starts('weekly', '2026-11-30')).toEqual(['2026-11-30', '2026-11-23']);
  expect(starts('monthly', '2026-12-07')).toEqual(['2026-12-01', '2026-11-01']);
  expect(starts('monthly', '2026-12-08')).toEqual(['2026-12-01']);
  expect(openMissionPeriods('never', '2026-12-08')).toEqual([{ start: 'once', end: null }]);
});

test('progress only grows with more events, and stays within the target', () => {
  const event = fc
    .record({ stake: fc.bigInt(1n, 200n), game: fc.constantFrom('a', 'b'), paid: fc.bigInt(0n, 500n) })
    .map((each) => settled({ ...each, validStake: each.stake }));
  const measure = fc.constantFrom('count', 'validStake', 'bestMultiple', 'distinctGames');
  fc.assert(
    fc.property(fc.array(event), event, measure, (events, more, of) => {
      const each = { ...mission, measure: of, target: 300n } as const;
      const before = missionProgress(each, events, '2026-11-28');
      const after = missionProgress(each, [...events, more], '2026-11-28');
      expect(before <= after && after <= each.target).toBe(true);
    }),
  );
});

test('a board ranks by measure, ties by time, and leaves out rows without any', () => {
  const rows = rankBoard(
    [
      { member: 'a', measure: 5n, reachedAt: 20 },
      { member: 'b', measure: 5n, reachedAt: 10 },
      { member: 'c', measure: 9n, reachedAt: 30 },
      { member: 'd', measure: 0n, reachedAt: 1 },
    ],
    [100n, 50n],
  );
  expect(rows.map(({ member, rank, prize }) => [member, rank, prize])).toEqual([
    ['c', 1, 100n],
    ['b', 2, 50n],
    ['a', 3, 0n],
  ]);
});
