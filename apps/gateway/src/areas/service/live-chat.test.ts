import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { decodeJwt } from 'jose';
import { startTestGateway, testConfig, type TestGateway } from '../../testing/index.ts';
import { createSandboxDesk } from './desk/sandbox-desk.ts';

let gateway: TestGateway;
let desk: FastifyInstance;
let origin: string;
const { liveChat } = testConfig();
const key = liveChat.deskKey;

beforeAll(async () => {
  // The desk's clock starts before any ticket exists; from then on it is the gateway's.
  const now = () => gateway?.clock.now() ?? new Date(0);
  desk = createSandboxDesk({ liveChat, clock: { now }, random: { bytes: (size) => randomBytes(size) } });
  origin = await desk.listen({ host: '127.0.0.1', port: 0 });
  const sandbox = { ...liveChat.sandbox, desksUrl: `${origin}/desks`, pageUrl: `${origin}/chat` };
  gateway = await startTestGateway({ config: { liveChat: { ...liveChat, sandbox } } });
});
afterAll(async () => {
  await desk.close();
  await gateway.close();
});
beforeEach(() => gateway.clock.advance(24 * 3600));

/** Lets a person come to the desk; `leave` waits until the desk has noticed that they are gone. */
async function come() {
  const leaving = new AbortController();
  const stream = await fetch(`${origin}/desk/stream?key=${key}`, { signal: leaving.signal });
  const reader = stream.body!.getReader();
  const hear = async () =>
    JSON.parse(new TextDecoder().decode((await reader.read()).value).replace(/^data: /, '')) as {
      id: string;
      about: string;
      said: { text: string }[];
    }[];
  await hear();
  return {
    hear,
    say: (conversation: string, text: string) =>
      fetch(`${origin}/desk/say`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
        body: JSON.stringify({ conversation, text }),
      }),
    async leave() {
      leaving.abort();
      await expect.poll(() => online()).toBe(false);
    },
  };
}
const online = async () => {
  const answer = await fetch(`${origin}/desks?merchant=lotus&desk=help`, {
    headers: { authorization: `Bearer ${liveChat.sandbox.apiKey}` },
  });
  return ((await answer.json()) as { desks: { online: boolean }[] }).desks[0]!.online;
};
/** The gateway caches the provider's answer for three seconds. */
const listed = (list: () => Promise<{ list: { id: string; online: boolean }[] }>, id: string) =>
  expect.poll(async () => (await list()).list.find((each) => each.id === id)?.online, { timeout: 8000 });

test('desks belong to a merchant; one is offline until a person is there, and outside its hours', async () => {
  const guest = gateway.guest();
  expect(await guest.value('listLiveChatDesks')).toMatchObject({
    framed: true,
    list: [
      { id: 'help', name: 'Help desk', languages: ['BN', 'EN'], online: false, waiting: 0 },
      { id: 'money', hours: { from: '09:00', to: '17:00' }, online: false },
    ],
  });
  expect((await guest.call('launchLiveChat', { body: {} })).body.code).toBe('live_chat_closed');
  const person = await come();
  await listed(() => guest.value('listLiveChatDesks'), 'help').toBe(true);
  const hour = Number(
    new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Dhaka', hour: '2-digit', hourCycle: 'h23' }).format(gateway.clock.now()),
  );
  gateway.clock.advance(((18 - hour + 24) % 24) * 3600);
  await listed(() => guest.value('listLiveChatDesks'), 'money').toBe(false);
  expect((await guest.call('launchLiveChat', { body: { modelId: 'money' } })).body.code).toBe('live_chat_closed');
  gateway.clock.advance(16 * 3600);
  await listed(() => guest.value('listLiveChatDesks'), 'money').toBe(true);
  await person.leave();
});

test('a ticket names a pseudonym and a level of a member, nothing of a guest, and no session', async () => {
  const person = await come();
  const guest = gateway.guest();
  await listed(() => guest.value('listLiveChatDesks'), 'help').toBe(true);
  const claims = async (client: typeof guest) => {
    const { chatUrl } = await client.value('launchLiveChat', { body: { topic: 'deposit' }, query: { language: 'EN' } });
    expect(new URL(chatUrl).origin).toBe(origin);
    return decodeJwt(new URL(chatUrl).searchParams.get('ticket')!);
  };
  const member = await gateway.registerMember();
  const [first, second, unknown, trial] = [
    await claims(member),
    await claims(member),
    await claims(guest),
    await claims(await gateway.startTrial()),
  ];
  expect(first).toMatchObject({ iss: 'lotus', aud: 'sandbox', desk: 'help', topic: 'deposit', language: 'EN', level: expect.any(Number) });
  expect(first.sub).toMatch(/^P-[0-9A-Z]{8}$/);
  expect(second.sub).toBe(first.sub);
  expect(second.jti).not.toBe(first.jti);
  expect(JSON.stringify(first)).not.toContain(member.username);
  expect(JSON.stringify(first)).not.toContain(member.memberId);
  for (const nobody of [unknown, trial]) expect([nobody.sub, nobody['level']]).toEqual([undefined, undefined]);
  await person.leave();
});

test('a ticket opens one chat, in which visitor and desk receive each other’s messages; a used, late or forged one opens none', async () => {
  const person = await come();
  const guest = gateway.guest();
  await listed(() => guest.value('listLiveChatDesks'), 'help').toBe(true);
  const { chatUrl } = await guest.value('launchLiveChat', { body: {} });
  const opened = await fetch(chatUrl);
  const page = await opened.text();
  expect(opened.headers.get('content-security-policy')).toContain(`frame-ancestors http://${guest.host}`);
  expect(page).toContain('sandbox');
  expect((await fetch(chatUrl)).status).toBe(410);
  const conversation = /data-secret="([\w-]+)"/.exec(page)![1]!;
  const say = (text: string) =>
    fetch(`${origin}/chat/say`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ conversation, text }),
    });
  expect((await person.hear())[0]).toMatchObject({ about: expect.stringContaining('Guest'), said: [] });
  expect((await say('Where is my deposit?')).status).toBe(204);
  expect((await say('x'.repeat(501))).status).toBe(409);
  const [heard] = await person.hear();
  expect(heard!.said.map(({ text }) => text)).toEqual(['Where is my deposit?']);
  expect(JSON.stringify(heard)).not.toContain(conversation);
  expect((await person.say(heard!.id, 'It is on its way.')).status).toBe(204);
  const stream = await fetch(`${origin}/chat/stream?conversation=${conversation}`);
  const reader = stream.body!.getReader();
  expect(new TextDecoder().decode((await reader.read()).value)).toContain('It is on its way.');
  await reader.cancel();

  const late = await guest.value('launchLiveChat', { body: {} });
  gateway.clock.advance(61);
  expect((await fetch(late.chatUrl)).status).toBe(410);
  expect((await fetch(`${late.chatUrl}x`)).status).toBe(410);
  expect((await fetch(`${origin}/desk?key=guessed`)).status).toBe(404);
  await person.leave();
});

test('a site without a provider has no desks, and its settings say so; another is served by the one that it names', async () => {
  const delta = gateway.guest({ host: 'delta.localhost' });
  expect(await delta.value('listLiveChatDesks')).toEqual({ list: [], framed: false });
  expect((await delta.call('launchLiveChat', { body: {} })).body.code).toBe('live_chat_closed');
  expect((await delta.value('getPermission')).info.liveChat).toBeUndefined();
  const { info } = await gateway.guest().value('getPermission');
  expect(info.liveChat).toBe(true);
  expect(info.frameOrigins).toContain(origin);
});
