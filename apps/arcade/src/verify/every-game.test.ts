// games.md H: a round of every game is decided, paid and then recomputed by anybody; what differs from it is named.
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../engines/engines.ts';
import type { GameEvent } from '../game.ts';
import { gameCodes } from '../packs/games.ts';
import { readGames } from '../packs/read-games.ts';
import { roundLine } from '../shell/round-line.ts';
import { moneyProblems, startTestArcade, type TestArcade, type TestPlayer } from '../testing/start-arcade.ts';
import type { RoundAnswer } from '../wire.ts';
import { reportClaimedRound } from './claimed-round.ts';
import { reportPlay } from './report-play.ts';

const games = readGames();
const versions = [...games.values()].flatMap((game) =>
  game.versions.map((version) => [`${game.code}, version ${version.pack.version}`, version] as const),
);
type Answer = RoundAnswer<GameEvent>;

/** What is chosen in a round that waits for it: a first step, then to collect. */
const steps: Readonly<Record<string, readonly object[]>> = {
  'instant/hilo': [{ guess: 'likelier' }, { cash: true }],
  'instant/mines': [{ tile: 12 }, { cash: true }],
  'instant/towers': [{ column: 1 }, { cash: true }],
};

describe('a round', () => {
  const start = 100_000n;
  let arcade: TestArcade;
  beforeAll(async () => {
    arcade = await startTestArcade(games);
  });
  afterAll(() => arcade.close());

  /** A round of the game at the smallest stake, until it is over. */
  async function playOne(player: TestPlayer, code: string): Promise<Answer> {
    const { current } = games.get(code)!;
    const begun = current.begun(engines[current.pack.engine]!.usualInput(current.pack)) as object;
    let round = (await player.play(undefined, begun)).json<Answer>();
    for (const choice of steps[current.pack.engine] ?? []) {
      if (round.state !== 'open') break;
      round = (await player.post(`/api/rounds/${round.roundId}/choices`, { step: round.choices, choice })).json<Answer>();
    }
    return round;
  }

  test.each(gameCodes)('of %s is recomputed from the line that its window copies, and what was changed in it is named', async (code) => {
    arcade.wallet.players.set(code, { currency: 'BDT', balance: start });
    const player = await arcade.signIn({ gameCode: code, playerId: code });
    const round = await playOne(player, code);
    expect(round).toMatchObject({ state: 'settled', verifierUrl: null });
    expect(moneyProblems(arcade, code, start, code)).toEqual([]);

    await player.post('/api/fairness/rotate');
    const { rounds } = (await player.get('/api/rounds')).json<{ rounds: Answer[] }>();
    expect(rounds.map(({ roundId }) => roundId)).toEqual([round.roundId]);
    const line = JSON.parse(roundLine(rounds[0]!.verifierUrl!)) as { claimed: object };
    const events = { ...line, claimed: { ...line.claimed, events: round.events } };
    expect(reportClaimedRound(games, JSON.stringify(events))).toMatchObject({ game: code, differences: [], ok: true });

    const differing = (change: object, claimed: object = {}) =>
      reportClaimedRound(games, JSON.stringify({ ...line, ...change, claimed: { ...line.claimed, ...claimed } })).differences.map(
        ({ field }) => field,
      );
    expect(differing({}, { win: '987654.32' })).toEqual(['win']);
    expect(differing({}, { outcome: 'another' })).toEqual(['outcome']);
    expect(differing({}, { events: [] })).toEqual(['events']);
    expect(differing({ packHash: 'f'.repeat(64) })).toEqual(['packHash']);
    expect(differing({ serverSeed: 'f'.repeat(64) })).toContain('hash');
  });
});

test.each(versions)(
  '%s decides rounds as it always has: if not, rounds that players have played would no longer verify',
  (_name, version) => {
    const { win, events } = reportPlay(version, { rounds: 100, seed: 'always', events: 100 });
    const outcomes = createHash('sha256').update(events!.map((each) => version.outcomeMark(each)).join('\n'));
    expect(`100 rounds won ${win} units; their outcomes have the hash ${outcomes.digest('hex').slice(0, 16)}`).toMatchSnapshot();
  },
);
