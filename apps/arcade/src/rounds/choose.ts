import { isDeepStrictEqual } from 'node:util';
import type { Services } from '../services.ts';
import type { Round } from '../store/rounds.ts';
import type { ArcadeSession } from '../store/sessions.ts';
import { goOn } from './advance.ts';
import { Refused } from './refused.ts';

/** A choice inside a round: which one it is, from 0, so that a press that is repeated counts once. */
export interface Chosen {
  round: string;
  step: number;
  choice: unknown;
}

/**
 * Takes a choice and stores what follows from it, before anybody is told. The same step with the same choice again changes nothing and
 * gives the round as it stands, as does a step that the round is already past; a choice that is not open is refused.
 */
export function chooseInRound(
  { store, ...services }: Services,
  { playerId, gameCode }: ArcadeSession,
  { round: id, step, choice }: Chosen,
): Round {
  return store.transaction(() => {
    const round = store.rounds.find(id);
    if (!round || round.playerId !== playerId || round.gameCode !== gameCode) throw new Refused('not_found', 'No such round.');
    const taken = round.choices.length;
    if (step < taken && isDeepStrictEqual(round.choices[step], choice)) return round;
    if (round.state !== 'open' || step !== taken) throw new Refused('bad_request', 'The round has gone on.');
    const input = services.games.get(gameCode)!.version(round.packHash)!.choose(round.input, choice, round.events!);
    if (input === undefined) throw new Refused('bad_request', 'This cannot be chosen now.');
    store.rounds.change(id, { choices: [...round.choices, choice] });
    goOn({ store, ...services }, { ...round, input });
    return store.rounds.find(id)!;
  });
}
