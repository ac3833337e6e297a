import { createHash } from 'node:crypto';
import { volatilityOf, type ExactFigures } from '../engines/exact-figures.ts';
import { toFixed, toNumber } from '../engines/fraction.ts';
import type { GameVersion } from '../game.ts';
import { bookProblems } from './book-file.ts';
import { sampleOf } from './sample.ts';

export interface Check {
  id: string;
  ok: boolean;
  note?: string;
}

/** The returns allowed for each family of games (games.md A5); for games with several bets, of each bet. */
const bounds: Readonly<Record<string, readonly [least: number, most: number]>> = {
  slot: [0.94, 0.97],
  fish: [0.94, 0.97],
  instant: [0.988, 0.99],
  table: [0.92, 1],
};
/** Quantile of the 99.9 % interval. */
const quantile = 3.290527;

/** What the figures of every pack and `rounds` rounds by its real rules must pass (games.md A5). */
export function chanceChecks(game: GameVersion, exact: ExactFigures, input: unknown, folder: string, rounds: number): Check[] {
  const { pack } = game;
  const rtp = toNumber(exact.rtp);
  const deviation = Math.sqrt(exact.variance);
  const [least, most] = bounds[pack.engine.split('/')[0]!] ?? [0, 1];
  const returns = exact.bets ? Object.values(exact.bets).map(toNumber) : [rtp];
  const told: Readonly<Record<string, string | number>> = pack.figures;
  const differing = Object.keys({ ...exact.told, ...told }).filter((name) => exact.told[name] !== told[name]);
  const sample = sampleOf(game, { input, rounds, clientSeed: 'simulation', serverSeed: seedFor(pack.pack) });
  const margin = (quantile * deviation) / Math.sqrt(rounds);
  const hitRate = toNumber(exact.hitRate);
  const hitMargin = quantile * Math.sqrt((hitRate * (1 - hitRate)) / rounds);
  const missing = exact.eventKinds.filter((kind) => !sample.kinds.has(kind));
  const unknown = [...sample.kinds].filter((kind) => !exact.eventKinds.includes(kind));
  return [
    { id: 'rtp-target', ok: Math.abs(rtp * 100 - Number(pack.rtpTarget)) <= 0.1, note: `target ${pack.rtpTarget} %` },
    { id: 'rtp-bounds', ok: returns.every((each) => each >= least && each <= most), note: `${least} to ${most}` },
    check('figures', differing),
    check('reachable', exact.unreachable),
    ...(exact.counts ? [check('book', bookProblems(folder, exact.counts))] : []),
    {
      id: 'volatility',
      ok: pack.volatility === undefined || pack.volatility === volatilityOf(deviation),
      ...(pack.volatility === undefined ? {} : { note: `stated ${pack.volatility}` }),
    },
    {
      id: 'simulated-rtp',
      ok: Math.abs(sample.mean - rtp) <= margin,
      note: `${rounds} rounds return ${sample.mean.toFixed(6)}, exact ${toFixed(exact.rtp, 6)} +- ${margin.toFixed(6)}`,
    },
    {
      id: 'simulated-hit-rate',
      ok: Math.abs(sample.hitRate - hitRate) <= hitMargin,
      note: `${sample.hitRate.toFixed(6)}, exact ${toFixed(exact.hitRate, 6)} +- ${hitMargin.toFixed(6)}`,
    },
    { id: 'largest-win', ok: sample.maxWin <= exact.maxWin, note: `largest of the sample: ${sample.maxWin}` },
    {
      id: 'win-cap',
      ok: (exact.capEffect ?? 0) < 1e-7,
      ...(exact.capEffect === undefined ? {} : { note: `lowers the return by less than ${exact.capEffect.toExponential(1)}` }),
    },
    check('events', [...missing.map((kind) => `no ${kind}`), ...unknown.map((kind) => `unstated ${kind}`)]),
  ];
}

/** A check that passes when there are no problems, and lists them otherwise. */
export function check(id: string, problems: readonly string[]): Check {
  return { id, ok: problems.length === 0, ...(problems.length === 0 ? {} : { note: problems.join('; ') }) };
}

/** A fixed seed per game, so that a run can be repeated. */
function seedFor(code: string): string {
  return createHash('sha256').update(`${code} simulation`).digest('hex');
}
