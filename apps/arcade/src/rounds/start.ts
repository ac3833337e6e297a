import { isDeepStrictEqual } from 'node:util';
import { parseAmount } from '@parlour/domain';
import { v7 } from 'uuid';
import type { GameVersion } from '../game.ts';
import type { Services } from '../services.ts';
import type { FreeRounds } from '../store/free-rounds.ts';
import type { Round } from '../store/rounds.ts';
import type { ArcadeSession } from '../store/sessions.ts';
import { decide } from './decide.ts';
import { endFreeRounds, mustBeFree } from './free-rounds.ts';
import { mustGoOn, mustNotBeEarly, mustNotBuy } from './pace.ts';
import { Refused } from './refused.ts';
import { activeSeedOf } from './seeds.ts';
import { stakesOf } from './stakes.ts';

/** What the player requests. */
export interface Asked {
  /** Idempotency key of the press: the same key gives the same round. */
  key: string;
  /** Decimal in major units. */
  stake: string;
  /** The game's own choices. */
  input: unknown;
  /** The autoplay that begins it; absent where the player pressed. */
  autoplay?: string;
  /** The campaign of free rounds it belongs to; such a round costs nothing. */
  free?: string;
}

/** The version of its game that a session plays. */
export function gameOfSession({ games }: Services, { gameCode }: ArcadeSession): GameVersion {
  const game = games.get(gameCode);
  if (!game) throw new Refused('game_maintenance', 'This game is not served any more.');
  return game.current;
}

/**
 * Stores a round with everything that will decide and pay it, before the wallet is called. The same key returns the same
 * round; with another stake or choice it is refused, as is a second round of the game while one is open or waits for a choice.
 */
export async function startRound(
  services: Services,
  session: ArcadeSession,
  { key, stake: stakeText, input, autoplay, free }: Asked,
): Promise<Round> {
  const { store, clock } = services;
  const game = gameOfSession(services, session);
  mustNotBuy(session, input);
  const parsed = parseAmount(stakeText, session.currency);
  // Free rounds keep the stake they were given with, whatever the session's limits.
  const offered = stakesOf(game.pack, free === undefined ? session : { ...session, minBet: null, pace: null });
  const stake = typeof parsed === 'string' ? undefined : offered.find((each) => each === parsed.minor);
  if (stake === undefined || !game.accepts(input)) throw new Refused('bad_request', 'This bet is not offered.');
  return store.soon(() => {
    const known = store.rounds.findByKey(session.playerId, key);
    if (
      known &&
      (known.stake !== stake || known.freeId !== (free ?? null) || !isDeepStrictEqual(game.begun(known.input), game.begun(input)))
    )
      throw new Refused('bad_request', 'This key belongs to a round with another bet.');
    if (known) return known;
    if (!isDeepStrictEqual(game.begun(input), input)) throw new Refused('bad_request', 'A round does not begin with its choices made.');
    const playing = store.rounds.playing(session.playerId);
    const unfinished = playing.filter(({ gameCode }) => gameCode === session.gameCode).map(({ state }) => state);
    if (unfinished.includes('open')) throw new Refused('round_waiting', 'Your last round waits for a choice.');
    if (unfinished.length > 0) throw new Refused('round_open', 'Your last round is not finished yet.');
    mustNotBeEarly(services, session, game.pack);
    if (autoplay !== undefined) mustGoOn(services, session, autoplay, stake);
    const given = free === undefined ? undefined : mustBeFree(services, session, free, stake);
    const active = activeSeedOf(services, session.playerId);
    // A round of another game may have begun without being decided yet: its nonce is taken.
    const held = playing.filter(({ state, seedId }) => state === 'betting' && seedId === active.id).map(({ nonce }) => nonce + 1);
    const id = v7();
    const round: Round = {
      id,
      playerId: session.playerId,
      clientKey: key,
      walletSessionId: session.walletSessionId,
      gameCode: session.gameCode,
      packHash: game.packHash,
      currency: session.currency,
      stake,
      input,
      choices: [],
      seedId: active.id,
      clientSeed: active.clientSeed,
      nonce: Math.max(active.nonce, ...held),
      state: 'betting',
      betTx: `${id}:bet`,
      winTx: `${id}:win`,
      rollbackTx: `${id}:rollback`,
      events: null,
      win: null,
      balanceAfterBet: null,
      balance: null,
      refusal: null,
      attempts: 0,
      autoplayId: autoplay ?? null,
      freeId: given?.id ?? null,
      dueAt: null,
      createdAt: clock.now(),
    };
    store.rounds.add(round);
    if (given) playFree(services, round, given);
    return round;
  });
}

/** Nothing is staked, so the round is decided as soon as it begins; the last one ends the free rounds. */
function playFree(services: Services, round: Round, free: FreeRounds): void {
  const { store, games } = services;
  const { events, win } = decide(games, round, store.seeds.useNonce(round.seedId, round.nonce));
  store.rounds.change(round.id, { state: 'settled', events, win });
  if (store.freeRounds.progress(free.id).played >= free.rounds) endFreeRounds(services, free);
}
