import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { readGames, type Games } from '../packs/read-games.ts';
import { reportClaimedRound, UnreadableRound } from './claimed-round.ts';
import { reportRound } from './report-round.ts';

const serverSeed = '0123456789abcdef'.repeat(4);
/** Published cases of these seeds: 4731 rolls, and the ball's path (games.md C). */
const dice = { game: 'bamboo-dice', version: 1, serverSeed, clientSeed: 'parlour', nonce: 0, input: { side: 'under', winning: 5000 } };
const hash = createHash('sha256').update(serverSeed).digest('hex');

describe('a round that was written down', () => {
  let games: Games;
  beforeAll(() => (games = readGames()));
  const report = (round: object) => reportClaimedRound(games, JSON.stringify(round));
  const differing = (claimed: object, more: object = {}) => report({ ...dice, ...more, claimed }).differences.map(({ field }) => field);

  test('is recomputed, and all that was claimed of it matches', () => {
    const claimed = { win: 19_800, times: 1.98, outcome: '47.31', hash, events: report(dice).ok ? undefined : [] };
    expect(report({ ...dice, claimed })).toMatchObject({ game: 'bamboo-dice', version: 1, win: 19_800, differences: [], ok: true });
    expect(report({ game: 'lotus-lanterns', serverSeed, clientSeed: 'parlour', nonce: 0 })).toMatchObject({ ok: true, differences: [] });
    expect(report({ ...dice, claimed: { win: '9.90', stake: '5.00', currency: 'USD' } }).ok).toBe(true);
    expect(report({ ...dice, claimed: 19_800 }).ok).toBe(true);
  });

  test('names what differs: win, outcome, seed, pack', () => {
    expect(differing({ win: 1 })).toEqual(['win']);
    expect(report({ ...dice, claimed: 1 }).differences).toEqual([{ field: 'win', claimed: 1, computed: 19_800 }]);
    expect(differing({ win: '9.91', stake: '5.00', currency: 'USD' })).toEqual(['win']);
    expect(differing({ outcome: '47.32', times: 2 })).toEqual(['times', 'outcome']);
    expect(differing({ hash, outcome: '47.31' }, { serverSeed: 'f'.repeat(64) })).toEqual(['outcome', 'hash']);
    expect(differing({}, { packHash: 'a'.repeat(64) })).toEqual(['packHash']);
    expect(differing({ packHash: 'a'.repeat(64) })).toEqual(['packHash']);
    const path = { game: 'raindrop-steps', serverSeed, clientSeed: 'parlour', nonce: 0, input: { risk: 'medium', rows: 16 } };
    expect(report({ ...path, claimed: { outcome: '1111101011100001' } }).ok).toBe(true);
    expect(report({ ...path, claimed: { outcome: '1111101011100000' } }).differences.map(({ field }) => field)).toEqual(['outcome']);
  });

  test.each([
    ['hidden-pearls', { mines: 3, tiles: [0], open: true }],
    ['pagoda-climb', { level: 'easy', columns: [0], open: true }],
    ['tide-high-low', { guesses: ['high'], open: true }],
  ])('that its last choice ended in %s, with seeds under which it would go on, is not as claimed', (game, input) => {
    const seeds = { game, serverSeed, clientSeed: 'parlour' };
    expect(report({ ...seeds, nonce: 0, input, claimed: 0 }).differences.map(({ field }) => field)).toEqual(['win']);
    const options = { ...seeds, nonce: '0', input: JSON.stringify(input), currency: 'USD', stake: '1.00', win: '0.00' };
    expect(reportRound(games, options)).toMatchObject({ ok: false, text: expect.stringContaining('NOT as claimed') as string });
  });

  test.each([
    ['an unknown game', { ...dice, game: 'no-such-game' }],
    ['an unknown version', { ...dice, version: 99 }],
    ['an input that is not offered', { ...dice, input: { side: 'under', winning: 1 } }],
    ['a field of another name', { ...dice, win: 3 }],
    ['a win in money without its stake', { ...dice, claimed: { win: '1.00' } }],
  ])('%s is not recomputed', (_, round) => {
    expect(() => report(round)).toThrow(UnreadableRound);
  });
});
