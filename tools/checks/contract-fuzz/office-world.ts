import {
  acceptInvitation,
  invited,
  listening,
  officeBeside,
  officeBrowser,
  officePassword,
  playing,
  type TestGateway,
} from '@parlour/gateway/testing';
import type { Scene } from './account-scenes.ts';
import { payee } from './member-scenes.ts';
import { officeFacts } from './office-facts.ts';
import type { World } from './world.ts';

/** Fuzzes as somebody with access to the gateway's account. It connects to a port, whereas the real office listens on a socket only. */
export async function officeWorld(gateway: TestGateway): Promise<World> {
  const port = await listening(officeBeside(gateway));
  const { player } = await playing(gateway, '20000.00');
  const { username } = await gateway.registerMember();
  const ofMember: Scene = async (asked) => ({ ...asked, body: { member: username, merchant: 'lotus' } });
  const fillIn = await officeFacts(gateway);
  let count = 0;
  /** Successful requests; random ones name no existing member. */
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
    fillIn,
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

/** Fuzzes as an owner in a browser, at the office's own host. */
export async function officeSiteWorld(gateway: TestGateway): Promise<World> {
  const socket = await officeWorld(gateway);
  const port = await listening(gateway.app);
  const host = `office.localhost:${port}`;
  const browser = officeBrowser(gateway);
  const { code } = await acceptInvitation(gateway, browser, await invited(gateway, 'amina'));
  const cookie = () => `__Host-oid=${browser.cookies.get('__Host-oid')}`;
  return {
    ...socket,
    base: `http://127.0.0.1:${port}`,
    headersOf: () => ({ host }),
    sign: (operation, wire) => (operation.guarded ? { ...wire, headers: { ...wire.headers, cookie: cookie() } } : wire),
    pretences: [
      { name: 'a cookie of nobody', change: (wire) => ({ ...wire, headers: { ...wire.headers, cookie: `__Host-oid=${'A'.repeat(43)}` } }) },
      { name: 'a key', change: (wire) => ({ ...wire, headers: { ...wire.headers, 'x-operator': 'amina', 'x-operator-key': 'a guess' } }) },
    ],
    nobodyCode: 'not_logged_in',
    async renew() {
      // A code is valid once, and the fuzzer's attempts may have locked the name.
      gateway.clock.advance(60);
      await gateway.db.deleteFrom('login_attempt').execute();
      await browser.value('logInByPassword', { name: 'amina', password: officePassword, code: code() });
    },
    crossSiteCode: 'cross_site_request',
    secrets: [...socket.secrets, officePassword],
  };
}
