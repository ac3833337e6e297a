import { createHash } from 'node:crypto';
import { engines } from '../engines/engines.ts';
import { drawFrom } from '../fairness/draw.ts';
import { roundBytes } from '../fairness/seeds.ts';
import type { Game } from '../game.ts';

/** Everything about a game's return, as text; `ok` is false when players are told other figures. */
export function reportRtp(game: Game, simulatedRounds?: number): { text: string; ok: boolean } {
  const { pack } = game.current;
  const { figures, report } = engines[pack.engine]!.exactFigures(pack);
  const told: Readonly<Record<string, string | number>> = pack.figures;
  const ok = Object.keys({ ...figures, ...told }).every((name) => figures[name] === told[name]);
  return {
    ok,
    text: [
      `${game.code}, version ${pack.version}, ${report.join('\n')}`,
      ok ? 'The figures that players see are these.' : `The figures that players see are OTHERS: ${JSON.stringify(told)}`,
      ...(simulatedRounds === undefined ? [] : [simulate(game, simulatedRounds)]),
    ].join('\n'),
  };
}

/** Rounds without a choice, by the same stream as in play, under seeds that are fixed so that the run can be repeated. */
export function simulate({ code, current }: Game, rounds: number): string {
  const serverSeed = createHash('sha256').update(`${code} simulation`).digest('hex');
  let sum = 0;
  let squares = 0;
  for (let nonce = 0; nonce < rounds; nonce += 1) {
    const draw = drawFrom(roundBytes({ serverSeed, clientSeed: 'simulation', nonce }));
    const times = current.play({}, draw).win / current.pack.stakeUnits;
    sum += times;
    squares += times * times;
  }
  const mean = sum / rounds;
  const margin = 2.5758 * Math.sqrt((squares / rounds - mean * mean) / rounds);
  return `Simulated: ${rounds.toLocaleString('en')} rounds return ${(mean * 100).toFixed(3)} % +- ${(margin * 100).toFixed(3)} (99 % confidence)`;
}
