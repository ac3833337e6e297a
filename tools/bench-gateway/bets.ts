import { randomUUID } from 'node:crypto';
import type { Player } from '@parlour/faults/world';
import { signedByVendor } from '@parlour/gateway/inside';
import { rawRequest } from './raw-http.ts';

/** Signed bets of one unit, player after player; each has its own round, as a slot's spins have. Good for two minutes. */
export function signedBets(players: readonly Player[], count: number, key: string): Buffer[] {
  const path = '/wallet/v1/bet';
  return Array.from({ length: count }, (_, i) => {
    const { gameSession, gameCode, currency } = players[i % players.length]!;
    const body = JSON.stringify({
      sessionId: gameSession,
      transactionId: randomUUID(),
      roundId: randomUUID(),
      gameCode,
      amount: '1',
      currency,
    });
    const headers = { 'content-type': 'application/json', ...signedByVendor({ method: 'POST', path, body }, { key }) };
    return rawRequest('POST', path, headers, body);
  });
}
