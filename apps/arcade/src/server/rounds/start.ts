import { parseAmount, fromDecimal } from '@parlour/domain';
import { v7 } from 'uuid';
import { lineBets, totalBet } from '../../games/bets.ts';
import type { Services } from '../deps.ts';
import { Refused } from '../http/refused.ts';
import type { Round } from '../store/rounds.ts';
import type { ArcadeSession } from '../store/sessions.ts';
import { seedsOf } from './seeds.ts';

/** The line bets that this session may use, in minor units. */
export function lineBetsOf({ currency, minBet }: ArcadeSession): bigint[] {
  return lineBets(currency, minBet === null ? 0n : fromDecimal(minBet, currency).minor);
}

/**
 * Puts a round on disk with everything that will decide and pay it, before the wallet hears of it. The same key gives
 * the round that it gave before; with another bet it is refused, as is a second round beside an open one.
 */
export function startRound(services: Services, session: ArcadeSession, key: string, lineBetText: string): Round {
  const { store, clock } = services;
  const parsed = parseAmount(lineBetText, session.currency);
  const lineBet = typeof parsed === 'string' ? undefined : lineBetsOf(session).find((bet) => bet === parsed.minor);
  if (lineBet === undefined) throw new Refused('bad_request', 'This bet is not offered.');
  return store.transaction(() => {
    const known = store.rounds.findByKey(session.playerId, key);
    if (known && known.lineBet !== lineBet) throw new Refused('bad_request', 'This key belongs to a round with another bet.');
    if (known) return known;
    if (store.rounds.openOf(session.playerId)) throw new Refused('round_open', 'Your last round is not finished yet.');
    const { active } = seedsOf(services, session.playerId);
    const id = v7();
    const round: Round = {
      id,
      playerId: session.playerId,
      clientKey: key,
      walletSessionId: session.walletSessionId,
      gameCode: session.gameCode,
      currency: session.currency,
      lineBet,
      stake: totalBet(lineBet),
      seedId: active.id,
      clientSeed: active.clientSeed,
      nonce: active.nonce,
      state: 'betting',
      betTx: `${id}:bet`,
      winTx: `${id}:win`,
      rollbackTx: `${id}:rollback`,
      outcome: null,
      win: null,
      balanceAfterBet: null,
      balance: null,
      refusal: null,
      attempts: 0,
      dueAt: null,
      createdAt: clock.now(),
    };
    store.rounds.add(round);
    return round;
  });
}
