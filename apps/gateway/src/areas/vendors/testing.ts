import { randomUUID } from 'node:crypto';
import type { components as walletComponents } from '@parlour/partners/seamless-wallet';
import type { TestClient } from '../../testing/client.ts';
import type { TestGateway } from '../../testing/gateway.ts';
import { ago, signedByVendor } from '../../testing/partners.ts';
import { fund } from '../wallet/testing.ts';
import type { WalletBodies, WalletCall } from './wallet-input.ts';

type Schemas = walletComponents['schemas'];
type Session = Schemas['AuthenticateAnswer'];

export interface Forged {
  vendor?: string;
  key?: string;
  /** The timestamp's age in seconds. */
  age?: number;
  nonce?: string;
  /** Sent in place of the bytes that were signed. */
  payload?: string;
  headers?: Record<string, string>;
}

/** Calls the vendor wallet, as the in-house vendor by default. */
export async function callWallet(
  gateway: Pick<TestGateway, 'app' | 'clock' | 'config'>,
  call: WalletCall,
  body: unknown,
  forged: Forged = {},
) {
  const path = `/wallet/v1/${call}`;
  const vendor = forged.vendor ?? 'JL';
  const signed = typeof body === 'string' ? body : JSON.stringify(body);
  const key = forged.key ?? gateway.config.vendors[vendor]?.key ?? 'nobody has this key';
  const headers = {
    'content-type': 'application/json',
    ...signedByVendor({ method: 'POST', path, body: signed }, { vendor, key, at: ago(gateway, forged.age ?? 0), nonce: forged.nonce }),
    ...forged.headers,
  };
  const answer = await gateway.app.inject({ method: 'POST', url: path, headers, payload: forged.payload ?? signed });
  return { status: answer.statusCode, body: answer.json() as Partial<Schemas['BatchAnswer'] & Schemas['WalletError']> };
}

/** The code in the address of the game that a member has just launched. */
export async function launchCode(player: TestClient): Promise<string> {
  const { url } = await player.value('launchGame', { body: { vassalage: 'JL', gameCode: playableGame, language: 'EN' } });
  return new URL(url).searchParams.get('code')!;
}
/** The game that can be launched; each of its launches is a session of its own. */
export const playableGame = 'lotus-lanterns';

/** A player with this much cash who has opened a game, with the vendor's calls about them. */
export async function playing(gateway: TestGateway, amount: string) {
  const player = await gateway.registerMember();
  await fund(gateway, player, amount);
  const code = await launchCode(player);
  const session = (await callWallet(gateway, 'authenticate', { code })).body as unknown as Session;
  const { sessionId, playerId, currency, gameCode } = session;
  const send = <C extends WalletCall>(call: C, body: WalletBodies[C], forged?: Forged) => callWallet(gateway, call, body, forged);
  return {
    player,
    session,
    bet: (change: Partial<WalletBodies['bet']> = {}, forged?: Forged) =>
      send('bet', { sessionId, transactionId: randomUUID(), roundId: randomUUID(), gameCode, amount: '5.00', currency, ...change }, forged),
    win: (change: Partial<WalletBodies['win']> = {}, forged?: Forged) =>
      send(
        'win',
        { playerId, transactionId: randomUUID(), roundId: randomUUID(), gameCode, amount: '10.00', currency, roundClosed: true, ...change },
        forged,
      ),
    rollback: (change: Partial<WalletBodies['rollback']> = {}, forged?: Forged) =>
      send('rollback', { playerId, transactionId: randomUUID(), betTransactionId: randomUUID(), ...change }, forged),
    rollbackWin: (winTransactionId: string, change: { transactionId?: string } = {}, forged?: Forged) =>
      send('rollback', { playerId, transactionId: randomUUID(), winTransactionId, ...change }, forged),
    promo: (change: Partial<WalletBodies['promo']> = {}, forged?: Forged) =>
      send(
        'promo',
        { playerId, transactionId: randomUUID(), promotionId: 'spring', kind: 'tournament', amount: '10.00', currency, ...change },
        forged,
      ),
    endRound: (change: Partial<WalletBodies['end-round']> = {}, forged?: Forged) =>
      send('end-round', { playerId, transactionId: randomUUID(), roundId: randomUUID(), gameCode, ...change }, forged),
    batch: (items: WalletBodies['batch']['items'], change: Partial<WalletBodies['batch']> = {}, forged?: Forged) =>
      send('batch', { playerId, transactionId: randomUUID(), items, ...change }, forged),
    balance: async () => (await send('balance', { sessionId })).body.balance,
  };
}
