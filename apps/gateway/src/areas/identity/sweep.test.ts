import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../testing/gateway.ts';
import { sweepSpent } from './sweep.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

test('sweeping removes expired rows, and nothing that is still valid', async () => {
  const old = await gateway.registerMember();
  await old.value('getCaptcha');
  gateway.clock.advance(12 * 3600 + 1);
  const fresh = await gateway.registerMember();
  expect(await sweepSpent(gateway.db, gateway.clock.now())).toBeGreaterThan(3);
  expect((await gateway.db.selectFrom('session').select('member_id').execute()).map((s) => s.member_id)).toEqual([fresh.memberId]);
  expect(await gateway.db.selectFrom('captcha').selectAll().execute()).toEqual([]);
  expect((await fresh.call('getMemberInfo')).status).toBe(200);
  expect(await sweepSpent(gateway.db, gateway.clock.now())).toBe(0);
});
