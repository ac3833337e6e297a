import { operationTable, type OperationId } from '@parlour/api/contract';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../testing/gateway.ts';
import type { TestClient } from '../../testing/client.ts';
import { setMaintenance, setRegionRestriction } from './close-site.ts';

let gateway: TestGateway;
let member: TestClient;
beforeAll(async () => {
  gateway = await startTestGateway();
  member = await gateway.registerMember();
});
afterEach(async () => {
  await setMaintenance(gateway.db, 'lotus', { on: false }, gateway.clock.now());
  await setRegionRestriction(gateway.db, 'lotus', [], gateway.clock.now());
});
afterAll(() => gateway.close());

const open = ['getSystemStatus', 'getPermission', 'getRegisterSettings', 'getDomainRoute', 'getPublicKey'];
const bound = (Object.keys(operationTable) as OperationId[]).filter((id) => id !== 'streamEvents');
const until = new Date('2030-01-01T00:00:00Z');

async function ask(browser: TestClient, id: OperationId) {
  const { method, path } = operationTable[id];
  const response = await browser.inject({
    method,
    url: path.replace(/\{\w+\}/g, '00000000-0000-7000-8000-000000000000'),
    ...(method === 'GET' ? {} : { payload: {} }),
  });
  return { status: response.statusCode, body: response.json<{ code?: string; params?: object }>() };
}

describe('maintenance', () => {
  test('is announced with its end, and closes everything but what a page needs to say so', async () => {
    await setMaintenance(gateway.db, 'lotus', { on: true, until }, gateway.clock.now());
    expect(await member.value('getSystemStatus')).toMatchObject({
      status: 1,
      maintenance: true,
      maintenanceEnd: until.toISOString(),
      regionRestriction: false,
    });
    expect((await member.value('getPermission')).info).toMatchObject({ maintenance: true, maintenanceEnd: until.toISOString() });
    await expectClosed({ status: 503, code: 'maintenance', params: { maintenanceEnd: until.toISOString() } });
  });

  test('is over when it is off, and was never at the other merchant', async () => {
    await setMaintenance(gateway.db, 'lotus', { on: true }, gateway.clock.now());
    expect((await ask(gateway.guest({ host: 'delta.localhost' }), 'getGameMenus')).status).toBe(200);
    expect((await ask(member, 'getBalance')).body.params).toEqual({ maintenanceEnd: null });
    await setMaintenance(gateway.db, 'lotus', { on: false }, gateway.clock.now());
    expect((await ask(member, 'getBalance')).status).toBe(200);
    expect(await member.value('getSystemStatus')).toMatchObject({ status: 0, maintenance: false });
  });

  test('is told to open pages', async () => {
    const before = await gateway.db
      .selectFrom('event')
      .select('id')
      .where('type', '=', 'systemStatus')
      .where('merchant', '=', 'lotus')
      .execute();
    await setMaintenance(gateway.db, 'lotus', { on: true, until }, gateway.clock.now());
    const after = await gateway.db
      .selectFrom('event')
      .select(['id', 'member_id'])
      .where('type', '=', 'systemStatus')
      .where('merchant', '=', 'lotus')
      .execute();
    expect(after).toHaveLength(before.length + 1);
    expect(after.every((e) => e.member_id === null)).toBe(true);
  });

  test('takes precedence over a restriction', async () => {
    await setRegionRestriction(gateway.db, 'lotus', ['all'], gateway.clock.now());
    await setMaintenance(gateway.db, 'lotus', { on: true }, gateway.clock.now());
    expect(await member.value('getSystemStatus')).toMatchObject({ status: 1, regionRestriction: true });
    expect((await ask(member, 'getBalance')).body.code).toBe('maintenance');
  });
});

describe('a region restriction', () => {
  test('closes everything to the addresses it names, and shows visitors their address', async () => {
    await setRegionRestriction(gateway.db, 'lotus', ['203.0.113.0/24', '2001:db8::/32'], gateway.clock.now());
    expect(await member.value('getSystemStatus')).toMatchObject({ status: 2, regionRestriction: true, location: { ip: '203.0.113.7' } });
    await expectClosed({ status: 403, code: 'region_restricted', params: { ip: '203.0.113.7' } });
    expect((await ask(gateway.guest({ ip: '2001:db8:1::1' }), 'getGameMenus')).status).toBe(403);
    expect((await ask(gateway.guest({ ip: '::ffff:203.0.113.9' }), 'getGameMenus')).status).toBe(403);
    expect((await ask(gateway.guest({ ip: '198.51.100.1' }), 'getGameMenus')).status).toBe(200);
    expect(await gateway.guest({ ip: '198.51.100.1' }).value('getSystemStatus')).toMatchObject({ status: 0 });
  });

  test('ignores what a visitor claims about their address', async () => {
    await setRegionRestriction(gateway.db, 'lotus', ['203.0.113.7'], gateway.clock.now());
    expect((await ask(gateway.guest({ headers: { 'x-forwarded-for': '198.51.100.1', 'x-country': 'BD' } }), 'getGameMenus')).status).toBe(
      403,
    );
  });

  test.each(['', 'nowhere', '1.2.3', '1.2.3.4/33', '::1/129', '1.2.3.4/x', '1.2.3.4/8/8'])(
    'refuses %j, which names no region',
    async (block) => {
      await expect(setRegionRestriction(gateway.db, 'lotus', [block], gateway.clock.now())).rejects.toThrow(RangeError);
    },
  );
});

/** Expects this refusal from every operation, except those that say why the site is closed. */
async function expectClosed(refusal: { status: number; code: string; params: object }): Promise<void> {
  for (const id of bound) {
    const { status, body } = await ask(member, id);
    if (open.includes(id)) expect(status, id).toBe(200);
    else expect({ id, status, code: body.code, params: body.params }).toEqual({ id, ...refusal });
  }
}
