import { randomUUID } from 'node:crypto';
import { accountScenes, type Scene } from './account-scenes.ts';
import { memberScenes, payee } from './member-scenes.ts';
import type { Who, Wire, World } from './world.ts';
import { playing } from '../../../apps/gateway/src/vendors/testing.ts';
import { cashierHeaders } from '../../../apps/gateway/src/testing/partners.ts';
import { connected } from '../../../apps/gateway/src/social/testing.ts';
import { withPasskey } from '../../../apps/gateway/src/passkeys/testing.ts';
import { listening } from '../../../apps/gateway/src/testing/another-gateway.ts';
import type { TestClient } from '../../../apps/gateway/src/testing/client.ts';
import type { TestGateway } from '../../../apps/gateway/src/testing/gateway.ts';
import { seal } from '../../../apps/gateway/src/testing/seal.ts';

type Body = Record<string, unknown>;

/** What the gate, the bodies and the idempotency key refuse, whatever the operation. */
const commonCodes = [
  'invalid_request',
  'unknown_operation',
  'method_not_allowed',
  'payload_too_large',
  'unsupported_media_type',
  'unknown_host',
  'cross_site_request',
  'maintenance',
  'region_restricted',
  'not_logged_in',
  'forbidden',
  'real_account_needed',
  'too_many_requests',
  'unavailable',
  'idempotency_key_missing',
  'idempotency_key_reused',
  'idempotency_key_in_flight',
  'sealed_body_invalid',
];

/**
 * Listens with a test gateway and gives the fuzz its users: two of one merchant, one of another, and what belongs to the first.
 * `provider` is an identity provider that the gateway knows.
 */
export async function gatewayWorld(gateway: TestGateway, provider: string): Promise<World> {
  const port = await listening(gateway.app);
  const foreignHost = gateway.merchants.all[1]!.domains[0]!;
  const { player, owned } = await richPlayer(gateway);
  let owner: TestClient = player;
  const people: Record<Exclude<Who, 'nobody' | 'owner'>, TestClient> = {
    stranger: await gateway.registerMember(),
    foreigner: await gateway.registerMember({ host: foreignHost }),
  };
  const clientOf = (who: Who) => (who === 'owner' || who === 'nobody' ? owner : people[who]);
  const cookieOf = (client: TestClient) => `__Host-sid=${client.cookies.get('__Host-sid') ?? ''}`;
  const { key } = gateway.config.payments.sandbox;
  // A proof of work expires by the machine's clock: the gateway's, which stands still, may not stay behind.
  const keepUp = () => gateway.clock.advance(Math.max(0, (Date.now() - gateway.clock.now().getTime()) / 1000));
  // The one he has, behind one that he may have since.
  const passwords = [player.password];
  const logIn = async () => {
    const { username } = player;
    const browser = gateway.guest();
    keepUp();
    const attempt = async (password: string) =>
      (await browser.call('login', { body: { type: 'username', username, password, altcha: await browser.solve() } })).status === 200;
    // What the fuzz did may stand in the way: an authenticator, or tries that have locked something.
    await gateway.db.deleteFrom('authenticator').where('member_id', '=', player.memberId).execute();
    await gateway.db.deleteFrom('login_attempt').execute();
    for (const password of passwords)
      if (await attempt(password)) {
        passwords.splice(0, Infinity, password);
        return browser;
      }
    throw new Error('the owner cannot log in');
  };
  const renew = async () => void (owner = await logIn());
  // Each time another one: the owner takes it away.
  const made: Record<string, () => Promise<string>> = {
    passkeyId: async () => (await withPasskey(owner)).passkey.id,
    linkId: () => connected(gateway, player.memberId),
  };
  const scenes = memberScenes(gateway, async () => {
    if ((await owner.call('getMemberInfo')).status === 401) await renew();
    return owner;
  });
  const allScenes: Record<string, Scene> = {
    ...scenes,
    ...accountScenes({
      gateway,
      provider,
      async fresh() {
        await gateway.db.deleteFrom('passkey').where('member_id', '=', player.memberId).execute();
        await renew();
        return { browser: owner, username: player.username, password: passwords[0]! };
      },
      nextPassword() {
        const next = `another password, ${randomUUID()}`;
        passwords.unshift(next);
        return next;
      },
    }),
  };
  let turn = 0;

  return {
    base: `http://127.0.0.1:${port}`,
    headersOf: (who) => ({ host: clientOf(who).host }),
    sign(operation, wire, who) {
      if (operation.path.startsWith('/psp/')) return withHeaders(cashierHeaders(gateway, wire.body ?? '', { key }))(wire);
      if (!operation.guarded) return wire;
      const cookie = [wire.headers['cookie'], cookieOf(clientOf(who))].filter(Boolean).join('; ');
      return { ...wire, headers: { ...wire.headers, cookie } };
    },
    async fillIn(operation, asked) {
      keepUp();
      const solved = isHuman(asked.body) ? { ...asked, body: { ...asked.body, altcha: await owner.solve() } } : asked;
      const scene = scenes[operation.id];
      // Every other request is one that succeeds, the rest is what chance made.
      return scene && turn++ % 2 === 0 ? scene(solved) : solved;
    },
    async succeeding(operation, asked) {
      keepUp();
      const scene = allScenes[operation.id];
      if (!scene) return null;
      return scene(isHuman(asked.body) ? { ...asked, body: { ...asked.body, altcha: await owner.solve() } } : asked);
    },
    async seal(operation, json) {
      const target = { method: operation.method, path: operation.path, now: gateway.clock.now().getTime() };
      return JSON.stringify(seal(json, await owner.value('getPublicKey'), target));
    },
    owned: async (name) => {
      if (name === 'sessionId') return ownSession(await logIn());
      const make = made[name];
      if (!make) return owned[name];
      // Taking them away asks for a fresh log-in.
      await renew();
      return make();
    },
    pretences: [
      { name: 'a cookie of nobody', change: withHeaders({ cookie: `__Host-sid=${'A'.repeat(43)}` }) },
      { name: 'an empty cookie', change: withHeaders({ cookie: '__Host-sid=' }) },
      { name: 'a token of another kind', change: withHeaders({ authorization: `Bearer ${'A'.repeat(43)}` }) },
      {
        name: 'the cookie of a member of another merchant',
        change: (wire) => withHeaders({ cookie: cookieOf(people.foreigner) })(wire),
      },
      {
        name: 'the cookie under the host of another merchant',
        change: (wire) => withHeaders({ cookie: cookieOf(owner), host: foreignHost })(wire),
      },
    ],
    nobodyCode: 'not_logged_in',
    renew,
    bodyLimit: 64 * 1024,
    crossSiteCode: 'cross_site_request',
    commonCodes,
    invalidCode: 'invalid_request',
    tellsTypes: true,
    secrets: [key, gateway.config.vendors['JL']!.key, gateway.config.human.hmacKey, 'correct horse battery'],
  };
}

/** A member with money, a deposit, a withdrawal, a round and a message of his own. */
async function richPlayer(gateway: TestGateway) {
  const { player, bet, win } = await playing(gateway, '20000.00');
  const round = { roundId: randomUUID(), transactionId: randomUUID() };
  await bet(round);
  await win({ roundId: round.roundId, betTransactionId: round.transactionId });
  const deposit = await player.value('createDeposit', { body: { amount: '500.00' } });
  const withdrawal = await player.value('createWithdrawal', { body: payee });
  const { list: bets } = await player.value('listBets');
  const { list: messages } = await player.value('listMessages');
  const owned: Record<string, string> = {
    depositId: deposit.id,
    withdrawalId: withdrawal.id,
    roundId: bets[0]!.roundId,
    messageId: messages[0]!.id,
  };
  return { player, owned };
}

/** The id of the session that this browser has. */
async function ownSession(browser: TestClient): Promise<string> {
  const { list } = await browser.value('listSessions');
  return list.find(({ current }) => current)!.id;
}

function withHeaders(headers: Record<string, string>): (wire: Wire) => Wire {
  return (wire) => ({ ...wire, headers: { ...wire.headers, ...headers } });
}

function isHuman(body: unknown): body is Body {
  return typeof body === 'object' && body !== null && 'altcha' in body;
}
