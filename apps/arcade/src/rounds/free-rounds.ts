import { money, toDecimal } from '@parlour/domain';
import type { Services } from '../services.ts';
import type { FreeRounds } from '../store/free-rounds.ts';
import type { ArcadeSession } from '../store/sessions.ts';
import type { FreeRoundsAnswer } from '../wire.ts';
import { Refused } from './refused.ts';

/** The free rounds that a session can play now, as its window sees them; null where there are none. */
export function freeRoundsOf({ store, clock }: Services, { playerId, gameCode, currency }: ArcadeSession): FreeRoundsAnswer | null {
  const free = store.freeRounds.openOf(playerId, gameCode, clock.now());
  return free?.currency === currency ? shown(free, store.freeRounds.progress(free.id)) : null;
}

/** The state of the free rounds after one of theirs was played; null for a round with a stake. */
export function freeRoundsAfter({ store }: Services, freeId: string | null): FreeRoundsAnswer | null {
  const free = freeId === null ? undefined : store.freeRounds.find(freeId);
  return free ? shown(free, store.freeRounds.progress(free.id)) : null;
}

function shown({ id, stake, currency, rounds, expiresAt }: FreeRounds, { played, won }: { played: number; won: bigint }): FreeRoundsAnswer {
  const decimal = (minor: bigint) => toDecimal(money(minor, currency));
  return { id, stake: decimal(stake), left: rounds - played, won: decimal(won), expiresAt: expiresAt.toISOString() };
}

/** Checks that the player may play one of these free rounds. Refused once they are played, expired or ended. */
export function mustBeFree({ store, clock }: Services, { playerId, gameCode }: ArcadeSession, id: string, stake: bigint): FreeRounds {
  const free = store.freeRounds.find(id);
  if (free?.playerId !== playerId || free.gameCode !== gameCode) throw new Refused('not_found', 'No such free rounds.');
  if (free.stake !== stake) throw new Refused('bad_request', 'The free rounds have another stake.');
  const isOver = free.state !== 'open' || free.expiresAt <= clock.now() || store.freeRounds.progress(id).played >= free.rounds;
  if (isOver) throw new Refused('free_rounds_over', 'The free rounds are over.');
  return free;
}

/** From now on none of these rounds can begin, and their total win is owed. */
export function endFreeRounds({ store, clock }: Services, { id }: FreeRounds): void {
  store.freeRounds.change(id, { state: 'paying', attempts: 0, dueAt: clock.now() });
}

/**
 * Pays the total win of free rounds, even if it is 0, so that the operator knows that they are over. The worker repeats this until the
 * wallet has answered. Resolves to whether it has.
 */
export async function payFreeRounds(services: Services, id: string): Promise<boolean> {
  const { store, config, clock, log } = services;
  const free = store.freeRounds.find(id)!;
  if (free.state === 'paid') return true;
  if (free.state === 'open') endFreeRounds(services, free);
  const reply = await services.walletOf(free.gameCode).call('promo', {
    playerId: free.playerId,
    transactionId: free.winTx,
    promotionId: free.id,
    kind: 'freeRound',
    gameCode: free.gameCode,
    amount: toDecimal(money(store.freeRounds.progress(id).won, free.currency)),
    currency: free.currency,
  });
  const isKnown = reply.kind === 'refused' && reply.code === 'DUPLICATE_TRANSACTION';
  if (reply.kind === 'answered' || isKnown) {
    if (isKnown) log.error({ free: id }, 'the operator has ended free rounds without their win');
    store.freeRounds.change(id, { state: 'paid', attempts: 0, dueAt: clock.now() });
    return true;
  }
  const attempts = store.freeRounds.find(id)!.attempts + 1;
  const { workerPause, longestPause } = config.retry;
  const pause = Math.min(longestPause, workerPause * 2 ** Math.min(attempts - 1, 16));
  log.error({ free: id, attempts, reply }, 'the win of free rounds was not taken; it will be repeated');
  store.freeRounds.change(id, { state: 'paying', attempts, dueAt: new Date(clock.now().getTime() + pause) });
  return false;
}
