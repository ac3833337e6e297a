import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openStreamClient, type StreamClient } from '../events/testing/stream-client.ts';
import { setMaintenance } from '../areas/site/close-site.ts';
import { testConfig } from '../testing/config.ts';
import { startTwoGateways, type TwoGateways } from '../testing/two-gateways.ts';
import { fund } from '../areas/wallet/testing.ts';

// A visitor's requests go to any gateway: nothing may depend on which.
let two: TwoGateways;
const streams: StreamClient[] = [];
beforeAll(async () => {
  two = await startTwoGateways({ config: { limits: { ...testConfig().limits, registrations: 3 } } });
});
afterEach(() => {
  for (const stream of streams.splice(0)) stream.close();
});
afterAll(() => two.close());

async function listenThere(member: Parameters<typeof openStreamClient>[1]): Promise<StreamClient> {
  const stream = await openStreamClient(two.port, member);
  streams.push(stream);
  return stream;
}

test('a member who logs in at one is logged in at the other, and logging out there ends the session here, streams too', async () => {
  const here = await two.first.registerMember({ ip: '203.0.113.10' });
  const there = two.there(here);
  expect(await there.value('getMemberInfo')).toMatchObject({ id: here.memberId });
  const stream = await listenThere(here);
  await here.value('logout');
  expect((await stream.next()).data.type).toBe('sessionEnded');
  await stream.ended;
  expect((await there.call('getMemberInfo')).status).toBe(401);
});

test('a password that was sealed for one opens at the other', async () => {
  const member = await two.first.registerMember({ ip: '203.0.113.11' });
  const there = two.there();
  const { kid } = await there.value('getPublicKey');
  expect(kid).toBe((await member.value('getPublicKey')).kid);
  const { username, password } = member;
  const altcha = await member.solve();
  expect((await there.call('login', { body: { type: 'username', username, password, altcha } })).status).toBe(200);
});

test('money that arrives through one reaches the page that listens to the other', async () => {
  const member = await two.first.registerMember({ ip: '203.0.113.12' });
  const stream = await listenThere(member);
  await fund(two.first, member, '500.00');
  const told = [await stream.next(), await stream.next()].map(({ data }) => data.type);
  expect(told).toContain('balanceChanged');
  expect(await two.there(member).value('getBalance')).toMatchObject({ available: { amount: '500.00' } });
});

test('a key that was used at one is used at the other', async () => {
  const member = await two.first.registerMember({ ip: '203.0.113.13' });
  const key = '6c1d6d4e-52a7-4b7c-9a1d-3f6c1f4a2b10';
  const first = await member.value('createDeposit', { body: { amount: '100.00' }, key });
  expect(await two.there(member).value('createDeposit', { body: { amount: '100.00' }, key })).toEqual(first);
  expect((await two.there(member).call('createDeposit', { body: { amount: '200.00' }, key })).status).toBe(409);
});

test('a limit is shared, wherever the uses are', async () => {
  const ip = '203.0.113.14';
  await two.first.registerMember({ ip });
  await two.first.registerMember({ ip });
  const register = async () => {
    const there = two.there(undefined, { ip });
    const body = { username: 'elsewhere', password: 'correct horse battery', confirmPassword: 'correct horse battery' };
    return there.call('registerMember', { body: { ...body, termsAccepted: true, ageConfirmed: true, altcha: await there.solve() } });
  };
  expect((await register()).status).toBe(200);
  const refused = await register();
  expect([refused.status, refused.body.code]).toEqual([429, 'too_many_requests']);
});

test('a visitor with a whole IPv6 network is limited as one visitor', async () => {
  for (const last of [1, 2, 3]) await two.first.registerMember({ ip: `2001:db8:5:5::${last}` });
  await expect(two.first.registerMember({ ip: '2001:db8:5:5:ffff::4' })).rejects.toThrow('too_many_requests');
  await two.first.registerMember({ ip: '2001:db8:5:6::1' });
});

test('a site that is closed is closed at both at once, and its pages are told', async () => {
  const member = await two.first.registerMember({ ip: '203.0.113.15' });
  const stream = await listenThere(member);
  await setMaintenance(two.first.database.db, 'lotus', { on: true }, two.first.clock.now());
  const answers = await Promise.all([member.call('getMemberInfo'), two.there(member).call('getMemberInfo')]);
  await setMaintenance(two.first.database.db, 'lotus', { on: false }, two.first.clock.now());
  expect(answers.map(({ status }) => status)).toEqual([503, 503]);
  expect((await stream.next()).data).toMatchObject({ type: 'systemStatus' });
  expect((await two.there(member).call('getMemberInfo')).status).toBe(200);
});
