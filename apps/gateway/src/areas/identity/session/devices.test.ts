import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openStreamClient, type StreamClient } from '../../../events/testing/stream-client.ts';
import { listening } from '../../../testing/another-gateway.ts';
import { startTestGateway, type TestGateway } from '../../../testing/gateway.ts';
import { deviceOf } from './device.ts';

let gateway: TestGateway;
let port: number;
beforeAll(async () => {
  gateway = await startTestGateway();
  port = await listening(gateway.app);
});
afterAll(() => gateway.close());

const opened: StreamClient[] = [];
afterEach(() => {
  for (const stream of opened.splice(0)) stream.close();
});

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0';
type Browser = ReturnType<TestGateway['guest']>;

async function listenAs({ host, cookies }: Browser): Promise<StreamClient> {
  const stream = await openStreamClient(port, { host, cookies });
  opened.push(stream);
  return stream;
}
async function logIn(browser: Browser, { username, password }: { username: string; password: string }) {
  await browser.value('login', { body: { type: 'username', username, password, altcha: await browser.solve() } });
}
/** A member who is logged in here and, a minute later, in a second browser. */
async function twoDevices() {
  const member = await gateway.registerMember({ ip: '198.51.100.20' });
  gateway.clock.advance(60);
  const second = gateway.guest({ ip: '198.51.100.21', headers: { 'user-agent': firefox } });
  await logIn(second, member);
  return { member, second };
}
/** Real seconds between `deed` and the end of a stream. */
async function secondsToEnd(stream: StreamClient, deed: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await deed();
  await stream.ended;
  return (performance.now() - began) / 1000;
}

describe('the list of devices', () => {
  test('tells where the member is logged in: since when, from where, in what, and which is this one', async () => {
    const { member, second } = await twoDevices();
    const now = gateway.clock.now().getTime();
    expect((await second.value('listSessions')).list).toMatchObject([
      { address: '198.51.100.21', device: { browser: 'firefox', system: 'linux' }, current: true, startedAt: new Date(now).toISOString() },
      { address: '198.51.100.20', current: false, startedAt: new Date(now - 60_000).toISOString() },
    ]);
    expect((await member.value('listSessions')).list.find(({ current }) => current)?.address).toBe('198.51.100.20');
  });

  test('omits ended sessions, and contains nothing that would let anybody in', async () => {
    const { second } = await twoDevices();
    gateway.clock.advance(29 * 60);
    await second.value('getMemberInfo');
    gateway.clock.advance(2 * 60);
    const { list } = await second.value('listSessions');
    expect(list).toHaveLength(1);
    expect(JSON.stringify(list)).not.toContain(second.cookies.get('__Host-sid'));
  });

  test.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/128.0 Safari/537.36 Edg/128.0',
      'edge',
      'windows',
    ],
    [
      'Mozilla/5.0 (Linux; Android 14; SM-S911B) AppleWebKit/537.36 SamsungBrowser/25.0 Chrome/121.0 Mobile Safari/537.36',
      'samsung',
      'android',
    ],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1 Version/17.5 Mobile Safari/604.1', 'safari', 'ios'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) AppleWebKit/537.36 Chrome/128.0 Safari/537.36', 'chrome', 'macos'],
    ['curl/8', 'other', 'other'],
    ['', 'other', 'other'],
  ])('knows %s', (userAgent, browser, system) => {
    expect(deviceOf(userAgent)).toEqual({ browser, system });
  });
});

describe('A11: a session is ended', () => {
  test('from another device; its pages hear it within a second', async () => {
    const { member, second } = await twoDevices();
    const stream = await listenAs(second);
    const other = (await member.value('listSessions')).list.find(({ current }) => !current)!;
    expect(await secondsToEnd(stream, () => member.value('endSession', { params: { sessionId: other.id } }))).toBeLessThan(1);
    expect((await second.call('getMemberInfo')).status).toBe(401);
    expect((await member.value('listSessions')).list).toHaveLength(1);
    expect((await member.call('endSession', { params: { sessionId: other.id } })).body.code).toBe('not_found');
  });

  test('by logging out; its own pages hear it within a second, those of other devices do not', async () => {
    const { member, second } = await twoDevices();
    const [mine, theirs] = [await listenAs(member), await listenAs(second)];
    expect(await secondsToEnd(mine, () => member.value('logout'))).toBeLessThan(1);
    const over = await Promise.race([theirs.ended.then(() => true), second.value('getMemberInfo').then(() => false)]);
    expect(over).toBe(false);
  });

  test('with all others except the one that asks', async () => {
    const { member, second } = await twoDevices();
    const third = gateway.guest();
    await logIn(third, member);
    expect(await member.value('endOtherSessions')).toEqual({ ended: 2 });
    expect([(await second.call('getMemberInfo')).status, (await third.call('getMemberInfo')).status]).toEqual([401, 401]);
    expect(await member.value('endOtherSessions')).toEqual({ ended: 0 });
  });

  test('one of one’s own is logging out: the cookie goes, and the site data', async () => {
    const member = await gateway.registerMember();
    const [own] = (await member.value('listSessions')).list;
    const { status, headers } = await member.call('endSession', { params: { sessionId: own!.id } });
    expect([status, headers['clear-site-data']]).toEqual([200, '"cache", "storage"']);
    expect(member.cookies.has('__Host-sid')).toBe(false);
  });

  test('B01: never by somebody else', async () => {
    const [member, thief] = [await gateway.registerMember(), await gateway.registerMember()];
    const [own] = (await member.value('listSessions')).list;
    const { status, body } = await thief.call('endSession', { params: { sessionId: own!.id } });
    expect([status, body.code]).toEqual([404, 'not_found']);
    expect((await member.call('getMemberInfo')).status).toBe(200);
  });
});

test('A08: the previous log-in is shown with its address', async () => {
  const { member, second } = await twoDevices();
  expect(await second.value('getMemberInfo')).toMatchObject({
    previousLoginAt: new Date(gateway.clock.now().getTime() - 60_000).toISOString(),
    previousLoginAddress: '198.51.100.20',
  });
  expect((await member.value('getMemberInfo')).previousLoginAddress).toBeUndefined();
});
