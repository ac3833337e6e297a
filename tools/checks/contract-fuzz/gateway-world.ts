import { accountScenes, type Scene } from './account-scenes.ts';
import { ownerOf, ownSession, richPlayer, type Owner } from './gateway-owner.ts';
import { lotteryObjects, lotteryScenes } from './lottery-scenes.ts';
import { memberScenes } from './member-scenes.ts';
import { cookieOf, pretencesBy } from './pretences.ts';
import type { Who, World } from './world.ts';
import { operationTable, type OperationId } from '@parlour/api/contract';
import {
  connected,
  listening,
  loggedInAgent,
  pushDevice,
  seal,
  type TestClient,
  type TestGateway,
  withPasskey,
} from '@parlour/gateway/testing';

type Body = Record<string, unknown>;

/**
 * Makes a test gateway listen, and provides the fuzzer's users: two of one merchant, one of another, and the first one's belongings.
 * `provider` is an identity provider known to the gateway.
 */
export async function gatewayWorld(gateway: TestGateway, provider: string): Promise<World> {
  const port = await listening(gateway.app);
  const foreignHost = gateway.merchants.all[1]!.domains[0]!;
  // A proof of work expires by the machine's clock, so the gateway's clock, which stands still, must keep up.
  const keepUp = () => gateway.clock.advance(Math.max(0, (Date.now() - gateway.clock.now().getTime()) / 1000));
  const { player, owned } = await richPlayer(gateway);
  const owner = ownerOf(gateway, player, keepUp);
  const people: Record<Exclude<Who, 'nobody' | 'owner'>, TestClient> = {
    stranger: await gateway.registerMember(),
    foreigner: await gateway.registerMember({ host: foreignHost }),
  };
  const clientOf = (who: Who) => (who === 'owner' || who === 'nobody' ? owner.browser : people[who]);
  /** Operations for agents are called by the owner as an agent. */
  const agent = await loggedInAgent(gateway);
  await gateway.db.updateTable('member').set({ prize_group: 1950 }).where('id', '=', agent.memberId).execute();
  const isForAgents = (id: string) => operationTable[id as OperationId].agents === 'only';
  const { key } = gateway.config.payments.sandbox;
  // A new one each time, because the owner removes it.
  const made: Record<string, () => Promise<string>> = {
    passkeyId: async () => (await withPasskey(owner.browser)).passkey.id,
    linkId: () => connected(gateway, owner.memberId),
    deviceId: async () => pushDevice(gateway, owner.memberId, (await owner.browser.value('getPush')).publicKey),
    ...lotteryObjects(gateway, () => owner.browser),
  };
  const { byChance, all } = scenesOf(gateway, owner, provider);
  let turn = 0;

  return {
    base: `http://127.0.0.1:${port}`,
    headersOf: (who) => ({ host: clientOf(who).host }),
    sign(operation, wire, who) {
      if (!operation.guarded) return wire;
      const client = who === 'owner' && isForAgents(operation.id) ? agent : clientOf(who);
      const cookie = [wire.headers['cookie'], cookieOf(client)].filter(Boolean).join('; ');
      return { ...wire, headers: { ...wire.headers, cookie } };
    },
    async fillIn(operation, asked) {
      keepUp();
      const solved = isHuman(asked.body) ? { ...asked, body: { ...asked.body, altcha: await owner.browser.solve() } } : asked;
      const scene = byChance[operation.id];
      // Every other request is a successful one; the rest are random.
      return scene && turn++ % 2 === 0 ? scene(solved) : solved;
    },
    async succeeding(operation, asked) {
      keepUp();
      const scene = all[operation.id];
      if (!scene) return null;
      return scene(isHuman(asked.body) ? { ...asked, body: { ...asked.body, altcha: await owner.browser.solve() } } : asked);
    },
    async seal(operation, json) {
      const target = { method: operation.method, path: operation.path, now: gateway.clock.now().getTime() };
      return JSON.stringify(seal(json, await owner.browser.value('getPublicKey'), target));
    },
    owned: async (name) => {
      if (name === 'sessionId') return ownSession(await owner.logIn());
      const make = made[name];
      if (!make) return owned[name];
      // Removing them requires a fresh log-in.
      await owner.renew();
      return make();
    },
    pretences: pretencesBy({ owner: () => owner.browser, foreigner: people.foreigner }),
    nobodyCode: 'not_logged_in',
    renew: owner.renew,
    bodyLimit: 64 * 1024,
    crossSiteCode: 'cross_site_request',
    invalidCode: 'invalid_request',
    tellsTypes: true,
    secrets: [key, gateway.config.vendors['JL']!.key, gateway.config.human.hmacKey, 'correct horse battery'],
  };
}

/** Successful requests: those sent between random ones, and all of them. */
function scenesOf(gateway: TestGateway, owner: Owner, provider: string) {
  const byChance = memberScenes(gateway, async () => {
    if ((await owner.browser.call('getMemberInfo')).status === 401) await owner.renew();
    return owner.browser;
  });
  const account = accountScenes({
    gateway,
    provider,
    async fresh() {
      await gateway.db.deleteFrom('passkey').where('member_id', '=', owner.memberId).execute();
      await owner.renew();
      return { browser: owner.browser, username: owner.username, password: owner.password };
    },
    nextPassword: owner.nextPassword,
  });
  const all: Record<string, Scene> = { ...byChance, ...account, ...lotteryScenes(gateway) };
  return { byChance, all };
}

function isHuman(body: unknown): body is Body {
  return typeof body === 'object' && body !== null && 'altcha' in body;
}
