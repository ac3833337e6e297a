// N53, N87, against a push service that implements the protocol (RFC 8030, 8291, 8292).
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { OperatorCredentials } from '@parlour/office-api/contract';
import { createLocalJWKSet, jwtVerify } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '../../../kernel/transaction.ts';
import { startTestGateway, type TestGateway } from '../../../testing/gateway.ts';
import { firstTwo, officeOf, operate } from '../../../testing/office.ts';
import { runQueued } from '../../../testing/run-queued.ts';
import { sendMessage, type MessageKind } from '../../messages/send-message.ts';

type Member = Awaited<ReturnType<TestGateway['registerMember']>>;

/** A push service that records requests and answers with the status that a test sets. */
let service: Server;
let origin: string;
let handed: { path: string; headers: IncomingHttpHeaders; body: Buffer }[] = [];
let answer = 201;
let gateway: TestGateway;
let amina: OperatorCredentials;
const merchant = 'lotus';

beforeAll(async () => {
  service = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      handed.push({ path: request.url!, headers: request.headers, body: Buffer.concat(parts) });
      response.writeHead(answer).end();
    });
  });
  await new Promise<void>((heard) => service.listen(0, '127.0.0.1', heard));
  origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  gateway = await startTestGateway({ config: { pushServices: [origin] } });
  [amina] = await firstTwo(gateway);
});
afterAll(async () => {
  await gateway.close();
  await new Promise((closed) => service.close(closed));
});
beforeEach(() => {
  handed = [];
  answer = 201;
  goTo('12:00');
});

/** Advances the clock to the next occurrence of this time of day in the merchant's time zone. */
function goTo(local: string): void {
  const { timeZone } = gateway.merchants.byCode(merchant).brand;
  do gateway.clock.advance(60);
  while (gateway.clock.now().toLocaleTimeString('sv-SE', { timeZone, hour: '2-digit', minute: '2-digit' }) !== local);
}

/** Subscribes a browser for a member. */
async function subscribed(member: Member, { details = false, path = `/${randomBytes(8).toString('hex')}` } = {}) {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  const auth = randomBytes(16);
  const { publicKey } = await member.value('getPush');
  const body = {
    endpoint: `${origin}${path}`,
    p256dh: keys.getPublicKey('base64url'),
    auth: auth.toString('base64url'),
    publicKey,
    details,
  };
  await member.value('subscribePush', { body });
  return {
    path,
    publicKey,
    /** The decrypted notifications sent to this browser. */
    shown: () => handed.filter((each) => each.path === path).map(({ body: sealed }) => opened(sealed, keys, auth)),
  };
}

/** Decrypts an `aes128gcm` body of one record, as a browser does. */
function opened(body: Buffer, keys: ReturnType<typeof createECDH>, auth: Buffer) {
  const [salt, sender, sealed] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)];
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
  const input = Buffer.from(hkdfSync('sha256', keys.computeSecret(sender), auth, info, 32));
  const derived = (what: string, length: number) => Buffer.from(hkdfSync('sha256', input, salt, `Content-Encoding: ${what}\0`, length));
  const decipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12));
  decipher.setAuthTag(sealed.subarray(-16));
  const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]).toString();
  // The delimiter of the last record follows.
  return JSON.parse(text.slice(0, text.lastIndexOf('}') + 1)) as Record<'title' | 'body' | 'tag' | 'url', string>;
}

const tell = (member: Member, kind: MessageKind, params: Record<string, string> = {}) =>
  inTransaction(gateway.db, (trx) => sendMessage(trx, { merchant, memberId: member.memberId, kind, params }, gateway.clock.now()));
async function delivered(job = 'push-message'): Promise<number> {
  const done = await runQueued(gateway, job);
  await gateway.app.afterwards.settled();
  return done;
}
const deposit = { amount: '500.00', currency: 'BDT' };

test('a subscribed device shows a message without amounts, and pressing it opens the related page', async () => {
  const member = await gateway.registerMember();
  const phone = await subscribed(member);
  await tell(member, 'depositArrived', deposit);
  expect(handed, 'before the commit is followed up').toEqual([]);
  await delivered();
  const { name } = gateway.merchants.byCode(merchant);
  const [shown] = phone.shown();
  expect(shown).toEqual({
    title: name,
    body: expect.not.stringMatching(/\d/) as string,
    tag: 'depositArrived',
    url: '/member/transactionHistory',
  });
  const [{ headers }] = handed as [(typeof handed)[0]];
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'high', topic: 'depositArrived', ttl: '86400' });
  const [, token, key] = /^vapid t=(.+), k=(.+)$/.exec(headers.authorization!)!;
  expect(key).toBe(phone.publicKey);
  const point = Buffer.from(key!, 'base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') };
  const { payload } = await jwtVerify(token!, createLocalJWKSet({ keys: [jwk] }), { currentDate: new Date(), audience: origin });
  expect(payload.sub).toMatch(/^https:\/\//);
});

test('amounts are shown where the member wants them on the lock screen', async () => {
  const member = await gateway.registerMember();
  const phone = await subscribed(member, { details: true });
  await tell(member, 'depositArrived', deposit);
  await delivered();
  expect(phone.shown()[0]?.body).toMatch(/500|৫০০/);
});

test('a message that has been read in the meantime is not shown, nor is anything to members without a device', async () => {
  const [member, other] = [await gateway.registerMember(), await gateway.registerMember()];
  await subscribed(member);
  await delivered();
  handed = [];
  const { id } = await tell(member, 'passwordChanged');
  await member.value('readMessage', { params: { messageId: id } });
  await tell(other, 'passwordChanged');
  expect(await delivered()).toBe(0);
  expect(handed).toEqual([]);
});

test('members are notified of the categories they chose, of offers only after choosing them, and each choice is stored with its wording', async () => {
  const member = await gateway.registerMember();
  const phone = await subscribed(member);
  expect((await member.value('getPush')).choices).toEqual([
    { category: 'account', on: true },
    { category: 'money', on: true },
    { category: 'service', on: true },
    { category: 'offers', on: false },
  ]);
  const choose = (category: 'money' | 'offers', on: boolean) =>
    member.value('choosePush', { body: { category, on, wording: `${category} on this device` } });
  await choose('money', false);
  await tell(member, 'depositArrived', deposit);
  await delivered();
  expect(phone.shown()).toEqual([]);
  await choose('money', true);
  await choose('offers', true);
  await tell(member, 'depositFailed', deposit);
  await delivered();
  expect(phone.shown().map(({ tag }) => tag)).toEqual(['depositFailed']);
  expect((await member.value('getPush')).choices).toContainEqual({ category: 'offers', on: true });
  const kept = await gateway.db
    .selectFrom('push_choice')
    .select(['category', 'chosen', 'wording'])
    .where('member_id', '=', member.memberId)
    .execute();
  expect(kept).toHaveLength(3);
  expect(kept).toContainEqual({ category: 'money', chosen: false, wording: 'money on this device' });
});

test.each([404, 410])('a device that the push service answers %i for is removed', async (gone) => {
  const member = await gateway.registerMember();
  await subscribed(member);
  answer = gone;
  await tell(member, 'passwordChanged');
  await delivered();
  expect((await member.value('getPush')).devices).toEqual([]);
});

test('a push service that is unavailable is retried, and one that refuses is not', async () => {
  const member = await gateway.registerMember();
  const phone = await subscribed(member);
  answer = 503;
  await tell(member, 'passwordChanged');
  await delivered();
  answer = 201;
  gateway.clock.advance(60);
  await gateway.app.outbox.makeDue();
  expect(phone.shown()).toHaveLength(2);
  answer = 400;
  await tell(member, 'emailChanged', { shown: 'r***' });
  await delivered();
  gateway.clock.advance(60);
  await gateway.app.outbox.makeDue();
  expect(phone.shown()).toHaveLength(3);
  expect((await member.value('getPush')).devices).toHaveLength(1);
});

test('a device is removed when its session is logged out, here or elsewhere, or when another member subscribes on it', async () => {
  const member = await gateway.registerMember();
  const phone = await subscribed(member);
  expect((await member.value('getPush')).devices).toMatchObject([{ current: true, details: false }]);
  const desk = gateway.guest();
  const { username, password } = member;
  await desk.value('login', { body: { type: 'username', username, password, altcha: await desk.solve() } });
  expect((await desk.value('getPush')).devices).toMatchObject([{ current: false }]);
  const heir = await gateway.registerMember();
  await subscribed(heir, { path: phone.path });
  expect((await desk.value('getPush')).devices).toEqual([]);
  await subscribed(member);
  await member.value('logout');
  expect((await desk.value('getPush')).devices).toEqual([]);
  await heir.value('logout');
  handed = [];
  await tell(member, 'passwordChanged');
  await tell(heir, 'passwordChanged');
  await delivered();
  expect(handed).toEqual([]);
});

test('a browser that subscribes again remains one device', async () => {
  const member = await gateway.registerMember();
  const phone = await subscribed(member);
  await subscribed(member, { path: phone.path, details: true });
  await subscribed(member);
  expect((await member.value('getPush')).devices).toMatchObject([{ details: false, current: true }]);
});

test('E05: the gateway calls push services only', async () => {
  const member = await gateway.registerMember();
  const { publicKey } = await member.value('getPush');
  const strange = ['https://push.example/x', 'http://127.0.0.1:9/x', 'ftp://127.0.0.1/x', 'https://user@fcm.googleapis.com/x', 'nonsense'];
  for (const endpoint of strange) {
    const body = { endpoint, p256dh: 'A'.repeat(87), auth: 'A'.repeat(22), publicKey, details: false };
    expect((await member.call('subscribePush', { body })).body.code, endpoint).toBe('push_unavailable');
  }
  expect((await member.value('getPush')).devices).toEqual([]);
});

test('after its key was renewed, a merchant still reaches devices that subscribed before', async () => {
  const member = await gateway.registerMember();
  const phone = await subscribed(member);
  const { key } = await officeOf(gateway).call('renewPushKey', { body: { merchant } });
  const tablet = await subscribed(await gateway.registerMember());
  expect([tablet.publicKey, tablet.publicKey === phone.publicKey]).toEqual([key, false]);
  await tell(member, 'passwordChanged');
  await delivered();
  expect(phone.shown()).toHaveLength(1);
});

let keys = 0;
async function broadcast(place: 'service' | 'offers') {
  const texts = { BN: { title: 'খবর', content: '<p>বাংলা</p>' }, EN: { title: 'News', content: '<p>News</p>' } };
  const facts = { linkage: '/promotions', linkageType: 'ROUTE' } as const;
  const body = { merchant, kind: 'broadcast', key: `pushed-${++keys}`, place, texts, facts } as const;
  const { item } = await operate(gateway, 'writeContent', body, amina);
  await operate(gateway, 'sendBroadcast', { merchant, item: item.id, version: 1, segment: {} }, amina);
  await runQueued(gateway, 'deliver-broadcast');
  return delivered('push-broadcast');
}

test('a broadcast is shown to members who want its category; offers three times a week, and never to members excluded from betting', async () => {
  const [member, excluded] = [await gateway.registerMember(), await gateway.registerMember()];
  const [phone, theirs] = [await subscribed(member, { details: true }), await subscribed(excluded)];
  await broadcast('service');
  expect(phone.shown()).toMatchObject([{ body: 'খবর', tag: 'service', url: '/promotions' }]);
  expect(theirs.shown()).toMatchObject([{ body: expect.not.stringContaining('খবর') as string }]);
  await broadcast('offers');
  expect(phone.shown(), 'before it is chosen').toHaveLength(1);
  for (const each of [member, excluded]) await each.value('choosePush', { body: { category: 'offers', on: true, wording: 'Offers' } });
  const until = new Date(gateway.clock.now().getTime() + 30 * 86_400_000);
  await gateway.db.updateTable('member').set({ bets_blocked_until: until }).where('id', '=', excluded.memberId).execute();
  for (let i = 0; i < 4; i++) await broadcast('offers');
  expect(phone.shown().filter(({ tag }) => tag === 'offers')).toHaveLength(3);
  expect(theirs.shown()).toHaveLength(1);
});
