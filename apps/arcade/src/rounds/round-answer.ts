import { money, toDecimal } from '@parlour/domain';
import type { GameEvent } from '../game.ts';
import type { RoundAnswer } from '../wire.ts';
import type { Services } from '../services.ts';
import { freeRoundsAfter } from './free-rounds.ts';
import type { Round } from '../store/rounds.ts';

/** A round as the player's window sees it. */
export function roundAnswer(services: Services, round: Round): RoundAnswer<GameEvent> {
  const seed = services.store.seeds.find(round.seedId)!;
  const decimal = (minor: bigint) => toDecimal(money(minor, round.currency));
  return {
    roundId: round.id,
    key: round.clientKey,
    state: round.state,
    currency: round.currency,
    stake: decimal(round.stake),
    input: round.input,
    choices: round.choices.length,
    win: round.win === null ? null : decimal(round.win),
    events: round.events,
    balanceAfterBet: round.balanceAfterBet,
    balance: round.balance,
    refusal: round.refusal,
    freeRounds: freeRoundsAfter(services, round.freeId),
    fairness: { serverSeedHash: seed.serverSeedHash, clientSeed: round.clientSeed, nonce: round.nonce },
    verifierUrl: seed.state === 'revealed' && round.win !== null ? verifierUrl(services, round) : null,
    at: round.createdAt.toISOString(),
  };
}

/** The public page that recomputes a round, in the player's language, with all inputs and the expected result. Reveals the server seed. */
export function verifierUrl({ config, games, store }: Services, round: Round): string {
  const { serverSeed, serverSeedHash } = store.seeds.find(round.seedId)!;
  const decimal = (minor: bigint) => toDecimal(money(minor, round.currency));
  const version = games.get(round.gameCode)?.version(round.packHash);
  const language = store.sessions.languageOf(round.playerId);
  const query = new URLSearchParams({
    game: round.gameCode,
    round: round.id,
    serverSeed,
    hash: serverSeedHash,
    clientSeed: round.clientSeed,
    nonce: String(round.nonce),
    currency: round.currency,
    stake: decimal(round.stake),
    input: JSON.stringify(round.input),
    pack: round.packHash,
    ...(version && { outcome: version.outcomeMark(round.events!) }),
    win: decimal(round.win!),
    ...(language && { lang: language }),
  });
  return `${config.origin}/verify?${query.toString()}`;
}
