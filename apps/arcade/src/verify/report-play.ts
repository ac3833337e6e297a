import { createHash } from 'node:crypto';
import { engines } from '../engines/engines.ts';
import type { GameEvent, GameVersion } from '../game.ts';
import { rounded } from './rounded.ts';
import { sampleOf } from './sample.ts';

export interface PlayOptions {
  rounds: number;
  /** Any text: the server seed is its SHA-256. */
  seed: string;
  /** What is chosen besides the stake; the engine's usual choice where absent. */
  input?: unknown;
  /** Also give the events of this many rounds. */
  events?: number;
}

/** What `npm run play` reports (games.md H): stake and win in the pack's units, the rest relative to the stake, with six places. */
export interface PlayReport {
  rounds: number;
  stake: number;
  win: number;
  rtp: number;
  ci99: [number, number];
  hitRate: number;
  standardDeviation: number;
  maxWin: number;
  digest: string;
  events?: (readonly GameEvent[])[];
}

/** Plays by the real rules without a wallet. Throws RangeError when the game offers no such choice. */
export function reportPlay(game: GameVersion, { rounds, seed, input, events = 0 }: PlayOptions, known = engines): PlayReport {
  const { pack } = game;
  const told: (readonly GameEvent[])[] = [];
  const sample = sampleOf(game, {
    input: input === undefined ? known[pack.engine]!.usualInput(pack) : input,
    serverSeed: createHash('sha256').update(seed).digest('hex'),
    clientSeed: 'play',
    rounds,
    watch: (nonce, happened) => void (nonce < events && told.push(happened)),
  });
  const margin = (2.575829 * sample.standardDeviation) / Math.sqrt(rounds);
  return {
    rounds,
    stake: rounds * pack.stakeUnits,
    win: sample.win,
    rtp: rounded(sample.mean),
    ci99: [rounded(sample.mean - margin), rounded(sample.mean + margin)],
    hitRate: rounded(sample.hitRate),
    standardDeviation: rounded(sample.standardDeviation),
    maxWin: sample.maxWin,
    digest: sample.digest,
    ...(events > 0 ? { events: told } : {}),
  };
}
