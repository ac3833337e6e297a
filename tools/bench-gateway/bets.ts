import { randomUUID } from 'node:crypto';
import type { Player } from '@parlour/faults/world';
import { signedByVendor } from '@parlour/gateway/inside';
import { rawRequest } from './raw-http.ts';

/**
 * Signed bets of one unit, in turn for each player, each in a round of its own like a slot's spins. The signatures are valid for two
 * minutes.
 */
export function signedBets(players: readonly Player[], count: number, key: string): Buffer[] {
  return signedRounds(players, count, key).map(({ bet }) => bet);
}

/** The same, with the win of two units that ends each round; a win is sent once its bet was taken. */
export function signedRounds(players: readonly Player[], count: number, key: string): { bet: Buffer; win: Buffer }[] {
  return Array.from({ length: count }, (_, i) => {
    const { id: playerId, gameSession: sessionId, gameCode, currency } = players[i % players.length]!;
    const round = { roundId: randomUUID(), gameCode, currency };
    const [betTransactionId, transactionId] = [randomUUID(), randomUUID()];
    return {
      bet: signed('/wallet/v1/bet', { sessionId, transactionId: betTransactionId, ...round, amount: '1' }, key),
      win: signed('/wallet/v1/win', { playerId, transactionId, betTransactionId, ...round, amount: '2', roundClosed: true }, key),
    };
  });
}

function signed(path: string, content: object, key: string): Buffer {
  const body = JSON.stringify(content);
  const headers = { 'content-type': 'application/json', ...signedByVendor({ method: 'POST', path, body }, { key }) };
  return rawRequest('POST', path, headers, body);
}
