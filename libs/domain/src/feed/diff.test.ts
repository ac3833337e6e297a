import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gameTypes } from '../game-types.ts';
import { diffFeed, importTakesTwo, withFeed, type FeedDifference, type StoredGame } from './diff.ts';
import { readGames, type FeedGame } from './feed-games.ts';
import { guessMapping, mappingFor, type FeedMapping } from './mapping.ts';
import { readFeed } from './read-feed.ts';

const known: FeedMapping = {
  ...guessMapping(['code', 'name', 'name.BN', 'line', 'class', 'rtp', 'volatility', 'countries', 'trial', 'picture']),
  lines: { 'Video slots': 'RNG' },
};
const read = (games: readonly object[]) => {
  const feed = readFeed(JSON.stringify(games), 'json');
  if ('problem' in feed) throw new Error(feed.problem);
  return readGames(feed.rows, known);
};
const valid = { code: 'moon', name: 'Moon', line: 'RNG' };

/** What stands in the catalogue once every row was applied. */
function applied(stored: readonly StoredGame[], rows: readonly FeedDifference[]): StoredGame[] {
  const games = new Map(stored.map((game) => [game.code, game]));
  for (const { kind, code, game } of rows) {
    if (kind === 'gone') games.set(code, { ...games.get(code)!, retired: true });
    else if (game) games.set(code, withFeed(games.get(code) ?? null, game));
  }
  return [...games.values()].sort((a, b) => (a.code < b.code ? -1 : 1));
}

describe('a row is refused', () => {
  test.each([
    ['codeMissing', { ...valid, code: ' ' }],
    ['codeInvalid', { ...valid, code: '../moon' }],
    ['codeInvalid', { ...valid, code: 'm'.repeat(61) }],
    ['nameMissing', { ...valid, name: '' }],
    ['nameTooLong', { ...valid, name: 'x'.repeat(10_000) }],
    ['nameTooLong', { ...valid, 'name.BN': 'x'.repeat(101) }],
    ['textHidden', { ...valid, name: 'Moon\u202Enoom' }],
    ['textHidden', { ...valid, name: 'Mo\u200Bon' }],
    ['textHidden', { ...valid, name: 'Mo\u0007on' }],
    ['textHidden', { ...valid, picture: 'https://pictures.example/\u202Egnp.a' }],
    ['textBroken', { ...valid, name: 'M\uFFFD\uFFFDn' }],
    ['textBroken', { ...valid, name: 'Mo\uD83D' }],
    ['lineMissing', { ...valid, line: '' }],
    ['lineUnknown', { ...valid, line: 'pachinko' }],
    ['classUnknown', { ...valid, class: 'tombola' }],
    ['classOfOtherLine', { ...valid, class: 'baccarat' }],
    ['rtpInvalid', { ...valid, rtp: '0.965' }],
    ['rtpInvalid', { ...valid, rtp: '100.01' }],
    ['rtpInvalid', { ...valid, rtp: 'high' }],
    ['volatilityUnknown', { ...valid, volatility: 'wild' }],
    ['countryInvalid', { ...valid, countries: ['BD', 'India'] }],
    ['trialInvalid', { ...valid, trial: 'maybe' }],
    ['pictureInvalid', { ...valid, picture: 'javascript:alert(1)' }],
    ['pictureInvalid', { ...valid, picture: 'https://user:word@pictures.example/a.png' }],
    ['pictureInvalid', { ...valid, picture: '/a.png' }],
  ])('%s: %j', (problem, game) => {
    const [row] = read([game]);
    expect(row).toMatchObject({ game: null, problem });
    expect(row!.name.length + (row!.found ?? '').length).toBeLessThan(300);
  });

  test('with all others of the same code, and what is stored under it is not gone', () => {
    const rows = read([valid, { ...valid, name: 'Another moon' }, { code: 'sun', name: 'Sun', line: 'RNG' }]);
    expect(rows.map(({ problem }) => problem)).toEqual(['codeTwice', 'codeTwice', null]);
    const [stored] = applied([], diffFeed(read([valid]), []));
    expect(diffFeed(rows, [stored!]).map(({ code, kind }) => [code, kind])).toEqual([
      ['moon', 'refused'],
      ['moon', 'refused'],
      ['sun', 'new'],
    ]);
  });
});

test('a game is read as it is meant', () => {
  const full = {
    ...valid,
    line: 'video-slots',
    class: 'Video Poker',
    rtp: '96.5 %',
    volatility: 'very high',
    countries: 'in; bd',
    trial: 'Yes',
    picture: 'https://pictures.example/moon.png',
    'name.BN': 'চাঁদ',
  };
  expect(read([full])[0]!.game).toEqual({
    code: 'moon',
    names: { EN: 'Moon', BN: 'চাঁদ' },
    line: 'RNG',
    class: 'videoPoker',
    rtp: 9650,
    volatility: 'veryHigh',
    countries: ['BD', 'IN'],
    trial: true,
    picture: 'https://pictures.example/moon.png',
  });
});

test('what a feed leaves out or empty stays', () => {
  const [stored] = applied([], diffFeed(read([{ ...valid, rtp: 96, 'name.BN': 'চাঁদ', class: 'slot' }]), []));
  expect(diffFeed(read([{ ...valid, rtp: '' }]), [stored!])).toMatchObject([{ kind: 'same', changes: [] }]);
  expect(diffFeed(read([{ ...valid, name: 'New moon', rtp: 95.25 }]), [stored!])).toMatchObject([
    {
      kind: 'changed',
      changes: [
        { field: 'name', before: 'Moon', after: 'New moon' },
        { field: 'rtp', before: '96.00 %', after: '95.25 %' },
      ],
    },
  ]);
});

test('a game that is gone comes back when the feed has it again', () => {
  const first = applied([], diffFeed(read([valid, { ...valid, code: 'sun' }]), []));
  const without = applied(first, diffFeed(read([valid]), first));
  expect(without.map(({ code, retired }) => [code, retired])).toEqual([
    ['moon', false],
    ['sun', true],
  ]);
  expect(
    diffFeed(read([valid]), without).map(({ kind }) => kind),
    'once retired, it is not gone again',
  ).toEqual(['same']);
  expect(diffFeed(read([valid, { ...valid, code: 'sun' }]), without).map(({ kind }) => kind)).toEqual(['same', 'back']);
});

test('two people are asked for where any game is retired, or over 50 change', () => {
  expect(importTakesTwo({ new: 20, changed: 20, back: 10, same: 5000, refused: 300 })).toBe(false);
  expect(importTakesTwo({ new: 20, changed: 20, back: 11 })).toBe(true);
  expect(importTakesTwo({ gone: 1 })).toBe(true);
});

test('headings are guessed, and what was mapped before is kept', () => {
  expect(guessMapping(['Game ID', 'Title', 'category', 'Image URL', 'name_bn', 'other']).columns).toEqual({
    code: 'Game ID',
    name: 'Title',
    line: 'category',
    picture: 'Image URL',
    'name.BN': 'name_bn',
  });
  const before: FeedMapping = { columns: { code: 'other', rtp: 'gone' }, lines: { Reels: 'RNG' }, otherLine: 'FISH' };
  expect(mappingFor(['code', 'name', 'other'], before)).toEqual({
    columns: { code: 'other', name: 'name' },
    lines: { Reels: 'RNG' },
    otherLine: 'FISH',
  });
});

const game = fc.record(
  {
    code: fc.stringMatching(/^[a-d][a-c]?$/),
    name: fc.constantFrom('Moon', 'Sun', ''),
    line: fc.constantFrom(...gameTypes, 'unknown'),
    rtp: fc.constantFrom('', '96', '0.9'),
    trial: fc.constantFrom('', 'yes', 'no'),
    countries: fc.constantFrom('', 'BD', 'IN,BD'),
  },
  { requiredKeys: ['code', 'name', 'line'] },
);
const feed = fc.array(game, { minLength: 1, maxLength: 20 });

describe('whatever a feed has', () => {
  test('once applied it changes nothing more', () => {
    fc.assert(
      fc.property(feed, feed, (before, after) => {
        const stored = applied([], diffFeed(read(before), []));
        const then = applied(stored, diffFeed(read(after), stored));
        const again = diffFeed(read(after), then);
        expect(again.filter(({ kind }) => kind !== 'same' && kind !== 'refused')).toEqual([]);
        expect(applied(then, again)).toEqual(then);
      }),
    );
  });

  test('the order of its rows does not matter', () => {
    const shuffled = feed.chain((games) => fc.tuple(fc.constant(games), fc.shuffledSubarray(games, { minLength: games.length })));
    fc.assert(
      fc.property(feed, shuffled, (before, [games, other]) => {
        const stored = applied([], diffFeed(read(before), []));
        const then = applied(stored, diffFeed(read(games), stored));
        expect(applied(stored, diffFeed(read(other), stored))).toEqual(then);
      }),
    );
  });

  test('all that it says stands in the catalogue afterwards, and all that it does not name is retired', () => {
    fc.assert(
      fc.property(feed, feed, (before, after) => {
        const stored = applied([], diffFeed(read(before), []));
        const rows = read(after);
        const then = new Map(applied(stored, diffFeed(rows, stored)).map((each) => [each.code, each]));
        const taken = rows.flatMap(({ game: each }) => (each ? [each as FeedGame & Record<string, unknown>] : []));
        for (const each of taken) expect(then.get(each.code)).toMatchObject({ ...each, retired: false });
        const named = new Set(rows.map(({ code }) => code));
        for (const { code } of stored) if (!named.has(code)) expect(then.get(code)!.retired).toBe(true);
      }),
    );
  });
});
