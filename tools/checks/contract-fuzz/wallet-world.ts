import { randomUUID } from 'node:crypto';
import { isCurrency } from '@parlour/domain';
import type { Asked } from './generate.ts';
import type { Wire, World } from './world.ts';
import { launchCode, listening, playing, type TestGateway, vendorHeaders } from '@parlour/gateway/testing';

type Body = Record<string, unknown>;

/**
 * Applies rules that no schema can express: a batch's items belong to its player and have different ids, only a jackpot has jackpot parts,
 * and amounts have the currency's decimals.
 */
function consistent(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body;
  const { jackpot: _, ...rest } = body as Body;
  const known = isCurrency(String(rest['currency'])) ? { ...rest, amount: '1' } : rest;
  if (!Array.isArray(rest['items'])) return known;
  const items = (rest['items'] as { body: Body }[]).map((item) => {
    const own = consistent(item.body) as Body;
    const owner = 'playerId' in own ? { playerId: rest['playerId'] } : {};
    return { ...item, body: { ...own, ...owner, transactionId: randomUUID() } };
  });
  return { ...known, items };
}

/** Fuzzes as a game vendor, who signs whatever it sends, with a player who has money and an open game. */
export async function walletWorld(gateway: TestGateway): Promise<World> {
  const port = await listening(gateway.app);
  const { session, player, bet } = await playing(gateway, '20000.00');
  const { sessionId, playerId, gameCode, currency } = session;
  const signed = (wire: Wire, key?: { key: string }): Wire => {
    const content = { method: wire.method, path: wire.target, body: String(wire.body ?? '') };
    return { ...wire, headers: { ...wire.headers, ...vendorHeaders(gateway, content, key) } };
  };
  const money = () => ({ transactionId: randomUUID(), roundId: randomUUID(), gameCode, amount: '1.00', currency });
  /** Successful calls, by operation; random ones name no existing player. */
  const scenes: Record<string, () => Promise<Body> | Body> = {
    walletAuthenticate: async () => ({ code: await launchCode(player) }),
    walletBalance: () => ({ sessionId }),
    walletBet: () => ({ sessionId, ...money() }),
    walletWin: () => ({ playerId, ...money(), roundClosed: true }),
    walletRollback: async () => {
      const betTransactionId = randomUUID();
      await bet({ transactionId: betTransactionId });
      return { playerId, transactionId: randomUUID(), betTransactionId };
    },
    walletBatch: () => ({ playerId, transactionId: randomUUID(), items: [{ type: 'bet', body: { sessionId, ...money() } }] }),
  };
  let turn = 0;
  return {
    base: `http://127.0.0.1:${port}`,
    headersOf: () => ({}),
    sign: (operation, wire) => (operation.guarded ? signed(wire) : wire),
    async fillIn(operation, asked: Asked) {
      const scene = scenes[operation.id];
      return { ...asked, body: scene && turn++ % 2 === 0 ? await scene() : consistent(asked.body) };
    },
    succeeding: async (operation, asked) => {
      const scene = scenes[operation.id];
      return scene ? { ...asked, body: await scene() } : null;
    },
    seal: (_operation, json) => json,
    owned: async () => undefined,
    pretences: [
      { name: 'a signature by another key', change: (wire) => signed(wire, { key: 'another key, as long as the right one' }) },
      {
        name: 'a signature of another body',
        change: (wire) => ({ ...wire, headers: { ...wire.headers, ...signed({ ...wire, body: '{}' }).headers } }),
      },
      {
        name: 'the cookie of a member',
        change: (wire) => ({ ...wire, headers: { ...wire.headers, cookie: `__Host-sid=${player.cookies.get('__Host-sid')}` } }),
      },
    ],
    nobodyCode: null,
    renew: async () => undefined,
    bodyLimit: 64 * 1024,
    crossSiteCode: null,
    invalidCode: 'VALIDATION',
    tellsTypes: false,
    secrets: [gateway.config.vendors['JL']!.key],
  };
}
