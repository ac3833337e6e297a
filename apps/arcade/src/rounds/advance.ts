import { money, toDecimal } from '@parlour/domain';
import type { RefusalCode } from '../wire.ts';
import type { Services } from '../services.ts';
import type { Round, RoundChange } from '../store/rounds.ts';
import type { Seed } from '../store/seeds.ts';
import type { WalletRefusalCode } from '../wallet/wallet.ts';
import { decide } from './decide.ts';

/** How long a round waits for a choice. */
const longestWait = 24 * 3_600_000;

/** `done`: nothing is owed. `again`: the next call is due now. `later`: it failed and is due at `dueAt`. */
type Step = 'done' | 'again' | 'later';

/** What is to be done next with a round, and the round as it is stored now. */
export interface Advanced {
  step: Step;
  round: Round;
}

/** Makes the one wallet call that the round owes and records the result. `round` is as it is stored. */
export async function advance(services: Services, round: Round): Promise<Advanced> {
  if (round.state === 'betting') return bet(services, round);
  if (round.state === 'open') return endLeft(services, round);
  if (round.state === 'paying') return pay(services, round);
  if (round.state === 'returning') return giveBack(services, round);
  return { step: 'done', round };
}

/** Stores what has changed in a round. */
function change({ store }: Services, round: Round, changes: RoundChange, step: Step): Advanced {
  store.rounds.change(round.id, changes);
  return { step, round: { ...round, ...changes } };
}

async function bet(services: Services, round: Round): Promise<Advanced> {
  const { store, config, log } = services;
  const reply = await services.walletOf(round.gameCode).call('bet', {
    sessionId: round.walletSessionId,
    transactionId: round.betTx,
    roundId: round.id,
    gameCode: round.gameCode,
    amount: decimal(round, round.stake),
    currency: round.currency,
  });
  if (reply.kind === 'answered') return takeStake(services, round, reply.value.balance);
  // After an unknown answer, a refusal applies to the second call only: the first may have taken the stake.
  if (reply.kind === 'refused' && round.attempts === 0) {
    log.info({ round: round.id, code: reply.code }, 'bet refused');
    const refusal = refusalOf[reply.code] ?? 'internal';
    return store.soon(() => change(services, round, { state: 'refused', refusal, balance: reply.balance ?? null }, 'done'));
  }
  log.warn({ round: round.id, reply }, 'bet without a definite answer');
  const attempts = round.attempts + 1;
  if (reply.kind === 'unknown' && attempts <= config.retry.quickPauses.length) return change(services, round, { attempts }, 'later');
  return startGivingBack(services, round);
}

/** The stake is taken, so the round is decided: by seeds, nonce and game version that were written down before. */
function takeStake(services: Services, round: Round, balance: string): Promise<Advanced> {
  const { store } = services;
  return store.soon(() => {
    const seed = store.seeds.useNonce(round.seedId, round.nonce);
    return goOn(services, round, seed, { balanceAfterBet: balance, balance, attempts: 0 });
  });
}

/**
 * Stores the round as `changes` and its input then decide it: waiting for a choice, for a day at most, or with a win that is due. `seed` is
 * the round's.
 */
export function goOn(services: Services, round: Round, seed: Seed, changes: RoundChange): Advanced {
  const { games, clock } = services;
  const { events, win, open } = decide(games, { ...round, ...changes }, seed);
  const now = clock.now();
  if (!open) return change(services, round, { ...changes, state: 'paying', events, win, dueAt: now }, 'again');
  return change(services, round, { ...changes, state: 'open', events, dueAt: new Date(now.getTime() + longestWait) }, 'done');
}

/** Ends a round that the player has left, with what it has won so far (games.md C). */
function endLeft(services: Services, round: Round): Advanced {
  const { store, games, clock, log } = services;
  if (round.dueAt! > clock.now()) return { step: 'done', round };
  log.info({ round: round.id }, 'ending a round that was left');
  const version = games.get(round.gameCode)!.version(round.packHash)!;
  return store.transaction(() => goOn(services, round, store.seeds.find(round.seedId)!, { input: version.leave(round.input) }));
}

async function pay(services: Services, round: Round): Promise<Advanced> {
  const reply = await services.walletOf(round.gameCode).call('win', {
    playerId: round.playerId,
    transactionId: round.winTx,
    betTransactionId: round.betTx,
    roundId: round.id,
    gameCode: round.gameCode,
    amount: decimal(round, round.win!),
    currency: round.currency,
    roundClosed: true,
  });
  if (reply.kind !== 'answered') return postpone(services, round, 'win', reply);
  return services.store.soon(() => change(services, round, { state: 'settled', balance: reply.value.balance, dueAt: null }, 'done'));
}

async function giveBack(services: Services, round: Round): Promise<Advanced> {
  const reply = await services.walletOf(round.gameCode).call('rollback', {
    playerId: round.playerId,
    transactionId: round.rollbackTx,
    betTransactionId: round.betTx,
    roundId: round.id,
  });
  // The wallet will now refuse an unknown bet for good; a bet that was rolled back has been returned already.
  const never = reply.kind === 'refused' && (reply.code === 'TRANSACTION_DOES_NOT_EXIST' || reply.code === 'ROLLED_BACK');
  if (reply.kind !== 'answered' && !never) return postpone(services, round, 'rollback', reply);
  const balance = reply.kind === 'answered' ? reply.value.balance : null;
  return change(services, round, { state: 'returned', balance, dueAt: null }, 'done');
}

/** The stake may have been taken: from now on it is owed to the player. */
export function startGivingBack(services: Services, round: Round): Advanced {
  return change(services, round, { state: 'returning', attempts: 0, dueAt: services.clock.now() }, 'again');
}

/** Wins and rollbacks are owed until they are answered, however long that takes. */
function postpone(services: Services, round: Round, call: string, reply: unknown): Advanced {
  const { config, clock, log } = services;
  const attempts = round.attempts + 1;
  const { workerPause, longestPause } = config.retry;
  const pause = Math.min(longestPause, workerPause * 2 ** Math.min(attempts - 1, 16));
  log.error({ round: round.id, call, attempts, reply }, 'wallet call failed; it will be repeated');
  return change(services, round, { attempts, dueAt: new Date(clock.now().getTime() + pause) }, 'later');
}

function decimal(round: Round, minor: bigint): string {
  return toDecimal(money(minor, round.currency));
}

const refusalOf: Partial<Record<WalletRefusalCode, RefusalCode>> = {
  NOT_ENOUGH_MONEY: 'not_enough_money',
  INVALID_TOKEN: 'session_over',
  TOKEN_EXPIRED: 'session_over',
  INVALID_PLAYER: 'session_over',
  USER_DISABLED: 'player_blocked',
  LIMIT_REACHED: 'player_blocked',
  GAME_MAINTENANCE: 'game_maintenance',
  INVALID_GAME: 'game_maintenance',
};
