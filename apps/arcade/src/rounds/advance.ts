import { money, toDecimal } from '@parlour/domain';
import type { RefusalCode } from '../wire.ts';
import type { Services } from '../services.ts';
import type { Round } from '../store/rounds.ts';
import type { WalletRefusalCode } from '../wallet/wallet.ts';
import { decide } from './decide.ts';

/** How long a round waits for a choice. */
const longestWait = 24 * 3_600_000;

/** `done`: nothing is owed. `again`: the next call is due now. `later`: it failed and is due at `dueAt`. */
export type Step = 'done' | 'again' | 'later';

/** Makes the one wallet call that the round owes and records the result. */
export async function advance(services: Services, round: Round): Promise<Step> {
  if (round.state === 'betting') return bet(services, round);
  if (round.state === 'open') return endLeft(services, round);
  if (round.state === 'paying') return pay(services, round);
  if (round.state === 'returning') return giveBack(services, round);
  return 'done';
}

async function bet(services: Services, round: Round): Promise<Step> {
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
    await store.soon(() => store.rounds.change(round.id, { state: 'refused', refusal, balance: reply.balance ?? null }));
    return 'done';
  }
  log.warn({ round: round.id, reply }, 'bet without a definite answer');
  const attempts = round.attempts + 1;
  if (reply.kind === 'unknown' && attempts <= config.retry.quickPauses.length) {
    store.rounds.change(round.id, { attempts });
    return 'later';
  }
  startGivingBack(services, round);
  return 'again';
}

/** The stake is taken, so the round is decided: by seeds, nonce and game version that were written down before. */
function takeStake(services: Services, round: Round, balance: string): Promise<Step> {
  const { store } = services;
  return store.soon(() => {
    store.seeds.useNonce(round.seedId, round.nonce);
    store.rounds.change(round.id, { balanceAfterBet: balance, balance, attempts: 0 });
    return goOn(services, round);
  });
}

/** Stores the round as its input now decides it: waiting for a choice, for a day at most, or with a win that is due. */
export function goOn({ store, games, clock }: Services, round: Round): Step {
  const { events, win, open } = decide(games, round, store.seeds.find(round.seedId)!);
  if (open) {
    const dueAt = new Date(clock.now().getTime() + longestWait);
    store.rounds.change(round.id, { state: 'open', input: round.input, events, dueAt });
    return 'done';
  }
  store.rounds.change(round.id, { state: 'paying', input: round.input, events, win, dueAt: clock.now() });
  return 'again';
}

/** Ends a round that the player has left, with what it has won so far (games.md C). */
function endLeft(services: Services, round: Round): Step {
  const { store, games, clock, log } = services;
  if (round.dueAt! > clock.now()) return 'done';
  log.info({ round: round.id }, 'ending a round that was left');
  const version = games.get(round.gameCode)!.version(round.packHash)!;
  return store.transaction(() => goOn(services, { ...round, input: version.leave(round.input) }));
}

async function pay(services: Services, round: Round): Promise<Step> {
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
  const { store } = services;
  await store.soon(() => store.rounds.change(round.id, { state: 'settled', balance: reply.value.balance, dueAt: null }));
  return 'done';
}

async function giveBack(services: Services, round: Round): Promise<Step> {
  const reply = await services.walletOf(round.gameCode).call('rollback', {
    playerId: round.playerId,
    transactionId: round.rollbackTx,
    betTransactionId: round.betTx,
    roundId: round.id,
  });
  // The wallet will now refuse an unknown bet for good; a bet that was rolled back has been returned already.
  const never = reply.kind === 'refused' && (reply.code === 'TRANSACTION_DOES_NOT_EXIST' || reply.code === 'ROLLED_BACK');
  if (reply.kind !== 'answered' && !never) return postpone(services, round, 'rollback', reply);
  services.store.rounds.change(round.id, {
    state: 'returned',
    balance: reply.kind === 'answered' ? reply.value.balance : null,
    dueAt: null,
  });
  return 'done';
}

export function startGivingBack({ store, clock }: Services, round: Round): void {
  store.rounds.change(round.id, { state: 'returning', attempts: 0, dueAt: clock.now() });
}

/** Wins and rollbacks are owed until they are answered, however long that takes. */
function postpone({ store, config, clock, log }: Services, round: Round, call: string, reply: unknown): Step {
  const attempts = round.attempts + 1;
  const { workerPause, longestPause } = config.retry;
  const pause = Math.min(longestPause, workerPause * 2 ** Math.min(attempts - 1, 16));
  log.error({ round: round.id, call, attempts, reply }, 'wallet call failed; it will be repeated');
  store.rounds.change(round.id, { attempts, dueAt: new Date(clock.now().getTime() + pause) });
  return 'later';
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
