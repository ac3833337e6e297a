import { describe, expect, test } from 'vitest';
import { drawFrom } from '../../fairness/draw.ts';
import { roundBytes } from '../../fairness/seeds.ts';
import { readGames } from '../../packs/read-games.ts';
import { engines } from '../engines.ts';

const games = [...readGames().values()].filter(({ current }) => current.pack.engine.startsWith('instant/'));
const rounds = 20_000;

describe.each(games.map((game) => [game.code, game] as const))('%s', (_code, { current }) => {
  const { pack } = current;
  const { figures } = engines[pack.engine]!.exactFigures(pack);

  test('tells players what follows from its rules, and returns what instant games must for every choice', () => {
    expect(pack.figures).toEqual(figures);
    expect(Number(figures['rtp'])).toBeGreaterThanOrEqual(98.8);
    expect(Number(figures['rtpMost'])).toBeLessThanOrEqual(99);
  });

  test('pays over many rounds what its figures say, within four standard errors', () => {
    let [sum, squares] = [0, 0];
    for (let nonce = 0; nonce < rounds; nonce += 1) {
      const draw = drawFrom(roundBytes({ serverSeed: 'b'.repeat(64), clientSeed: 'figures', nonce }));
      const times = current.play(current.firstInput, draw).win / pack.stakeUnits;
      sum += times;
      squares += times * times;
    }
    const mean = sum / rounds;
    const error = Math.sqrt((squares / rounds - mean * mean) / rounds);
    expect(Math.abs(mean - 0.99)).toBeLessThan(4 * error + 0.002);
  });
});
