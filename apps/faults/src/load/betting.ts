import { randomUUID } from 'node:crypto';
import type { Player } from '../world/players.ts';
import type { Vendor } from './vendor.ts';

export type Ending = 'win' | 'rollback' | 'none';

/** A round that a vendor has played, and what it knows of it for certain. */
export interface Played {
  player: Player;
  roundId: string;
  bet: string;
  outcome: string;
  ending: Ending;
  /** Undefined: no definite answer came, so it may be either. */
  betTaken: boolean | undefined;
  ended: boolean | undefined;
}

export const stake = { amount: '5.00', minor: 500n };
export const prize = { amount: '7.50', minor: 750n };
const endings: readonly Ending[] = ['win', 'win', 'rollback', 'none'];

/** A round that no call has mentioned yet. */
export function newRound(player: Player, ending: Ending = 'none'): Played {
  const ids = { roundId: randomUUID(), bet: randomUUID(), outcome: randomUUID() };
  return { player, ...ids, ending, betTaken: undefined, ended: undefined };
}

/** Plays one round for a player, with every call repeated until it has a definite answer. */
export async function playRound(vendor: Vendor, player: Player, ending = endings[Math.floor(Math.random() * 4)]!): Promise<Played> {
  const played = newRound(player, ending);
  const answer = await vendor.send('bet', betOf(played));
  played.betTaken = answer && answer.status === 200;
  if (played.betTaken && ending !== 'none') await endRound(vendor, played, ending);
  return played;
}

/** Pays a round or takes its bet back. */
export async function endRound(vendor: Vendor, played: Played, ending: Exclude<Ending, 'none'>): Promise<void> {
  played.ending = ending;
  const answer = await (ending === 'win' ? vendor.send('win', winOf(played)) : vendor.send('rollback', rollbackOf(played)));
  played.ended = answer && answer.status === 200;
}

export function betOf({ player, bet, roundId }: Played): object {
  const { gameSession: sessionId, gameCode, currency } = player;
  return { sessionId, transactionId: bet, roundId, gameCode, amount: stake.amount, currency };
}

export function winOf({ player, bet, outcome, roundId }: Played): object {
  const { id: playerId, gameCode, currency } = player;
  const ids = { transactionId: outcome, betTransactionId: bet, roundId };
  return { playerId, ...ids, gameCode, amount: prize.amount, currency, roundClosed: true };
}

export function rollbackOf({ player, bet, outcome }: Played): object {
  return { playerId: player.id, transactionId: outcome, betTransactionId: bet };
}

/** `clients` clients, each playing one round after another until `over`. */
export async function playUntil(over: () => boolean, clients: number, vendor: Vendor, players: readonly Player[]): Promise<Played[]> {
  const all: Played[] = [];
  const client = async (i: number): Promise<void> => {
    while (!over()) all.push(await playRound(vendor, players[i % players.length]!));
  };
  await Promise.all(Array.from({ length: clients }, (_, i) => client(i)));
  return all;
}
