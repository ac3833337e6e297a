import { operationTable, type OperationId } from '@parlour/api/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestClient } from '../testing/client.ts';
import { startTestGateway, type TestGateway } from '../testing/gateway.ts';
import { fund } from '../areas/wallet/testing.ts';

let gateway: TestGateway;
/** Two members of the same name, each with a session at their own merchant. */
let lotus: TestClient & { memberId: string };
let delta: TestClient & { memberId: string };
beforeAll(async () => {
  gateway = await startTestGateway();
  lotus = await gateway.registerMember({ username: 'samename' });
  delta = await gateway.registerMember({ username: 'samename', host: 'delta.localhost' });
  await fund(gateway, lotus, '500.00');
});
afterAll(() => gateway.close());

const ids = Object.keys(operationTable) as OperationId[];
const forGuests = (id: OperationId) => (operationTable[id].roles as readonly string[]).includes('guest');
const personal = ids.filter((id) => operationTable[id].session || (operationTable[id].path.includes('{') && !forGuests(id)));
const open = ids.filter((id) => !personal.includes(id) && id !== 'streamEvents' && operationTable[id].method === 'GET');

/** Calls one merchant's site with the cookies of another's. */
async function askStranger(id: OperationId, cookies: TestClient, host: string) {
  const { method, path } = operationTable[id];
  const response = await gateway.app.inject({
    method: method as 'GET',
    url: path.replace(/\{\w+\}/g, '00000000-0000-7000-8000-000000000000'),
    headers: {
      host,
      cookie: [...cookies.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'idempotency-key': crypto.randomUUID(),
    },
    ...(method === 'GET' || method === 'DELETE' ? {} : { payload: {} }),
  });
  return { status: response.statusCode, code: response.json<{ code?: string }>().code };
}

test('there are such operations', () => {
  expect(personal.length).toBeGreaterThan(15);
  expect(open.length).toBeGreaterThan(5);
});

describe.each(personal)('%s', (id) => {
  test.each([
    ['delta', 'lotus'],
    ['lotus', 'delta'],
  ] as const)("at %s with a session of %s's member of the same name: 401", async (site, home) => {
    const stranger = home === 'lotus' ? lotus : delta;
    expect(await askStranger(id, stranger, `${site}.localhost`)).toEqual({ status: 401, code: 'not_logged_in' });
  });

  test('at home it is a session', async () => {
    const { method, path } = operationTable[id];
    // Called without its idempotency key and with an invalid body, so that it does nothing.
    const url = path.replace(/\{\w+\}/g, '00000000-0000-7000-8000-000000000000');
    if (method === 'DELETE') return;
    const { statusCode } = await lotus.inject({ method, url, ...(method === 'GET' ? {} : { payload: { junk: true } }) });
    expect(statusCode).not.toBe(401);
  });
});

test.each(open)('%s shows a visitor with the cookie of another merchant what it shows a guest', async (id) => {
  const { status } = await askStranger(id, lotus, 'delta.localhost');
  expect(status).not.toBe(500);
  expect([401, 403]).not.toContain(status);
});

test('what is in an address is found by its own member at its own merchant only', async () => {
  const { id } = await lotus.value('createDeposit', { body: { amount: '100.00' } });
  expect((await lotus.call('getDeposit', { params: { depositId: id } })).status).toBe(200);
  expect((await delta.call('getDeposit', { params: { depositId: id } })).status).toBe(404);
});

test('a name that two merchants know is two people', async () => {
  expect(lotus.memberId).not.toBe(delta.memberId);
  for (const [site, own] of [
    [lotus, lotus.memberId],
    [delta, delta.memberId],
  ] as const)
    expect((await site.value('getMemberInfo')).id).toBe(own);
  expect((await delta.value('getBalance')).available.amount).toBe('0');
});
