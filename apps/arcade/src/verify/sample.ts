import { createHash } from 'node:crypto';
import { drawFrom } from '@parlour/domain/fairness';
import { roundBytes } from '../fairness/seeds.ts';
import type { GameEvent, GameVersion } from '../game.ts';

/** Many rounds of a game under one pair of seeds. */
export interface Sample {
  rounds: number;
  /** The total, in the pack's units. */
  win: number;
  /** Of win over stake. */
  mean: number;
  standardDeviation: number;
  /** Share of rounds that paid anything. */
  hitRate: number;
  /** In stakes. */
  maxWin: number;
  /** SHA-256 of the lines `nonce:win`, win in units: equal digests mean equal rounds. */
  digest: string;
  /** Every kind of event that occurred. */
  kinds: ReadonlySet<string>;
}

export interface SampledRounds {
  input: unknown;
  serverSeed: string;
  clientSeed: string;
  rounds: number;
  /** Called with each round. */
  watch?: (nonce: number, events: readonly GameEvent[]) => void;
}

/** Plays nonces 0 to `rounds` - 1 by the game's real rules, without wallet or store (games.md A5, H). */
export function sampleOf(game: GameVersion, { input, serverSeed, clientSeed, rounds, watch }: SampledRounds): Sample {
  const { stakeUnits } = game.pack;
  const hash = createHash('sha256');
  const kinds = new Set<string>();
  let [sum, squares, hits, most] = [0, 0, 0, 0];
  for (let nonce = 0; nonce < rounds; nonce += 1) {
    const { events, win } = game.play(input, drawFrom(roundBytes({ serverSeed, clientSeed, nonce })));
    sum += win;
    squares += win ** 2;
    if (win > 0) hits += 1;
    most = Math.max(most, win);
    hash.update(`${nonce}:${win}\n`);
    for (const event of events) kinds.add(eventKind(event));
    watch?.(nonce, events);
  }
  const mean = sum / rounds / stakeUnits;
  return {
    rounds,
    win: sum,
    mean,
    standardDeviation: Math.sqrt(Math.max(0, squares / rounds / stakeUnits ** 2 - mean ** 2)),
    hitRate: hits / rounds,
    maxWin: most / stakeUnits,
    digest: hash.digest('hex'),
    kinds,
  };
}

/** The kind of an event: its type, and what it pays by or its feature, such as `pay/line`. */
export function eventKind(event: GameEvent & { by?: string; feature?: string }): string {
  const detail = event.by ?? event.feature;
  return detail === undefined ? event.type : `${event.type}/${detail}`;
}
