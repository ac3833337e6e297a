// N84.
import { contractHeader, contractMajor } from '@parlour/api/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../testing/gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const of = (major: number) => ({ [contractHeader]: String(major) });

test('a page of an earlier contract is told to reload, and changes nothing', async () => {
  const member = await gateway.registerMember();
  const { status, body } = await member.call('readAllMessages', { headers: of(contractMajor - 1) });
  expect([status, body.code]).toEqual([409, 'page_outdated']);
  const { count } = await member.value('getUnreadCount');
  expect(count).toBeGreaterThan(0);
});

test('it can still read the site’s state, so that it works until then', async () => {
  for (const operation of ['getSystemStatus', 'getPermission'] as const)
    expect((await gateway.guest().call(operation, { headers: of(contractMajor - 1) })).status).toBe(200);
});

test.each([
  ['of this contract', of(contractMajor)],
  ['of a later one, as while a new gateway takes over', of(contractMajor + 1)],
  ['that state none', {}],
  ['that state nonsense', { [contractHeader]: 'x' }],
])('pages %s are served', async (_what, headers) => {
  const member = await gateway.registerMember();
  expect((await member.call('readAllMessages', { headers })).status).toBe(200);
});
