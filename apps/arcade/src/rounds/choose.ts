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
 * Takes a choice and stores its result before anybody is told. Repeating a step with the same choice, or a step that the round is already
 * past, changes nothing and returns the round as it stands; a choice that is not open is refused.
 */
export function chooseInRound(services: Services, { playerId, gameCode }: ArcadeSession, { round: id, step, choice }: Chosen): Round {
  const { store, games } = services;
  return store.transaction(() => {
    const round = store.rounds.find(id);
    if (!round || round.playerId !== playerId || round.gameCode !== gameCode) throw new Refused('not_found', 'No such round.');
    const taken = round.choices.length;
    if (step < taken && isDeepStrictEqual(round.choices[step], choice)) return round;
    if (round.state !== 'open' || step !== taken) throw new Refused('bad_request', 'The round has gone on.');
    const input = games.get(gameCode)!.version(round.packHash)!.choose(round.input, choice, round.events!);
    if (input === undefined) throw new Refused('bad_request', 'This cannot be chosen now.');
    return goOn(services, round, store.seeds.find(round.seedId)!, { input, choices: [...round.choices, choice] }).round;
  });
}
