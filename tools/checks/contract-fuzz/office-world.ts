import { listening, officeBeside, playing, type TestGateway } from '@parlour/gateway/testing';
import type { Scene } from './account-scenes.ts';
import { payee } from './member-scenes.ts';
import type { World } from './world.ts';

/** The fuzz as whoever may use the gateway's account. It asks over a port; the office itself listens on a socket only. */
export async function officeWorld(gateway: TestGateway): Promise<World> {
  const port = await listening(officeBeside(gateway));
  const { player } = await playing(gateway, '20000.00');
  const { username } = await gateway.registerMember();
  const ofMember: Scene = async (asked) => ({ ...asked, body: { member: username, merchant: 'lotus' } });
  let count = 0;
  /** Requests that succeed; chance alone knows no member. */
  const scenes: Record<string, Scene> = {
    blockMember: ofMember,
    unblockMember: ofMember,
    addOperator: async (asked) => ({ ...asked, body: { name: `operator${++count}` } }),
    rejectWithdrawal: async (asked) => {
      const { id } = await player.value('createWithdrawal', { body: { ...payee, amount: `${200 + ++count}.00` } });
      return { ...asked, body: { id, reason: 'The bank does not know the account' } };
    },
  };
  return {
    base: `http://127.0.0.1:${port}`,
    headersOf: () => ({}),
    sign: (_operation, wire) => wire,
    fillIn: (_operation, asked) => asked,
    succeeding: async ({ id }, asked) => (await scenes[id]?.(asked)) ?? null,
    seal: (_operation, json) => json,
    owned: async () => undefined,
    pretences: [],
    nobodyCode: null,
    renew: async () => undefined,
    bodyLimit: 16_384,
    crossSiteCode: null,
    invalidCode: 'invalid_request',
    tellsTypes: true,
    secrets: [gateway.config.payments.sandbox.key, gateway.config.vendors['JL']!.key],
  };
}
