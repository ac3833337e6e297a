import { parseAmount } from '@parlour/domain';
import { v7 } from 'uuid';
import { minCycleOf, type PackHead } from '../game.ts';
import type { Services } from '../services.ts';
import type { ArcadeSession } from '../store/sessions.ts';
import { Refused } from './refused.ts';

/** Refuses a round that begins sooner after the player's last one in this game than the law of the site allows (games.md A6). */
export function mustNotBeEarly({ store, clock }: Services, { playerId, gameCode, pace }: ArcadeSession, pack: PackHead): void {
  const least = minCycleOf(pace, pack);
  const last = least > 0 ? store.rounds.lastBegun(playerId, gameCode) : undefined;
  if (!last || last.state === 'refused' || last.state === 'returned') return;
  const since = clock.now().getTime() - last.createdAt.getTime();
  if (since < least) throw new Refused('too_early', 'The last round began too short a time ago.');
}

/** Refuses a round that buys a feature where the law of the site does not allow it, or is not known. Such a choice says what it buys: `buy`. */
export function mustNotBuy({ pace }: ArcadeSession, input: unknown): void {
  const buys = typeof input === 'object' && input !== null && 'buy' in input;
  if (buys && !pace?.bonusBuy) throw new Refused('bad_request', 'Features are not sold here.');
}

export interface AskedAutoplay {
  rounds: number;
  /** Decimal in major units. */
  lossLimit?: string;
}

/** Lets the rounds asked for begin without a press. Refused with `bad_request` where the law of the site does not allow it. */
export function startAutoplay({ store, clock }: Services, session: ArcadeSession, asked: AskedAutoplay): { id: string } {
  const { playerId, gameCode, currency, pace } = session;
  const allowed = pace?.autoplay;
  if (!allowed) throw new Refused('bad_request', 'Autoplay is not offered here.');
  const limit = asked.lossLimit === undefined ? null : parseAmount(asked.lossLimit, currency);
  if (asked.rounds > allowed.max) throw new Refused('bad_request', `Autoplay has ${allowed.max} rounds at most.`);
  if (limit === null ? allowed.lossLimitRequired : typeof limit === 'string' || limit.minor <= 0n)
    throw new Refused('bad_request', 'Autoplay needs a limit of what may be lost.');
  const id = v7();
  const lossLimit = limit === null || typeof limit === 'string' ? null : limit.minor;
  store.autoplays.add({ id, playerId, gameCode, rounds: asked.rounds, lossLimit, createdAt: clock.now() });
  return { id };
}

/** Refuses a round of an autoplay that is over: all its rounds have begun, or another stake could lose more than its limit. */
export function mustGoOn({ store }: Services, { playerId, gameCode }: ArcadeSession, id: string, stake: bigint): void {
  const autoplay = store.autoplays.find(id);
  if (autoplay?.playerId !== playerId || autoplay.gameCode !== gameCode) throw new Refused('not_found', 'No such autoplay.');
  const { rounds, lost } = store.autoplays.progress(id);
  const tooMuch = autoplay.lossLimit !== null && lost + stake > autoplay.lossLimit;
  if (rounds >= autoplay.rounds || tooMuch) throw new Refused('autoplay_over', 'The autoplay is over.');
}
