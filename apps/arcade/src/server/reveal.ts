import type { Services } from '../services.ts';
import { rotateSeed } from '../rounds/seeds.ts';
import { verifierUrl } from '../rounds/round-answer.ts';
import { Refused } from '../rounds/refused.ts';
import { refuse, type VendorAnswer } from './vendor-answer.ts';

/** `POST /vendor/v1/reveal`: ends the seed of a round and answers with where the round can be verified. */
export function reveal(services: Services, vendor: string, body: Buffer): VendorAnswer {
  const roundId = roundIdOf(body);
  if (roundId === undefined) return refuse(400, 'VALIDATION', 'The body must be {"roundId": "..."}.');
  const round = services.store.rounds.find(roundId);
  if (!round || round.state === 'refused' || services.games.get(round.gameCode)?.current.pack.vendor !== vendor)
    return refuse(404, 'TRANSACTION_DOES_NOT_EXIST', 'There is no such round.');
  if (round.state === 'returned') return refuse(409, 'ROLLED_BACK', 'The stake was given back; the round has no outcome.');
  if (round.state !== 'settled') return refuse(409, 'ROUND_OPEN', 'The round is not settled.');
  try {
    if (services.store.seeds.find(round.seedId)?.state === 'active') rotateSeed(services, round.playerId);
  } catch (error) {
    if (error instanceof Refused && error.code === 'round_open')
      return refuse(409, 'ROUND_OPEN', 'A round of the same seed is not settled.');
    throw error;
  }
  return { status: 200, body: { verifierUrl: verifierUrl(services, round) } };
}

function roundIdOf(body: Buffer): string | undefined {
  try {
    const value = JSON.parse(body.toString('utf8')) as Record<string, unknown> | null;
    const roundId = value?.['roundId'];
    return typeof roundId === 'string' && roundId.length <= 128 && Object.keys(value!).length === 1 ? roundId : undefined;
  } catch {
    return undefined;
  }
}
