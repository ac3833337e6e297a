import { randomUUID } from 'node:crypto';
import type { OperatorCredentials } from '@parlour/office-api/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../../testing/gateway.ts';
import { firstTwo, officeOf, operate } from '../../../testing/office.ts';
import { reachLevels } from '../../rewards/loyalty/testing.ts';
import { fund } from '../../wallet/testing.ts';

let gateway: TestGateway;
let amina: OperatorCredentials;
beforeAll(async () => {
  gateway = await startTestGateway();
  [amina] = await firstTwo(gateway);
});
afterAll(() => gateway.close());

const tag = (member: string, change: { add?: string[]; remove?: string[] }) => operate(gateway, 'tagMember', { member, ...change }, amina);
const tagged = async (word: string) =>
  (await officeOf(gateway, amina).call('listMembers', { query: { tag: word } })).list.map(({ username, tags }) => [username, tags]);

test('tags are added to a member and removed, whatever their case, and the list is filtered by them', async () => {
  const { username, memberId } = await gateway.registerMember();
  const { memberId: other } = await gateway.registerMember();
  expect((await tag(memberId, { add: ['VIP ', 'slow-payer', 'vip'] })).tags).toEqual(['slow-payer', 'vip']);
  await tag(other, { add: ['slow-payer'] });
  expect(await tagged('Vip')).toEqual([[username, ['slow-payer', 'vip']]]);
  expect(await tagged('slow-payer')).toHaveLength(2);
  expect((await tag(memberId, { remove: ['vip'], add: ['gone'] })).tags).toEqual(['gone', 'slow-payer']);
  expect(await tagged('vip')).toEqual([]);
  expect((await officeOf(gateway, amina).call('getMember', { query: { member: memberId } })).tags).toEqual(['gone', 'slow-payer']);
  const told = await gateway.db
    .selectFrom('audit_event')
    .select(['event', 'before', 'after'])
    .where('subject', '=', memberId)
    .orderBy('seq', 'desc')
    .executeTakeFirst();
  expect(told).toEqual({
    event: 'member.tagged',
    before: { tags: { sealed: expect.stringMatching(/^sealed\./) } },
    after: { tags: { sealed: expect.stringMatching(/^sealed\./) } },
  });
});

test.each([[' '], ['a,b'], ['<b>'], ['x'.repeat(31)], ['=1+1']])('%j is no tag', async (word) => {
  const { memberId } = await gateway.registerMember();
  await expect(tag(memberId, { add: [word] })).rejects.toMatchObject({ code: 'field_invalid' });
});

test('of twenty tags at most, also when they come at once', async () => {
  const { memberId } = await gateway.registerMember();
  const words = (from: number) => Array.from({ length: 12 }, (_, index) => `tag${from + index}`);
  const done = await Promise.allSettled([tag(memberId, { add: words(0) }), tag(memberId, { add: words(12) })]);
  expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('the list shows level, upline, bonus and what was paid in and out, and is filtered by upline', async () => {
  const agent = await gateway.registerMember();
  await operate(gateway, 'makeAgent', { member: agent.memberId }, amina);
  const member = await gateway.registerMember();
  await operate(gateway, 'setUpline', { member: member.memberId, upline: agent.username }, amina);
  await fund(gateway, member, '900.00');
  const body = { amount: '300.00', payeeName: 'Nadia Rahman', bankName: 'Meghna Bank', accountNumber: '00112345' };
  const { id } = await member.value('createWithdrawal', { body });
  await operate(gateway, 'approveWithdrawal', { id }, amina);
  await gateway.db
    .insertInto('deposit')
    .values({
      id: randomUUID(),
      merchant: 'lotus',
      member_id: member.memberId,
      amount: '70000',
      currency: 'BDT',
      status: 'failed',
      provider: 'sandbox',
      payment_id: null,
      cashier_url: null,
      created_at: gateway.clock.now(),
      expires_at: gateway.clock.now(),
      settled_at: null,
    })
    .execute();
  await reachLevels(gateway, member, 1);
  const { list, about } = await officeOf(gateway, amina).call('listMembers', { query: { upline: agent.username.toUpperCase() } });
  expect(list).toEqual([
    expect.objectContaining({
      id: member.memberId,
      upline: agent.username,
      level: 1,
      balance: '600.00',
      bonus: '0.00',
      deposited: '900.00',
      withdrawn: '300.00',
      net: '600.00',
    }),
  ]);
  expect(about).toEqual({ count: 1, exact: true });
  const own = await officeOf(gateway, amina).call('listMembers', { query: { name: agent.username } });
  expect(own.list).toEqual([expect.objectContaining({ upline: null, level: 0, net: '0.00' })]);
  expect((await officeOf(gateway, amina).call('listMembers', { query: { upline: 'isnobodysupline' } })).list).toEqual([]);
});
