import { randomUUID } from 'node:crypto';
import type { Player } from '../faults/world/players.ts';
import { vendorSignature } from '../src/vendors/signature.ts';
import { rawRequest } from './raw-http.ts';

/** Signed bets of one unit, player after player; each has its own round, as a slot's spins have. Good for two minutes. */
export function signedBets(players: readonly Player[], count: number, key: string): Buffer[] {
  const path = '/wallet/v1/bet';
  const timestamp = Math.floor(Date.now() / 1000).toString();
  return Array.from({ length: count }, (_, i) => {
    const { gameSession, gameCode, currency } = players[i % players.length]!;
    const nonce = randomUUID();
    const body = JSON.stringify({
      sessionId: gameSession,
      transactionId: randomUUID(),
      roundId: randomUUID(),
      gameCode,
      amount: '1',
      currency,
    });
    const headers = {
      'content-type': 'application/json',
      'x-vendor': 'JL',
      'x-timestamp': timestamp,
      'x-nonce': nonce,
      'x-signature': vendorSignature({ method: 'POST', path, timestamp, nonce, body }, key),
    };
    return rawRequest('POST', path, headers, body);
  });
}
