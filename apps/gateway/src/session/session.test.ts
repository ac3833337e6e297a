import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../testing/gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

test('x', async () => {
  const member = await gateway.registerMember();
  console.log(await member.value('getMemberInfo'));
  const t = await gateway.startTrial();
  console.log(await t.value('getMemberInfo'), await t.value('getBalance'), await t.call('createDeposit', { body: {} as never }));
});
