import type { Player } from '@parlour/faults/world';
import { signedBets } from './bets.ts';
import { sendAll, type Load } from './raw-http.ts';

export interface Betting {
  ports: readonly number[];
  players: readonly Player[];
  /** The vendor's key. */
  key: string;
  clients: number;
}

/** Sends bets as fast as they are answered, for about this many seconds; every one must be accepted. */
export async function betsFor(seconds: number, { ports, players, key, clients }: Betting): Promise<Load> {
  const send = (count: number) => sendAll(ports, signedBets(players, count, key), clients, 'as fast as answered');
  // The number of bets that this machine is likely to answer in that time, estimated from a few.
  const tried = await send(500);
  return allTaken(await send(Math.ceil(perSecond(tried) * seconds)));
}

/** Returns the load if every call was answered with 200; otherwise throws the other answers. */
export function allTaken(load: Load): Load {
  const others = [...load.statuses].filter(([status]) => status !== 200);
  if (others.length > 0) throw new Error(`not every call was taken: ${others.map(([status, count]) => `${count} x ${status}`).join(', ')}`);
  return load;
}

export function perSecond({ latencies, seconds }: Load): number {
  return latencies.length / seconds;
}
