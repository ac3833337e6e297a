import { drawFrom } from '@parlour/domain/fairness';
import { roundBytes } from '../fairness/seeds.ts';
import { payOf, type GameEvent } from '../game.ts';
import type { Games } from '../packs/read-games.ts';
import type { Round } from '../store/rounds.ts';
import type { Seed } from '../store/seeds.ts';

/** What determines a round's outcome. */
export type Fixed = Pick<Round, 'id' | 'gameCode' | 'packHash' | 'input' | 'stake' | 'clientSeed' | 'nonce'>;

/**
 * The round's events so far, its win in minor units, and whether it waits for a choice: a pure function of what was written down before the
 * bet. Throws when the arcade no longer has the version of the game that the round began with.
 */
export function decide(
  games: Games,
  round: Fixed,
  { serverSeed }: Pick<Seed, 'serverSeed'>,
): { events: readonly GameEvent[]; win: bigint; open: boolean } {
  const version = games.get(round.gameCode)?.version(round.packHash);
  if (!version) throw new Error(`round ${round.id}: no ${round.gameCode} with pack ${round.packHash}`);
  const { clientSeed, nonce } = round;
  const { events, win, open = false } = version.play(round.input, drawFrom(roundBytes({ serverSeed, clientSeed, nonce })));
  return { events, win: payOf(round.stake, win, version.pack), open };
}
