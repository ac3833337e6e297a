import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../../testing/gateway.ts';
import { setUpline } from '../../identity/member/agent.ts';
import { loggedInAgent } from '../../identity/member/testing.ts';
import { fund } from '../../wallet/testing.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const bdt = (amount: string) => ({ amount, currency: 'BDT' });
const proved = (memberId: string) =>
  gateway.db.updateTable('session').set({ payment_proved_at: gateway.clock.now() }).where('member_id', '=', memberId).execute();

test('a member without an upline is told so, and can send nothing', async () => {
  const member = await gateway.registerMember();
  expect(await member.value('getUplineTransfer')).toEqual({ state: 'noUpline' });
  await proved(member.memberId);
  expect((await member.call('sendUp', { body: { amount: '10.00' } })).body.code).toBe('not_found');
});

test('a member sends up what is left of the caps, is told what is left, and finds it in the account record', async () => {
  const [agent, member] = [await loggedInAgent(gateway), await gateway.registerMember()];
  await setUpline(gateway.db, { id: member.memberId, merchant: 'lotus' }, agent.memberId);
  const stated = { made_by: 'test', made_at: gateway.clock.now(), reason: 'test', merchant: 'lotus', version: 1 };
  const policy = JSON.stringify({ transferMin: '10', transferPairCap: '100' });
  await gateway.db
    .insertInto('agent_policy')
    .values({ ...stated, policy })
    .execute();
  await fund(gateway, member, '500.00');
  const account = agent.username;
  expect(await member.value('getUplineTransfer')).toEqual({ state: 'open', account, amount: { min: bdt('10.00'), max: bdt('100.00') } });
  await proved(member.memberId);
  const { transferId } = await member.value('sendUp', { body: { amount: '80.00' } });
  expect(await member.value('getUplineTransfer')).toMatchObject({ state: 'open', amount: { max: bdt('20.00') } });
  expect((await member.value('listTransactions', { query: { type: 'transferUp' } })).list).toMatchObject([
    { amount: bdt('-80.00'), balanceAfter: bdt('420.00'), reference: transferId },
  ]);
  await member.value('sendUp', { body: { amount: '15.00' } });
  expect(await member.value('getUplineTransfer')).toEqual({ state: 'capReached', account });
});

test('an upline that is blocked closes transfers', async () => {
  const [agent, member] = [await loggedInAgent(gateway), await gateway.registerMember()];
  await setUpline(gateway.db, { id: member.memberId, merchant: 'lotus' }, agent.memberId);
  await gateway.db.updateTable('member').set({ status: 'blocked' }).where('id', '=', agent.memberId).execute();
  expect(await member.value('getUplineTransfer')).toEqual({ state: 'closed', account: agent.username });
});
